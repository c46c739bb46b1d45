import { findActivity } from './reference/activities.ts'

/** NACE from the narrow to the wide: a class has four digits, its group three, its division two. */
export const SECTOR_LEVELS = ['class', 'group', 'division'] as const
export type SectorLevel = (typeof SECTOR_LEVELS)[number]

const DIGITS = { class: 4, group: 3, division: 2 } as const satisfies Record<SectorLevel, number>

/** The national editions of NACE Rev. 2; all agree on the first four digits, EMTAK and the British SIC add a fifth. */
const NACE_SCHEMES: ReadonlySet<string> = new Set(['TEAOR08', 'NACE2', 'CAEN2', 'EMTAK', 'SIC2007'])
const FIVE_DIGIT_SCHEMES: ReadonlySet<string> = new Set(['EMTAK', 'SIC2007'])

/** The NACE class of an activity ("4120"), or null where it is none: another scheme, or a code that NACE does not have. */
export function findSectorClass(activity: { scheme: string; code: string }): string | null {
  if (!NACE_SCHEMES.has(activity.scheme)) return null
  const code = toNaceCode(activity)
  return findActivity(code)?.level === 4 ? code : null
}

/** The digits of an activity that NACE has: the first four where the scheme adds a fifth. */
export function toNaceCode(activity: { scheme: string; code: string }): string {
  const digits = activity.code.replaceAll('.', '')
  return FIVE_DIGIT_SCHEMES.has(activity.scheme) ? digits.slice(0, 4) : digits
}

/** A class with the group and the division it belongs to, narrow to wide: 4120 → 4120, 412, 41. */
export function listSectorPath(classCode: string): { code: string; level: SectorLevel }[] {
  return SECTOR_LEVELS.map((level) => ({ level, code: classCode.slice(0, DIGITS[level]) }))
}

/** What half of the companies of a sector keep between. */
export type Quartiles = { lowerQuartile: number; median: number; upperQuartile: number }

/**
 * In which quarter of the sector a value stands, 1 the lowest: no more than a quarter of the companies have less.
 * Null where quartiles coincide with it: of many equal values none is in a quarter of its own.
 */
export function quarterOf(value: number, { lowerQuartile, median, upperQuartile }: Quartiles): 1 | 2 | 3 | 4 | null {
  const isShared = value === median && (median === lowerQuartile || median === upperQuartile)
  if (isShared) return null
  if (value <= lowerQuartile) return 1
  if (value <= median) return 2
  return value <= upperQuartile ? 3 : 4
}
