/** Cases of somebody who has not seen the code that are not judged right. One that is judged right now must go from here. */
export const knownMisses: Readonly<Record<"orders" | "shorten" | "explain" | "compare", readonly string[]>> = {
  orders: ["nachhilfe latein jetzt am sonntag um 11"],
  shorten: [],
  explain: [],
  compare: [],
};
