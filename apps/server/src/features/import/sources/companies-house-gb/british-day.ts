/** A day written `25/08/1983`, day first; null where the calendar has no such day. The oldest charters are medieval. */
export function readBritishDay(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/([12]\d{3})$/.exec(text) ?? []
  return toDay(Number(year), Number(month), Number(day))
}

function toDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null
}
