import type { Quartiles } from '@merleg/domain/sectors'
import { takeQuartiles } from './take-quartiles.ts'

/** No quartile stands on fewer companies. */
export const LEAST_COMPANIES = 5

/** Whose values these are: a company of a class (NACE, 111 is 01.11) in a population and a year. */
export type SectorYear = { population: number; year: number; classCode: number }

/** Of one of the values, by its place from 0, what the companies of a sector have that have it at all. */
export type SectorQuartiles = Quartiles & {
  population: number
  year: number
  /** NACE: a division has two digits, a group three, a class four. */
  code: string
  place: number
  companyCount: number
}

export type SectorQuartilesCounter = {
  /** Rows come by population, year and class; NaN is a value that a company does not have. */
  add: (of: SectorYear, values: Float64Array) => void
  /** Of all that was added, once. */
  end: () => SectorQuartiles[]
}

/** Of each level so many digits, narrow to wide, and of how many the next one is made. */
const LEVELS = [
  { digits: 4, classes: 1 },
  { digits: 3, classes: 10 },
  { digits: 2, classes: 100 },
] as const

/** All values of a place in a division, and where those of the level begin: a class, its group, and the division. */
type Column = { values: number[]; count: number; starts: [number, number, number] }

/**
 * Quartiles of classes, groups and divisions. Rows in order are held a division at a time; the values of a class lie together
 * within those of its group, so that each level is a stretch of the same list.
 */
export function createSectorQuartiles(width: number): SectorQuartilesCounter {
  const columns = Array.from({ length: width }, (): Column => ({ values: [], count: 0, starts: [0, 0, 0] }))
  const found: SectorQuartiles[] = []
  let current: SectorYear | null = null

  return {
    add: (of, values) => {
      if (current === null || isOther(current, of)) {
        if (current !== null) closeLevels(current, countEnded(current, of))
        current = { ...of }
      }
      for (const [place, column] of columns.entries()) {
        const value = values[place] ?? NaN
        if (Number.isNaN(value)) continue
        column.values[column.count] = value
        column.count += 1
      }
    },
    end: () => {
      if (current !== null) closeLevels(current, LEVELS.length)
      current = null
      return found
    },
  }

  function closeLevels(sector: SectorYear, count: number): void {
    for (const [level, { digits, classes }] of LEVELS.slice(0, count).entries()) {
      const code = String(Math.floor(sector.classCode / classes)).padStart(digits, '0')
      for (const [place, column] of columns.entries()) {
        const { values, starts } = column
        const start = starts[level] ?? 0
        const companyCount = column.count - start
        starts[level] = column.count
        if (companyCount < LEAST_COMPANIES) continue
        const { population, year } = sector
        found.push({ population, year, code, place, companyCount, ...takeQuartiles(values, start, column.count) })
      }
    }
    if (count < LEVELS.length) return
    for (const column of columns) Object.assign(column, { count: 0, starts: [0, 0, 0] })
  }
}

function isOther(one: SectorYear, other: SectorYear): boolean {
  return one.classCode !== other.classCode || one.year !== other.year || one.population !== other.population
}

/** How many levels end where the one sector is followed by the other. */
function countEnded(one: SectorYear, other: SectorYear): number {
  if (one.population !== other.population || one.year !== other.year) return LEVELS.length
  const ended = LEVELS.findIndex(
    ({ classes }) => Math.floor(one.classCode / classes) === Math.floor(other.classCode / classes),
  )
  return ended === -1 ? LEVELS.length : ended
}
