/**
 * The last moment of a Hungarian calendar day (YYYY-MM-DD): what was known at its end. Hungary is one hour ahead of
 * UTC, two in summer.
 */
export function endOfDay(day: string): Date {
  const winter = new Date(`${day}T23:59:59.999+01:00`)
  return dayOf(winter) === day ? winter : new Date(`${day}T23:59:59.999+02:00`)
}

/** The Hungarian day of a moment. */
export function dayOf(moment: Date): string {
  return moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Budapest' })
}

/** The same day a year earlier; of 29 February the 28th. */
export function yearBefore(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return [String(Number(year) - 1).padStart(4, '0'), month, `${month}-${date}` === '02-29' ? '28' : date].join('-')
}
