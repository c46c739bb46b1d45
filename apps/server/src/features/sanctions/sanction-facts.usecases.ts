import { isDeepStrictEqual } from 'node:util'
import type { FactObservation, SourceInfo } from '@merleg/domain/observation'
import type { Deps } from '../../app/deps.ts'
import { type BatchResult, mergeBatch } from '../register/merge-batch.usecases.ts'
import { findCurrentList } from './designations.repository.ts'
import { linkLegalAct } from './legal-act.ts'
import { type CertainMatch, listCertainMatches, listSanctionFacts } from './sanction-facts.repository.ts'

const MAX_TEXT = 4000

/**
 * Brings what the register states as sanctions in line with the certain matches: an official number of the company
 * itself stands on the list. Everything below that stays a question and is never stated. Null when nothing changed.
 */
export async function publishSanctionFacts(
  deps: Pick<Deps, 'db' | 'clock'>,
  source: SourceInfo,
): Promise<BatchResult | null> {
  const edition = await findCurrentList(deps.db)
  if (edition === null) return null
  const records = (await listCertainMatches(deps.db)).map(toFact)
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
