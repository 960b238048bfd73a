/** What a student may pay for. Prices are US dollars a month. */
export const plans = [
  { id: "basic", usd: 49, features: ["core", "basicSupport", "standardAccess"] },
  { id: "pro", usd: 79, features: ["allBasic", "prioritySupport", "advancedAnalytics", "customThemes"] },
  { id: "premium", usd: 99, features: ["allPro", "aroundTheClock", "advancedIntegrations", "whiteLabel"] },
] as const;
export type Plan = (typeof plans)[number];

/** How a chosen plan is written into the profile. */
export function storedPlan(plan: Pick<Plan, "usd">): string {
  return `USD ${plan.usd}/mo`;
}
