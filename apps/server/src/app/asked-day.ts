import { type Clock, today as findToday } from '../shared/clock.ts'
import { AppError } from './app-error.ts'

/** The day that is asked for, today when left out, beside today; YYYY-MM-DD. Throws `days.in-future`. */
export function readAskedDay(clock: Clock, asOf: string | undefined): { asOf: string; today: string } {
  const today = findToday(clock)
  refuseFuture(today, asOf)
  return { asOf: asOf ?? today, today }
}

/** Of days after today nothing is known. Throws `days.in-future`. */
export function refuseFuture(today: string, ...days: readonly (string | null | undefined)[]): void {
  if (days.some((day) => day !== undefined && day !== null && day > today)) throw new AppError('days.in-future')
}
