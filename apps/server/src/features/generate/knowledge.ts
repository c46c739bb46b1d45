import type { FactObservation, SourceRecord } from '@merleg/domain/observation'
import { type Day, formatDay, parseDay, workingDay } from './days.ts'
import { CORRECTIONS } from './rates.ts'
import { Rng } from './rng.ts'
import type { World } from './world.ts'

/** What the register said from a day on until another record took its place. Days: YYYY-MM-DD. */
export type Retracted = { record: SourceRecord; on: string; until: string }

/** What the register says of one entity on the country's day, and what it said before it was corrected. */
export type History = { records: SourceRecord[]; retracted: Retracted[] }

/** A record with the days on which it, its end, and its being wrong became known. */
type Known = { record: SourceRecord; since: string; endSince: string | null; until: string | null }

/** Days of learning: later than `after` (null: from the beginning), up to `until`; YYYY-MM-DD. */
export type LearningSpan = { after: string | null; until: string }

/** An entity's records by when they became known. */
export class Knowledge {
  readonly #known: readonly Known[]

  constructor(world: World, index: number, history: History) {
    const due = createDueDays(history)
    this.#known = [
      ...history.retracted.map(({ record, on, until }) => ({ record, since: on, endSince: null, until })),
      ...history.records.flatMap((record) => knownOf(world, { index, record, due })),
    ]
  }

  /**
   * What was learned in that time, as it was known at its end: an end that was not known yet is not told, nor what was wrong
   * and is no more. Accounts that were filed again are told with those filed before them, as a register of filings has both.
   */
  learnedIn({ after, until }: LearningSpan): SourceRecord[] {
    const isNew = (day: string): boolean => day <= until && (after === null || day > after)
    return this.#known.flatMap(({ record, since, endSince, until: wrongUntil }) => {
      if (wrongUntil !== null && wrongUntil <= until && record.type !== 'statement') return []
      const isEndKnown = endSince !== null && endSince <= until
      if (isNew(since)) return [isEndKnown || record.type !== 'fact' ? record : { ...record, validTo: null }]
      return endSince !== null && isNew(endSince) ? [record] : []
    })
  }

  /** The days after one on which there is something to learn. */
  daysAfter(day: string): Set<string> {
    const days = this.#known.flatMap(({ since, endSince }) => (endSince === null ? [since] : [since, endSince]))
    return new Set(days.filter((other) => other > day))
  }
}

type Input = { index: number; record: SourceRecord; due: DueDays }

function knownOf(world: World, { index, record, due }: Input): Known[] {
  if (record.type === 'reject') return []
  if (record.type === 'statement') return [{ record, since: record.filedOn ?? '', endSince: null, until: null }]
  const right = { record, since: due.sinceOf(record), endSince: due.endOf(record), until: null }
  const wrong = wrongBefore(world, index, record)
  if (wrong === null) return [right]
  const { record: slipped, until } = wrong
  return [
    { record: slipped, since: right.since, endSince: null, until },
    { ...right, since: until },
  ]
}

type DueDays = { sinceOf: (fact: FactObservation) => string; endOf: (fact: FactObservation) => string | null }

/** Most facts are known on the day they begin or end; headcounts when the accounts of their year are filed, or were due. */
function createDueDays({ records, retracted }: History): DueDays {
  const filedOn = new Map<string, string>()
  // Of a corrected filing the first day counts, so that a year is never known before the one it follows.
  for (const record of [...records, ...retracted.map((wrong) => wrong.record)]) {
    if (record.type === 'statement' && !record.isConsolidated)
      filedOn.set(record.periodEnd.slice(0, 4), record.filedOn ?? '')
  }
  const nextOf = ({ section, validTo }: FactObservation): FactObservation | undefined =>
    records.find(
      (other): other is FactObservation =>
        other.type === 'fact' && other.section === section && other.validFrom === validTo,
    )
  const sinceOf = (fact: FactObservation): string => {
    const from = fact.validFrom ?? ''
    if (fact.section !== 'headcount') return from
    const year = from.slice(0, 4)
    const since = filedOn.get(year) ?? `${Number(year) + 1}-05-31`
    const isLast = fact.validTo == null || nextOf(fact) === undefined
    return isLast && fact.validTo != null && fact.validTo < since ? fact.validTo : since
  }
  const endOf = (fact: FactObservation): string | null => {
    if (fact.validTo == null) return null
    const next = fact.section === 'headcount' ? nextOf(fact) : undefined
    return next === undefined ? fact.validTo : sinceOf(next)
  }
  return { sinceOf, endOf }
}

/** What stood in the register at first: an entry that was still pending, an address with a slip. */
function wrongBefore(
  world: World,
  index: number,
  fact: FactObservation,
): { record: FactObservation; until: string } | null {
  const { validFrom = null, validTo = null } = fact
  if (fact.section === 'registration' && fact.payload.status === 'registered') {
    const enteredOn = fact.payload.on
    if (enteredOn === null || validFrom === null || enteredOn <= validFrom) return null
    const payload = { status: 'pending', on: null, reason: null } as const
    return { record: { ...fact, payload, validTo: null }, until: enteredOn }
  }
  if (fact.section !== 'seat' || validTo !== null || validFrom === null) return null
  const rng = new Rng({ seed: world.seed, stream: 'correction', index })
  if (!rng.chance(CORRECTIONS.seat)) return null
  const correctedOn = correctionDay(rng, validFrom)
  const { street, text } = fact.payload
  if (correctedOn === null || correctedOn >= world.asOf || street === null) return null
  const slipped = street.replace(/\d+/, (number) => `${number}${rng.below(10)}`)
  const payload = { ...fact.payload, street: slipped, text: text.replace(street, slipped) }
  return { record: { ...fact, payload }, until: formatDay(correctedOn) }
}

function correctionDay(rng: Rng, from: string): Day | null {
  const day = parseDay(from)
  return day === null ? null : workingDay(day + rng.between(...CORRECTIONS.days))
}
