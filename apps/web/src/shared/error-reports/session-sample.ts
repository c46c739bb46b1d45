/** Of so many sessions one is told of though nothing went wrong (spec part 2 §9: 1 % of sessions). */
export const SESSION_SAMPLE = 0.01

const KEY = 'merleg.session-sample'

/** Whether this session is one of the sample: decided once for as long as the tab is open. */
export function isSampled(chance: () => number = Math.random): boolean {
  try {
    const decided = sessionStorage.getItem(KEY) ?? (chance() < SESSION_SAMPLE ? 'yes' : 'no')
    sessionStorage.setItem(KEY, decided)
    return decided === 'yes'
  } catch {
    // Without storage each page load would be drawn anew.
    return false
  }
}
