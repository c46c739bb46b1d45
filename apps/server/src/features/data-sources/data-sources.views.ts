import type { DataSource } from '@merleg/contract/data-sources.contract'
import type { Locale } from '@merleg/domain/locale'
import type { SourceCoverage, SourceInfo } from '@merleg/domain/observation'
import { expectNextEdition } from '@merleg/domain/source-rhythm'
import { getTranslator } from '@merleg/i18n/translator'
import type { Deps } from '../../app/deps.ts'
import { today } from '../../shared/clock.ts'
import { describeRejectReason, describeRefusalReason } from '../import/describe-reasons.ts'
import { listLastUpdates } from '../import/source-updates.repository.ts'
import { VALUE_REJECTED } from '../sanctions/designation.ts'
import { listCurrentLists } from '../sanctions/designations.repository.ts'
import { type AssessedList, assessLists } from '../sanctions/list-doubts.views.ts'
import { listLoadedSources, type LoadedSource } from './data-sources.repository.ts'

/** All sources that were loaded, and those that could be: what is not loaded is said so, and not shown as empty. */
export async function getDataSources(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  locale: Locale,
): Promise<{ sources: DataSource[] }> {
  // Every format that can be read, which only this page asks of a server.
  const { LIST_ADAPTERS, SOURCE_ADAPTERS } = await import('../import/source-adapters.ts')
  const loaded = await listLoadedSources(db)
  const updates = new Map((await listLastUpdates(db)).map((update) => [update.sourceId, update]))
  const lists = await assessLists(db, await listCurrentLists(db), today(clock))
  const listOf = new Map(lists.map((list) => [list.sourceId, list]))
  const known = new Set(loaded.map(({ sourceId }) => sourceId))
  const others = [...SOURCE_ADAPTERS, ...LIST_ADAPTERS].filter(({ source }) => !known.has(source.sourceId))
  const describe = (source: LoadedSource): DataSource => {
    const update = updates.get(source.sourceId)
    const list = listOf.get(source.sourceId)
    return {
      ...describeSource(source, locale),
      edition: describeEdition(source, locale, list !== undefined),
      list: list ? describeList(list, source) : null,
      nextEdition:
        source.asOf === null ? null : expectNextEdition(source.rhythm, { asOf: source.asOf, today: today(clock) }),
      update: update ? { startedAt: update.startedAt.toISOString(), outcome: update.outcome ?? 'running' } : null,
    }
  }
  return { sources: [...loaded.map(describe), ...others.map(({ source }) => describe(unloaded(source)))] }
}

function describeSource(source: LoadedSource, locale: Locale) {
  const { sourceId, publisher, title, licence, url, isMadeUp, countryCode, language, rhythm, readFrom } = source
  const [covers, coversAll] = [new Set(source.covers), new Set(source.coversAll)]
  return {
    sourceId,
    publisher,
    title,
    licence,
    url,
    isMadeUp,
    countryCode,
    language,
    rhythm,
    readFrom,
    covers: source.covers.filter((subject) => !coversAll.has(subject)).map((subject) => nameSubject(locale, subject)),
    coversAll: source.coversAll.map((subject) => nameSubject(locale, subject)),
    tellsPartly: source.toldSections
      .filter((subject) => !covers.has(subject))
      .map((subject) => nameSubject(locale, subject)),
    toldFrom: source.toldFrom,
    isReplaced: source.isReplaced,
    editions: source.editions,
    takenOver: source.takenOver,
    refusal:
      source.refusal === null || source.refusedAt === null
        ? null
        : { at: source.refusedAt.toISOString(), ...describeRefusal(source.refusal, locale) },
  }
}

/** Of all lines with a reason those that say that a value was left out of an entry that was taken over. */
function countValues({ rejects }: LoadedSource): number {
  return sum((rejects ?? []).flatMap((one) => VALUE_REJECTED.map((reason) => one[reason] ?? 0)))
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

function describeList(list: AssessedList, source: LoadedSource): DataSource['list'] {
  const { designationCount: entries, comparedCount: compared, ageDays, isOld, failingSince } = list
  return { entries, compared, valuesRejected: countValues(source), ageDays, isOld, failingSince }
}

function describeEdition(source: LoadedSource, locale: Locale, isList: boolean): DataSource['edition'] {
  const { asOf, loadedAt, companies, facts, statements, read, outdated } = source
  if (asOf === null || loadedAt === null) return null
  const counts = new Map<string, number>()
  for (const [reason, count] of (source.rejects ?? []).flatMap((one) => Object.entries(one)))
    counts.set(reason, (counts.get(reason) ?? 0) + count)
  const rejects = [...counts]
    .map(([reason, count]) => ({ reason, text: describeRejectReason(locale, reason), count }))
    .toSorted((a, b) => b.count - a.count)
  // Editions of lists that were read before counted their values, too.
  const rejected = isList && source.rejects !== null ? sum([...counts.values()]) - countValues(source) : source.rejected
  const told = { companies, facts, statements, read, rejected, outdated }
  return { asOf, loadedAt: loadedAt.toISOString(), ...told, rejects: source.rejects === null ? null : rejects }
}

/** The reason and the line alone: what stood there may name people. */
function describeRefusal(refusal: string, locale: Locale): { text: string; line: number | null } {
  const { reason = '', line } = /^(?<reason>[\w-]+)(?: \(line (?<line>\d+)\))?/.exec(refusal)?.groups ?? {}
  return { text: describeRefusalReason(locale, reason), line: line === undefined ? null : Number(line) }
}

function nameSubject(locale: Locale, subject: SourceCoverage) {
  const label =
    subject === 'statement'
      ? getTranslator(locale, 'data-sources/answers')('statements')
      : getTranslator(locale, 'register/fact-sections')(`titles.${subject}`)
  return { key: subject, label }
}

/** Of a source that was never read, what is the same of all of them. */
const NOTHING_READ = {
  asOf: null,
  loadedAt: null,
  companies: null,
  facts: null,
  statements: null,
  read: 0,
  rejected: 0,
  outdated: 0,
  rejects: null,
  toldSections: [],
  isReplaced: false,
  editions: 0,
  takenOver: 0,
  refusal: null,
  refusedAt: null,
}

function unloaded(source: SourceInfo): LoadedSource {
  const { sourceId, publisher, title, licence, url, isMadeUp } = source
  return {
    ...NOTHING_READ,
    sourceId,
    publisher,
    title,
    licence,
    url,
    isMadeUp,
    covers: [...(source.covers ?? [])],
    coversAll: [...(source.coversAll?.sections ?? [])],
    toldFrom: source.toldFrom ?? null,
    countryCode: source.countryCode ?? null,
    language: source.language ?? null,
    rhythm: source.rhythm ?? null,
    readFrom: source.readFrom ?? null,
  }
}
