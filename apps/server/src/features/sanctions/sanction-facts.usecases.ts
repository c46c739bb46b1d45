import { isDeepStrictEqual } from 'node:util'
import type { FactObservation, SourceInfo } from '@merleg/domain/observation'
import type { Deps } from '../../app/deps.ts'
import { type BatchResult, mergeBatch } from '../register/merge-batch.usecases.ts'
import { findCurrentList, type ListEdition } from './designations.repository.ts'
import { linkLegalAct } from './legal-act.ts'
import {
  type CertainMatch,
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
  for (const { isInUse, toldFrom, ...known } of await listListSources(deps.db)) {
    const source = toldFrom === null ? known : { ...known, toldFrom }
    result = await publishOf(deps, { edition, source, records: isInUse ? certain : [] })
  }
  return result
}

type Publishing = { edition: ListEdition; source: SourceInfo; records: readonly ReturnType<typeof toFact>[] }

async function publishOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  { edition, source, records }: Publishing,
): Promise<BatchResult | null> {
  const wanted = records.map(({ companyId, slot, payload }) => ({ companyId, slot, payload }))
  if (isDeepStrictEqual(wanted, await listSanctionFacts(deps.db, source.sourceId))) return null
  return mergeBatch(deps, {
    source,
    fileName: 'sanction-matches',
    fileHash: String(edition.version),
    observedOn: edition.listedDay,
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
