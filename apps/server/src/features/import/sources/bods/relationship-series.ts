import type { DatedTie } from '../../reading/standard-parties.ts'
import type { ReadInterest } from './interests.ts'

/** A statement about a record, as far as what ties two parties is concerned. */
export type SeriesStatement = {
  line: number
  sourceRef: string
  /** YYYY-MM-DD */
  statedOn: string
  isClosed: boolean
  interests: readonly ReadInterest[]
}

/**
 * What a series of statements about one relationship says, of which each replaces the one before: an interest that a later
 * one no longer names ended when others of its kind began, or on the day of that statement; one that it names again is
 * as it says. Closed, it has ended.
 */
export function readSeries(statements: readonly SeriesStatement[]): DatedTie[] {
  const ordered = statements.toSorted((a, b) => compare(a.statedOn, b.statedOn) || a.line - b.line)
  const told = new Map<string, DatedTie>()
  for (const [index, statement] of ordered.entries()) {
    const { line, sourceRef, statedOn, isClosed, interests } = statement
    const named = new Set<string>()
    for (const interest of interests) {
      const isLater = index > 0 && interest.from === null && !isKnown(told, interest)
      const from = isLater ? statedOn : interest.from
      const key = freeKey(`${interest.tie.section} ${from ?? ''}`, named)
      named.add(key)
      const before = told.get(key)
      const until = interest.until ?? (isClosed ? endAfter(from, statedOn) : null)
      told.set(key, { tie: interest.tie, from, until, line: before?.line ?? line, sourceRef })
    }
    for (const [key, tie] of told)
      if (!named.has(key) && tie.until === null) told.set(key, { ...tie, until: endOf(tie, { interests, statedOn }) })
  }
  return [...told.values()]
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** Does an earlier statement say the same, also without a day? */
function isKnown(told: ReadonlyMap<string, DatedTie>, { tie }: ReadInterest): boolean {
  const known = told.get(`${tie.section} `)
  return known !== undefined && JSON.stringify(known.tie) === JSON.stringify(tie)
}

/** A second interest of the same kind and day has a key of its own. */
function freeKey(key: string, named: ReadonlySet<string>): string {
  if (!named.has(key)) return key
  for (let number = 2; ; number += 1) if (!named.has(`${key} ${number}`)) return `${key} ${number}`
}

function endOf(tie: DatedTie, { interests, statedOn }: Pick<SeriesStatement, 'interests' | 'statedOn'>): string {
  const begun = interests.flatMap(({ tie: { section }, from }) =>
    section === tie.tie.section && from !== null && (tie.from === null || from > tie.from) ? from : [],
  )
  return begun.toSorted(compare)[0] ?? endAfter(tie.from, statedOn)
}

/** What is closed by a statement of the day on which it began ended nobody knows when: an empty span, which is rejected. */
function endAfter(from: string | null, statedOn: string): string {
  return from !== null && statedOn <= from ? from : statedOn
}
