/** How long a trial lasts, from its first moment (spec part 2 §9 "Trial access"). */
export const TRIAL_DAYS = 5

/** How long the link of the mail that begins a trial works. */
export const TRIAL_LINK_HOURS = 72

const HOUR_MS = 3_600_000

/** When a trial that begins now ends. */
export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + TRIAL_DAYS * 24 * HOUR_MS)
}

/** Until when a link that is mailed now works. */
export function trialLinkEnd(now: Date): Date {
  return new Date(now.getTime() + TRIAL_LINK_HOURS * HOUR_MS)
}

/** How many days, begun ones counted, a trial still lasts; 0 once it is over. */
export function trialDaysLeft(endsAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / (24 * HOUR_MS)))
}
