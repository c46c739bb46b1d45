import type { SourceRecord } from '@merleg/domain/observation'
import { abroadFactsOf } from './abroad.ts'
import { type Company, companyOf, largestSalesOf } from './company.ts'
import { contactFactsOf } from './contacts.ts'
import { parseDay } from './days.ts'
import { debtFactsOf } from './debts.ts'
import { distinctionFactsOf } from './distinctions.ts'
import { institutionHistoryOf } from './institutions.ts'
import type { History } from './knowledge.ts'
import { officerFactsOf } from './officers.ts'
import { ownerFactsOf } from './owners.ts'
import { proceedingFactsOf } from './proceedings.ts'
import { DEFAULT_AS_OF, FILING, MAX_COMPANIES } from './rates.ts'
import { registerEntryOf } from './register-entry.ts'
import { drawUnit } from './rng.ts'
import { type Filings, statementsOf } from './statements.ts'
import { supervisionFactsOf } from './supervision.ts'
import { taxClearanceFactsOf } from './tax-clearance.ts'
import { successionFactsOf } from './successions.ts'
import { createWorld, isSimpleEntity, stepAbroadOf, type World } from './world.ts'

export type GenerateOptions = {
  companies: number
  seed: number
  /** YYYY-MM-DD, the day on which the made-up register is read. */
  asOf?: string
}

/** The made-up country of these options; a wrong option is a RangeError. */
export function worldOf({ companies, seed, asOf = DEFAULT_AS_OF }: GenerateOptions): World {
  const day = parseDay(asOf)
  if (day === null) throw new RangeError(`no day of the calendar: ${asOf}`)
  if (!Number.isInteger(companies) || companies < 1 || companies > MAX_COMPANIES)
    throw new RangeError(`companies: a whole number from 1 to ${MAX_COMPANIES}`)
  if (!Number.isInteger(seed) || seed < 0 || seed > 0xffffffff)
    throw new RangeError('seed: a whole number from 0 to 4294967295')
  return createWorld({ seed, companies, asOf: day })
}

/**
 * What stands in the register of the made-up Hungary (data design "Made-up Hungary"). Lazy: one entity is in memory at a
 * time. Entity i follows from the seed, i and `asOf` alone, except where the last block of a country is cut off; the
 * same options give the same records.
 */
export function* generateRecords(options: GenerateOptions): Generator<SourceRecord> {
  const world = worldOf(options)
  for (let index = 0; index < world.companies; index += 1) yield* recordsOf(world, index)
}

/** Entities by their numbers, from inclusive, to exclusive. */
export type Span = { from: number; to: number }

/** What a source tells of some entities: accounts that were filed again are told with those filed before them (ADR 92). */
export function* generateSpan(world: World, { from, to }: Span): Generator<SourceRecord> {
  for (let index = from; index < to; index += 1) {
    const { records, retracted } = historyOf(world, index)
    for (const { record } of retracted) yield record
    yield* records
  }
}

/** All that stands in the register of one entity. */
export function recordsOf(world: World, index: number): SourceRecord[] {
  return historyOf(world, index).records
}

/** All that the register says of one entity, and what it said before it was corrected. */
export function historyOf(world: World, index: number): History {
  if (isSimpleEntity(index)) return institutionHistoryOf(world, index)
  if (stepAbroadOf(world, index) !== null) return { records: abroadFactsOf(world, index), retracted: [] }
  const company = companyOf(world, index)
  const { statements, retracted } = filingsOf(world, company)
  const debts = debtFactsOf(world, company)
  const records: SourceRecord[] = [
    ...registerEntryOf(world, company),
    ...contactFactsOf(world, company),
    ...officerFactsOf(world, company),
    ...ownerFactsOf(world, company),
    ...proceedingFactsOf(world, company, new Set(statements.map(({ periodEnd }) => Number(periodEnd.slice(0, 4))))),
    ...supervisionFactsOf(world, company),
    ...debts,
    ...taxClearanceFactsOf(world, company, debts),
    ...distinctionFactsOf(world, company),
    ...successionFactsOf(world, index),
    ...statements,
  ]
  return { records, retracted }
}

const PARTNERSHIPS = new Set(['bt', 'kkt', 'ec', 'ugyvedi-iroda'])

function filingsOf(world: World, company: Company): Filings {
  const { index, id, foundedOn, life, activity, rate, heads } = company
  const isPartnership = PARTNERSHIPS.has(rate.key)
  if (isPartnership && drawUnit({ seed: world.seed, stream: 'layout', index }) < FILING.partnershipWithoutStatement)
    return { statements: [], retracted: [] }
  const isLarge = heads > 20 || largestSalesOf(company.accounts) > 1_000_000
  const filer = {
    index,
    id,
    foundedOn,
    life,
    detail: { exportShare: isLarge ? activity.sector.exportShare : 0, isProducer: /^[123]/.test(activity.code) },
    isLargeForm: rate.key === 'nyrt' || (rate.key === 'zrt' && heads > 5),
    canFileMicro: isPartnership || rate.key === 'kft',
    // Who has no subsidiaries has nothing to consolidate.
    isConsolidating: company.part === 'mother' && (rate.key === 'nyrt' || heads > 25),
  }
  return statementsOf(world, filer, company.accounts)
}
