import { isDeepStrictEqual } from 'node:util'
import type { FactObservation, SourceInfo } from '@merleg/domain/observation'
import type { Deps } from '../../app/deps.ts'
import { type BatchResult, mergeBatch } from '../register/merge-batch.usecases.ts'
import { listCurrentLists, type ListEdition } from './designations.repository.ts'
import { linkLegalAct } from './legal-act.ts'
import {
  type CertainMatch,
  type ListSource,
  listCertainMatches,
  listListSources,
  listSanctionFacts,
} from './sanction-facts.repository.ts'

const MAX_TEXT = 4000

/**
 * Brings what the register states as sanctions in line with the certain matches: an official number of the company
 * itself stands on a list. Everything below that stays a question and is never stated. Who says so is the source of the
 * list that has the entry; what lists said that are no longer in use is taken back. Null when nothing changed.
 */
export async function publishSanctionFacts(deps: Pick<Deps, 'db' | 'clock'>): Promise<BatchResult | null> {
  const lists = new Map((await listCurrentLists(deps.db)).map((list) => [list.sourceId, list]))
  const newest = Math.max(...[...lists.values()].map(({ batchId }) => batchId))
  const latest = [...lists.values()].find(({ batchId }) => batchId === newest)
  if (latest === undefined) return null
  const certain = Map.groupBy(await listCertainMatches(deps.db), ({ sourceId }) => sourceId)
  const results: BatchResult[] = []
  for (const { newestDay, ...known } of await listListSources(deps.db)) {
    const { sourceId, url } = known
    const { version, listedDay } = lists.get(sourceId) ?? latest
    const result = await publishOf(deps, {
      version,
      // What a former list said is taken back by news of the day of which that list told last, not by older ones.
      observedOn: newestDay > listedDay ? newestDay : listedDay,
      source: toSourceInfo(known),
      records: (lists.has(sourceId) ? (certain.get(sourceId) ?? []) : []).map((match) => toFact(match, url)),
    })
    if (result !== null) results.push(result)
  }
  const last = results.at(-1)
  return last ? { ...last, events: results.reduce((sum, { events }) => sum + events, 0) } : null
}

function toSourceInfo(known: Omit<ListSource, 'newestDay'>): SourceInfo {
  const { toldFrom, countryCode, language, rhythm, readFrom, ...source } = known
  return {
    ...source,
    ...(toldFrom !== null && { toldFrom }),
    ...(countryCode !== null && { countryCode }),
    ...(language !== null && { language }),
    ...(rhythm !== null && { rhythm }),
    ...(readFrom !== null && { readFrom }),
  }
}

type Publishing = {
  version: ListEdition['version']
  observedOn: string
  source: SourceInfo
  records: readonly ReturnType<typeof toFact>[]
}

async function publishOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  { version, observedOn, source, records }: Publishing,
): Promise<BatchResult | null> {
  const wanted = records.map(({ companyId, slot, payload }) => ({ companyId, slot, payload }))
  if (isDeepStrictEqual(wanted, await listSanctionFacts(deps.db, source.sourceId))) return null
  return mergeBatch(deps, {
    source,
    fileName: 'sanction-matches',
    fileHash: String(version),
    observedOn,
    snapshotSections: ['sanction'],
    // Made of the matches of this database, not read from a file.
    acceptsEndings: true,
    records,
  })
}

function toFact({ companyId, designationId, programme, celex, reason, listedOn }: CertainMatch, url: string | null) {
  return {
    type: 'fact',
    line: 0,
    companyId,
    section: 'sanction',
    slot: designationId,
    payload: { programme, text: reason?.slice(0, MAX_TEXT) ?? null, grade: 'confirmed' },
    validFrom: listedOn,
    sourceRef: celex === null ? url : linkLegalAct(celex, 'hu'),
  } satisfies FactObservation
}
