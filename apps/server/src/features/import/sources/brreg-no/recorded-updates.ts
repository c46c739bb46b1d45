import { basename } from 'node:path'
import { isValidNorwegianNumber } from '@merleg/domain/foreign-identifier'
import type { SourceRecord } from '@merleg/domain/observation'
import { z } from 'zod'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { readJsonRecords } from '../../../../shared/json-records.ts'
import { SourceRefused } from '../../../register/source-refused.ts'
import type { Edition, EditionFile, KnownCompanies } from '../../reading/source-adapter.ts'
import { findRecordedFrom } from '../../reading/recorded-days.ts'
import { ofCompany, rejectLine, type RefusalReason } from '../../reading/source-lines.ts'
import { readUnitRoles } from './roles.ts'
import { readChangedSubUnit } from './sub-units.ts'
import { DeletedUnit, SubUnit, Unit, UnitRoles } from './unit-shapes.ts'
import { readDeletedUnit, readUnit, toCompanyId } from './units.ts'
import { FEED_KINDS, type FeedKind, FEEDS } from './updates/update-feeds.ts'

/** A line as `followUpdates` writes it. */
const Recorded = z.object({
  event: z.object({ timepoint: z.number().int() }),
  number: z.string(),
  state: z.enum(['here', 'deleted', 'removed', 'missing']),
  record: z.looseObject({}).nullable(),
})
type Recorded = z.infer<typeof Recorded>

/** Days of a feed as they were recorded. */
export const UPDATE_FILES: readonly EditionFile<FeedKind>[] = FEED_KINDS.map((kind) => ({
  role: kind,
  name: new RegExp(String.raw`^stream-${FEEDS[kind].stream}-\d{4}-\d{2}-\d{2}\.jsonl$`),
  example: `stream-${FEEDS[kind].stream}-2026-11-20.jsonl`,
  isOptional: true,
  isMany: true,
}))

/** The last of the recorded days, null where the edition has none. */
export function findUpdatesDay(edition: Pick<Edition<FeedKind>, 'filesOf'>): string | null {
  const days = FEED_KINDS.flatMap((kind) => edition.filesOf(kind)).flatMap(
    (path) => /\d{4}-\d{2}-\d{2}(?=\.jsonl)/.exec(basename(path))?.[0] ?? [],
  )
  return days.toSorted().at(-1) ?? null
}

/**
 * On which day the recorded days of the units begin, which alone tell of what the source covers; null where the edition has no
 * recorded days. Throws `SourceRefused` where it has those of other feeds only: silence of units would be made up.
 */
export async function findUnitsFrom(edition: Pick<Edition<FeedKind>, 'filesOf'>): Promise<string | null> {
  const day = await findRecordedFrom(edition.filesOf('units'))
  if (day === null && findUpdatesDay(edition) !== null) {
    const { stream } = FEEDS.units
    throw new SourceRefused('file-missing' satisfies RefusalReason, null, `stream-${stream}-…jsonl`)
  }
  return day
}

/**
 * What has changed, each unit as it was told last. Of what is not told any more nothing ends but the registration of who
 * has left: that is what the next whole files tell (ADR 91).
 */
export async function* readUpdates(
  edition: Pick<Edition<FeedKind>, 'filesOf'>,
  known: KnownCompanies,
): AsyncGenerator<SourceRecord> {
  const seen = new Set<string>()
  for await (const { at, update } of readLast(edition.filesOf('units'))) {
    if (update === null) {
      yield rejectLine(at, 'record', 'no update')
      continue
    }
    seen.add(update.number)
    yield* readUnitUpdate(update, at)
  }
  const isKnown = async (number: string) => seen.has(number) || (await isInRegister(known, number))
  for await (const { at, update } of readLast(edition.filesOf('sub-units'))) {
    if (update === null) yield rejectLine(at, 'record', 'no update')
    else yield* readSubUnitUpdate(update, at, isKnown)
  }
  for await (const { at, update } of readLast(edition.filesOf('roles'))) {
    if (update === null) yield rejectLine(at, 'record', 'no update')
    else yield* readRolesUpdate(update, at, isKnown)
  }
}

