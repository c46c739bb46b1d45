/** `2018-03-02` of a year, month and day, or null where the calendar has no such day. Years 1900–2099. */
function toDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = year >= 1900 && year <= 2099 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}

/** A day written `02/03/2018`, day first. */
export function readSlashedDay(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  return toDay(Number(year), Number(month), Number(day))
}

/** A day written `02.03.2018`, day first. */
export function readDottedDay(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  return toDay(Number(year), Number(month), Number(day))
}

/** A day written `2018-03-02`. */
export function readIsoDay(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return toDay(Number(year), Number(month), Number(day))
}

const HUNGARIAN_MONTHS =
  'január február március április május június július augusztus szeptember október november december'.split(' ')

/** A day written `2025. április 02.`. */
export function readHungarianDay(text: string): string | null {
  const [, year, month = '', day] = /^(\d{4})\.\s*(\p{L}+)\s+(\d{1,2})\.?$/u.exec(text) ?? []
  return toDay(Number(year), HUNGARIAN_MONTHS.indexOf(month.toLowerCase()) + 1, Number(day))
}

/** A calendar year 1900–2099. */
export function readYear(text: string): number | null {
  return /^(?:19|20)\d{2}$/.test(text) ? Number(text) : null
}

const NUMBER = /^[-\u2212]?(?:\d{1,15}|\d{1,3}(?:\s\d{3}){1,4})(?:\.\d{1,6})?$/

/** A number with a point for decimals; thousands may be apart, and the minus sign may be the typographic one. */
export function readNumber(text: string): number | null {
  // `+ 0` makes 0 of -0.
  return NUMBER.test(text) ? Number(text.replaceAll(/\s/g, '').replace('\u2212', '-')) + 0 : null
}

/** One space between words. */
export function normaliseSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
