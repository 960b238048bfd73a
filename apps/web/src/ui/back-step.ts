/** A step of the history that leads nowhere: it only lets Back close what lies over the page. */
export function isBackStep(state: object): boolean {
  return "standsAbove" in state && state.standsAbove === true;
}
