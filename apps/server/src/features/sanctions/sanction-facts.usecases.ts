import { isDeepStrictEqual } from 'node:util'
import type { FactObservation, SourceInfo } from '@merleg/domain/observation'
import type { Deps } from '../../app/deps.ts'
import { type BatchResult, mergeBatch } from '../register/merge-batch.usecases.ts'
import { findCurrentList, type ListEdition } from './designations.repository.ts'
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
 * itself stands on the list. Everything below that stays a question and is never stated. Who says so is the source of the
 * list in use; what those of former lists said is taken back. Answers of the source of the list in use; null when nothing
 * changed.
 */
export async function publishSanctionFacts(deps: Pick<Deps, 'db' | 'clock'>): Promise<BatchResult | null> {
  const edition = await findCurrentList(deps.db)
  if (edition === null) return null
  const certain = (await listCertainMatches(deps.db)).map(toFact)
  let result: BatchResult | null = null
  for (const { isInUse, newestDay, ...known } of await listListSources(deps.db)) {
    // What a former list said is taken back by news of the day of which that list told last, not by older ones.
    const observedOn = newestDay > edition.listedDay ? newestDay : edition.listedDay
    const given = { version: edition.version, observedOn, source: toSourceInfo(known) }
    result = await publishOf(deps, { ...given, records: isInUse ? certain : [] })
  }
  return result
}

function toSourceInfo(known: Omit<ListSource, 'isInUse' | 'newestDay'>): SourceInfo {
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
    records,
  })
}

function toFact({ companyId, designationId, programme, celex, reason, listedOn }: CertainMatch) {
  return {
    type: 'fact',
    line: 0,
    companyId,
    section: 'sanction',
    slot: designationId,
    payload: { programme, text: reason?.slice(0, MAX_TEXT) ?? null, grade: 'confirmed' },
    validFrom: listedOn,
    sourceRef: linkLegalAct(celex, 'hu'),
  } satisfies FactObservation
}
