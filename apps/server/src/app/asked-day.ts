import { type Clock, today as findToday } from '../shared/clock.ts'
import { AppError } from './app-error.ts'

/** The day that is asked for, today when left out, beside today; YYYY-MM-DD. Throws `days.in-future`. */
export function readAskedDay(clock: Clock, asOf: string | undefined): { asOf: string; today: string } {
  const today = findToday(clock)
  if (asOf !== undefined && asOf > today) throw new AppError('days.in-future')
  return { asOf: asOf ?? today, today }
}
