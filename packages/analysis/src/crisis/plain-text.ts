/**
 * A text as its sentences, in the one form that words are looked for in: small letters without accents or apostrophes
 * (a student in need leaves them out), words between single blanks, quotation marks as « and ».
 */
export function spacedText(text: string): readonly string[] {
  const bare = marked(text)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/['’‘´`ʼ]/g, "")
    .replace(/ß/g, "ss")
    .replace(/œ/g, "oe")
    .replace(/([a-z])\1{2,}/g, "$1")
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}«»\n$]+/gu, " ")
    .replace(/([«»\p{Extended_Pictographic}])/gu, (sign) => (/\d/.test(sign) ? sign : ` ${sign} `));
  return sentencesOf(bare, (sentence) => ` ${sentence.replace(/\s+/g, " ").trim()} `);
}

/** The same for Japanese, where no blank stands between words: a comma is one, and none is left between signs. */
export function joinedText(text: string): readonly string[] {
  return sentencesOf(marked(text), (sentence) => sentence.replace(/[\s、，,：:]+/g, " ").trim());
}

/** Chinese as it is written on the mainland: whoever writes traditional signs is heard by the same words. */
export function simplifiedText(text: string): readonly string[] {
  return joinedText(text).map((sentence) =>
    sentence.replace(/\p{Script=Han}/gu, (sign) => {
      const at = traditional.indexOf(sign);
      return at < 0 ? sign : simplified.charAt(at);
    }),
  );
}

const traditional =
  "殺傷殘強姦輕絕媽來這個們說過時後間開關門樓遺書醫藥嗎沒麼壓學訴親爺姊著還沒讓從體臉脫衛廁鎖給錢發傳視頻熱線結運進邊無樂劃燒爐農藥頭腦橋車鐵軌陽臺窗頂斷氣憂鬱歲師導練級聯絡醒飯餓罰惡夢難過痛離婚綁踢掐燙撞滿瓶顆";
const simplified =
  "杀伤残强奸轻绝妈来这个们说过时后间开关门楼遗书医药吗没么压学诉亲爷姐着还没让从体脸脱卫厕锁给钱发传视频热线结运进边无乐划烧炉农药头脑桥车铁轨阳台窗顶断气忧郁岁师导练级联络醒饭饿罚恶梦难过痛离婚绑踢掐烫撞满瓶颗";

function marked(text: string): string {
  let isOpen = false;
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[“„«「『]/g, "«")
    .replace(/[”»」』]/g, "»")
    .replace(/"/g, () => {
      isOpen = !isOpen;
      return isOpen ? "«" : "»";
    })
    .replace(/[.!?;。！？；…\n]+/g, "\n");
}

function sentencesOf(text: string, tidied: (sentence: string) => string): readonly string[] {
  return text
    .split("\n")
    .map(tidied)
    .filter((sentence) => sentence.trim() !== "");
}
