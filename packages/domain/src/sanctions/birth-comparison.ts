/** When someone was born: first and last possible day, YYYY-MM-DD, both inclusive. */
export type BirthSpan = { from: string; to: string }

/** A birth that a list tells in words or a calendar that are not read: it may be any day. */
export const UNREAD_BIRTH: BirthSpan = { from: '0001-01-01', to: '9999-12-31' }

export type BirthComparison = {
  code: 'birth-date-same' | 'birth-year-same' | 'birth-date-differs' | 'birth-date-unknown'
  isNear: boolean
  listed: string | null
}

/**
 * A birth year more than one away is another person (registers and lists mistake days and months, rarely years); of several
 * that a list tells each may be the true one, also one that could not be read.
 */
export function compareBirth(birthDate: string | null, told: readonly BirthSpan[]): BirthComparison {
  const births = told.filter(({ from, to }) => from !== UNREAD_BIRTH.from || to !== UNREAD_BIRTH.to)
  const isOneUnread = births.length < told.length
  const listed = births.map(tellSpan).join(', ')
  if (birthDate === null || births.length === 0)
    return { code: 'birth-date-unknown', isNear: true, listed: listed || null }
  const said = { isNear: true, listed }
  if (births.some(({ from, to }) => from === to && from === birthDate)) return { code: 'birth-date-same', ...said }
  if (births.some(({ from, to }) => from !== to && from <= birthDate && birthDate <= to))
    return { code: 'birth-year-same', ...said }
  if (isOneUnread) return { code: 'birth-date-unknown', ...said }
  const year = Number(birthDate.slice(0, 4))
  const isNear = births.some(
    ({ from, to }) => Number(from.slice(0, 4)) - 1 <= year && year <= Number(to.slice(0, 4)) + 1,
  )
  return { code: 'birth-date-differs', isNear, listed }
}

/** The day, the year or the years, as far as the list tells it. */
function tellSpan({ from, to }: BirthSpan): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  if (from === to) return from
  return first === last ? first : `${first}–${last}`
}
