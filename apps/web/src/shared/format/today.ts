import { hungarianDayOf } from '@merleg/domain/calendar-days'

/** Today in Hungary as YYYY-MM-DD: days of validity and filing are Hungarian days. */
export function todayInHungary(): string {
  return hungarianDayOf(new Date())
}
