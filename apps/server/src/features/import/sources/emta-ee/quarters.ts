import { dayAfter } from '@merleg/domain/calendar-days'

/** A quarter of a year; `number` counts quarters from the year 0, so that neighbours are one apart. */
export type Quarter = { number: number; validFrom: string; validTo: string }

const QUARTER_ENDS = ['03-31', '06-30', '09-30', '12-31'] as const

/** The quarter of a year, 0 to 3; `validTo` is the first day of the next. */
export function toQuarter(year: number, index: number): Quarter {
  const validFrom = `${year}-${String(index * 3 + 1).padStart(2, '0')}-01`
  return { number: year * 4 + index, validFrom, validTo: dayAfter(`${year}-${QUARTER_ENDS[index] ?? '12-31'}`) }
}

/** The three months before the last of the quarter: the returns of that one are not due when the file is made. */
export function toMonthEarlier({ validFrom, validTo }: Quarter): Pick<Quarter, 'validFrom' | 'validTo'> {
  return { validFrom: firstOfMonthBefore(validFrom), validTo: firstOfMonthBefore(validTo) }
}

function firstOfMonthBefore(firstDay: string): string {
  const [year = 0, month = 1] = firstDay.split('-').map(Number)
  return month === 1 ? `${year - 1}-12-01` : `${year}-${String(month - 1).padStart(2, '0')}-01`
}

/** The number of the last quarter that had ended on a day. */
export function lastEndedQuarter(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return year * 4 + Math.ceil(month / 3) - 2
}
