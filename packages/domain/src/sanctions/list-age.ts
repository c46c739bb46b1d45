import { daysBetween } from '../calendar-days.ts'

/** Lists change by the week. One that for more days than these nobody found to be the newest clears nobody. */
export const LIST_CURRENT_DAYS = 31

/**
 * On which day, and how many days ago, an edition was last known to be the newest: on its own day, or when a later look at the publisher's found no
 * other (null where nobody looked). Days YYYY-MM-DD.
 */
export function measureListAge(
  { listedDay, lookedOn }: { listedDay: string; lookedOn: string | null },
  today: string,
): { currentOn: string; ageDays: number; isOld: boolean } {
  const currentOn = lookedOn !== null && lookedOn > listedDay ? lookedOn : listedDay
  const ageDays = Math.max(0, daysBetween(currentOn, today))
  return { currentOn, ageDays, isOld: ageDays > LIST_CURRENT_DAYS }
}