type IsKnown = (number: string) => Promise<boolean>

async function isInRegister(known: KnownCompanies, number: string): Promise<boolean> {
  const found = await known.findByRegisterNumbers([{ countryCode: 'NO', number }])
  return found.get(`NO ${number}`) === toCompanyId(number)
}

type Placed = { at: FilePlace; update: Recorded | null }

/** Of each number the last line alone: two of one edition would contradict each other. */
async function* readLast(paths: readonly string[]): AsyncGenerator<Placed> {
  const last = new Map<string, number>()
  for await (const { update } of readLines(paths)) if (update) last.set(update.number, update.event.timepoint)
  for await (const placed of readLines(paths)) {
    const { update } = placed
    if (update !== null && last.get(update.number) !== update.event.timepoint) continue
    // After a stop the same update may come once more.
    if (update !== null) last.delete(update.number)
    yield placed
  }
}

async function* readLines(paths: readonly string[]): AsyncGenerator<Placed> {
  for (const path of paths)
    for await (const { file, line, value } of readJsonRecords({ path })) {
      const parsed = Recorded.safeParse(value)
      yield { at: { file, line }, update: parsed.success ? parsed.data : null }
    }
}

function readUnitUpdate({ number, state, record }: Recorded, at: FilePlace): SourceRecord[] {
  if (!isValidNorwegianNumber(number)) return [rejectLine(at, 'register-number', number.slice(0, 20))]
  if (state === 'missing') return [ofCompany(rejectLine(at, 'unknown-company', number), toCompanyId(number))]
  const told = { ...record, organisasjonsnummer: number }
  if (state === 'here') {
    const read = Unit.safeParse(told)
    return read.success ? readUnit(read.data, at, { numbers: new Set() }) : [refuse(at, number, read.error)]
  }
  const read = DeletedUnit.safeParse(told)
  return read.success ? readDeletedUnit(read.data, at) : [refuse(at, number, read.error)]
}

async function* readSubUnitUpdate(
  { number, state, record }: Recorded,
  at: FilePlace,
  isKnown: IsKnown,
): AsyncGenerator<SourceRecord> {
  // Of one that is gone the register does not say whose it was: its site ends with the next whole file.
  if (state === 'removed' || state === 'missing') return
  const read = SubUnit.safeParse(record)
  if (!read.success) {
    if (state === 'here') yield refuse(at, number, read.error)
    return
  }
  const parent = read.data.overordnetEnhet ?? ''
  if (!(await isKnown(parent))) yield rejectLine(at, 'unknown-company', `${parent.slice(0, 20)} (${number})`)
  else yield* readChangedSubUnit(read.data, at)
}

async function* readRolesUpdate(
  { number, state, record }: Recorded,
  at: FilePlace,
  isKnown: IsKnown,
): AsyncGenerator<SourceRecord> {
  if (state !== 'here') return
  const read = UnitRoles.safeParse(record)
  if (!read.success) yield refuse(at, number, read.error)
  else if (!(await isKnown(number))) yield rejectLine(at, 'unknown-company', number.slice(0, 20))
  else yield* readUnitRoles(read.data, at)
}

function refuse(at: FilePlace, number: string, error: z.ZodError): SourceRecord {
  const [issue] = error.issues
  const rejected = rejectLine(at, 'record', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''} (${number})`)
  return isValidNorwegianNumber(number) ? ofCompany(rejected, toCompanyId(number)) : rejected
}

/** Throws `SourceRefused` where whole files and recorded days are mixed: what the files leave out would end what came later. */
export function refuseMixture(edition: Pick<Edition, 'filesOf'>, whole: readonly string[]): void {
  const recorded = FEED_KINDS.flatMap((kind) => edition.filesOf(kind))
  if (recorded.length === 0 || whole.length === 0) return
  const names = [...whole, ...recorded].map((path) => basename(path)).join(', ')
  throw new SourceRefused('file-twice' satisfies RefusalReason, null, names)
}
