/** When someone was born: first and last possible day, YYYY-MM-DD, both inclusive. */
export type BirthSpan = { from: string; to: string }

export type BirthComparison = {
  code: 'birth-date-same' | 'birth-year-same' | 'birth-date-differs' | 'birth-date-unknown'
  isNear: boolean
  listed: string | null
}

/** A birth year more than one away is another person (registers and lists mistake days and months, rarely years). */
export function compareBirth(birthDate: string | null, births: readonly BirthSpan[]): BirthComparison {
  const listed = births.map(({ from, to }) => (from === to ? from : `${from.slice(0, 4)}–${to.slice(0, 4)}`)).join(', ')
  if (birthDate === null || births.length === 0)
    return { code: 'birth-date-unknown', isNear: true, listed: listed || null }
  const said = { isNear: true, listed }
  if (births.some(({ from, to }) => from === to && from === birthDate)) return { code: 'birth-date-same', ...said }
  if (births.some(({ from, to }) => from !== to && from <= birthDate && birthDate <= to))
    return { code: 'birth-year-same', ...said }
  const year = Number(birthDate.slice(0, 4))
  const isNear = births.some(
    ({ from, to }) => Number(from.slice(0, 4)) - 1 <= year && year <= Number(to.slice(0, 4)) + 1,
  )
  return { code: 'birth-date-differs', isNear, listed }
}
