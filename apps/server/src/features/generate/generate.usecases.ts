import { createHash } from 'node:crypto'
import { inTransaction } from '@merleg/db/transaction'
import { REGISTER_SUBJECTS } from '@merleg/domain/silence'
import type { SourceInfo, SourceRecord } from '@merleg/domain/observation'
import type { Deps } from '../../app/deps.ts'
import type { Clock } from '../../shared/clock.ts'
import { type BatchInput, type BatchResult, mergeBatch } from '../register/merge-batch.usecases.ts'
import { mergeParts } from '../register/merge-parts.usecases.ts'
import { CountryDays } from './country-days.ts'
import { ensureDemoAccess } from './demo-access.usecases.ts'
import { listMergedHashes } from './demo-data.repository.ts'
import { generateSpan, type GenerateOptions, type Span, worldOf } from './generate-records.ts'
import { DEFAULT_AS_OF, MAX_DAYS } from './rates.ts'

/** The source of everything that was made up; pages and PDFs show its title wherever they show its facts. */
export const MADE_UP_SOURCE: SourceInfo = {
  sourceId: 'made-up',
  publisher: 'Mérleg bemutató adatbázis',
  title: 'Mérleg bemutató adatbázis – kitalált cégek',
  licence: 'Kitalált adatok; valós céggel vagy személlyel való egyezésük a véletlen műve.',
  url: null,
  isMadeUp: true,
  // All there is of a made-up company is in it. Nobody is made to stand on a sanctions list.
  covers: REGISTER_SUBJECTS,
  toldFrom: '1900-01-01',
}

export type GenerateInput = GenerateOptions & {
  /** Told day by day: as known so many days before `asOf`, then what every day brought; 0 (default): all at once. */
  days?: number
  onProgress?: (progress: GenerateProgress) => void
  /** Stops at once; batches that were finished stay. */
  signal?: AbortSignal
}
export type GenerateProgress = Parameters<NonNullable<BatchInput['onProgress']>>[0] & { day: number; days: number }

export type GenerateResult = Omit<BatchResult, 'batchId' | 'outdated'> & {
  /** Records made, by kind. */
  facts: number
  statements: number
  batches: number
  /** Batches that an earlier run had merged. */
  skipped: number
}

type Country = Pick<GenerateInput, 'seed' | 'asOf' | 'companies' | 'days'>

/** What tells one made-up country from another: the same companies have other lives in each. */
export function countryName({ seed, asOf = DEFAULT_AS_OF }: Pick<Country, 'seed' | 'asOf'>): string {
  return `seed ${seed}, as of ${asOf}`
}

/** Name and hash of the batch that holds a day (0: the first one) of a country; of a part of it {@link basePartsOf}. */
export function batchFileOf(country: Country, day: number): { fileName: string; fileHash: string } {
  const { companies, days = 0 } = country
  const fileName = days === 0 ? countryName(country) : `${countryName(country)}, day ${day} of ${days}`
  return { fileName, fileHash: createHash('sha256').update(`${fileName}, ${companies} companies`).digest('hex') }
}

/**
 * Writes the made-up Hungary through the merge, then makes the demo accounts; every part of the first batch is all or
 * nothing, and so is every day. Run again with the same options it continues where it was stopped; when nothing is missing it changes
 * nothing. Wrong options are a RangeError.
 */
export async function generateDemoData(
  deps: Pick<Deps, 'db' | 'clock'>,
  input: GenerateInput,
): Promise<GenerateResult> {
  const { days = 0 } = input
  const world = worldOf(input)
  if (!Number.isInteger(days) || days < 0 || days > MAX_DAYS)
    throw new RangeError(`days: a whole number from 0 to ${MAX_DAYS}`)
  const result =
    days === 0 ? await mergeAtOnce(deps, input) : await mergeDayByDay(deps, input, new CountryDays(world, days))
  await inTransaction(deps.db, (tx) => ensureDemoAccess(tx, deps.clock.now()))
  return result
}

type MergeDeps = Pick<Deps, 'db' | 'clock'>

async function mergeAtOnce(deps: MergeDeps, input: GenerateInput): Promise<GenerateResult> {
  const result = emptyResult()
  const world = worldOf(input)
  const observedOn = input.asOf ?? DEFAULT_AS_OF
  await mergeBase(deps, input, { observedOn, records: (span) => generateSpan(world, span), result })
  return result
}

