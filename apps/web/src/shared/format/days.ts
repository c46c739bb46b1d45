/** Today in Hungary as YYYY-MM-DD: days of validity and filing are Hungarian days. */
export function todayInHungary(): string {
  return new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Budapest' })
}

/** A day (YYYY-MM-DD) some days earlier. */
export function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)
}

/** The same day some months earlier; the last of a month too short for it. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10)
}
