import type { SourceRecord } from '@merleg/domain/observation'
import { type Company, companyOf, largestSalesOf } from './company.ts'
import { contactFactsOf } from './contacts.ts'
import { parseDay } from './days.ts'
import { debtFactsOf } from './debts.ts'
import { distinctionFactsOf } from './distinctions.ts'
import { institutionRecordsOf } from './institutions.ts'
import { officerFactsOf } from './officers.ts'
import { ownerFactsOf } from './owners.ts'
import { proceedingFactsOf } from './proceedings.ts'
import { DEFAULT_AS_OF, FILING, MAX_COMPANIES } from './rates.ts'
import { registerEntryOf } from './register-entry.ts'
import { drawUnit } from './rng.ts'
import { statementsOf } from './statements.ts'
import { successionFactsOf } from './successions.ts'
import { createWorld, isSimpleEntity, type World } from './world.ts'

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
 * The made-up Hungary as a source of the register (data design "Made-up Hungary"). Lazy: one entity is in memory at a
 * time. Entity i follows from the seed, i and `asOf` alone, except where the last block of a country is cut off; the
 * same options give the same records.
 */
export function* generateRecords(options: GenerateOptions): Generator<SourceRecord> {
  const world = worldOf(options)
  for (let index = 0; index < world.companies; index += 1) yield* recordsOf(world, index)
}

/** All that the register says of one entity. */
export function recordsOf(world: World, index: number): SourceRecord[] {
  if (isSimpleEntity(index)) return institutionRecordsOf(world, index)
  const company = companyOf(world, index)
  return [
    ...registerEntryOf(world, company),
    ...contactFactsOf(world, company),
    ...officerFactsOf(world, company),
    ...ownerFactsOf(world, company),
    ...proceedingFactsOf(world, company),
    ...debtFactsOf(world, company),
    ...distinctionFactsOf(world, company),
    ...successionFactsOf(world, index),
    ...companyStatementsOf(world, company),
  ]
}

const PARTNERSHIPS = new Set(['bt', 'kkt', 'ec', 'ugyvedi-iroda'])

function companyStatementsOf(world: World, company: Company): SourceRecord[] {
  const { index, id, foundedOn, life, activity, rate, heads } = company
  const isPartnership = PARTNERSHIPS.has(rate.key)
  if (isPartnership && drawUnit({ seed: world.seed, stream: 'layout', index }) < FILING.partnershipWithoutStatement)
    return []
  const isLarge = heads > 20 || largestSalesOf(company.accounts) > 1_000_000
  const filer = {
    index,
    id,
    foundedOn,
    life,
    detail: { exportShare: isLarge ? activity.sector.exportShare : 0, isProducer: /^[123]/.test(activity.code) },
    isLargeForm: rate.key === 'nyrt' || (rate.key === 'zrt' && heads > 5),
    canFileMicro: isPartnership || rate.key === 'kft',
    isConsolidating: rate.key === 'nyrt' || (company.part === 'mother' && heads > 25),
  }
  return statementsOf(world, filer, company.accounts)
}