async function mergeDayByDay(deps: MergeDeps, input: GenerateInput, country: CountryDays): Promise<GenerateResult> {
  const { days = 0, signal } = input
  const result = emptyResult()
  const clockOfDay = (day: number) => clockOn(country.dayAt(day), deps.clock)
  await mergeBase({ ...deps, clock: clockOfDay(0) }, input, {
    observedOn: country.dayAt(0),
    records: (span) => country.firstDay(span),
    // Gone through in any case: it tells what the other days bring.
    onSkipped: (span) => exhaust(country.firstDay(span), signal),
    result,
  })
  const merged = await listMergedHashes(deps.db, MADE_UP_SOURCE.sourceId)
  for (let day = 1; day <= days; day += 1) {
    signal?.throwIfAborted()
    const isMerged = merged.has(batchFileOf(input, day).fileHash)
    if (isMerged) result.skipped += 1
    if (isMerged || !country.hasNews(day)) continue
    const records = country.news(day)
    const observedOn = country.dayAt(day)
    await mergeDay({ ...deps, clock: clockOfDay(day) }, input, { day, observedOn, records, result })
  }
  return result
}

function exhaust(records: Iterable<SourceRecord>, signal?: AbortSignal): void {
  for (const _ of records) signal?.throwIfAborted()
}

/** Of so many entities a part of the first batch is made. */
const PART_ENTITIES = 20_000

type BasePart = { span: Span; fileName: string; fileHash: string }

/** The parts in which the first day of a country is merged; a small one is merged at once. */
function basePartsOf(country: Country): BasePart[] {
  const { fileName, fileHash } = batchFileOf(country, 0)
  const count = Math.ceil(country.companies / PART_ENTITIES)
  return Array.from({ length: count }, (_, part) => {
    const from = part * PART_ENTITIES
    const span = { from, to: Math.min(from + PART_ENTITIES, country.companies) }
    if (count === 1) return { span, fileName, fileHash }
    return { span, fileName: `${fileName}, part ${part + 1} of ${count}`, fileHash: `${fileHash}-${part + 1}` }
  })
}

/** Is the first day of the country merged in several parts, each of which stays when the load is stopped? */
export function isLoadedInParts(country: Pick<Country, 'companies'>): boolean {
  return country.companies > PART_ENTITIES
}

/** Is the batch the first one of the country, or a part of it? */
export function isBaseOf(country: Country, batch: { fileHash: string }): boolean {
  return batch.fileHash.split('-')[0] === batchFileOf(country, 0).fileHash
}

type BaseInput = {
  observedOn: string
  records: (span: Span) => Iterable<SourceRecord>
  onSkipped?: (span: Span) => void
  result: GenerateResult
}

async function mergeBase(deps: MergeDeps, input: GenerateInput, base: BaseInput): Promise<void> {
  const { observedOn, records, onSkipped, result } = base
  const { days = 0, signal } = input
  const loaded = await mergeParts(deps, {
    source: MADE_UP_SOURCE,
    observedOn,
    parts: basePartsOf(input).map(({ span, ...file }) => ({
      ...file,
      records: countRecords(records(span), result, signal),
      onSkipped: () => onSkipped?.(span),
    })),
    onProgress: (progress) => input.onProgress?.({ ...progress, day: 0, days }),
    signal,
  })
  for (const key of COUNTS) result[key] += loaded[key]
  result.batches += loaded.batches
  result.skipped += loaded.skipped
}

/** The evening of a day, so that the register knows what it knew then; never later than now. */
function clockOn(day: string, clock: Clock): Clock {
  return { now: () => new Date(Math.min(Date.parse(`${day}T18:00:00Z`), clock.now().getTime())) }
}

type DayInput = { day: number; observedOn: string; records: Iterable<SourceRecord>; result: GenerateResult }

async function mergeDay(
  deps: MergeDeps,
  input: GenerateInput,
  { day, observedOn, records, result }: DayInput,
): Promise<void> {
  const { days = 0, signal } = input
  const { batchId: _, ...counts } = await mergeBatch(deps, {
    source: MADE_UP_SOURCE,
    ...batchFileOf(input, day),
    observedOn,
    snapshotSections: [],
    records: countRecords(records, result, signal),
    onProgress: (progress) => input.onProgress?.({ ...progress, day, days }),
    signal,
  })
  for (const key of COUNTS) result[key] += counts[key]
  result.batches += 1
}

const COUNTS = ['read', 'new', 'changed', 'closed', 'unchanged', 'rejected', 'events'] as const

function emptyResult(): GenerateResult {
  const counts = { read: 0, new: 0, changed: 0, closed: 0, unchanged: 0, rejected: 0, events: 0 }
  return { ...counts, facts: 0, statements: 0, batches: 0, skipped: 0 }
}

function* countRecords(
  records: Iterable<SourceRecord>,
  counts: { facts: number; statements: number },
  signal?: AbortSignal,
): Generator<SourceRecord> {
  for (const record of records) {
    signal?.throwIfAborted()
    if (record.type === 'fact') counts.facts += 1
    if (record.type === 'statement') counts.statements += 1
    yield record
  }
}
