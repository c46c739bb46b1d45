import type { CompanyQuery } from '@merleg/contract/company-search-query'
import { listFilledCriteria } from '@merleg/contract/filled-criteria'
import type { DbOrTx } from '@merleg/db/connect'
import { CRITERION_IDS, type CriterionId, criterionRule } from '@merleg/domain/company-search/criteria'
import { listContactRefusals } from '../../register/contact-wishes.repository.ts'
import { findPlace, type Place } from '../../search/geo-place.usecases.ts'
import { findSimilarCompanies, type SimilarCompanies } from '../similar/similar-companies.usecases.ts'
import { type AskedValues, readCriteria, withoutCriterion } from './asked-criteria.ts'
import type { Condition } from './condition.ts'
import { listConditions } from './criterion-conditions.ts'
import { foldTexts } from './sql-selection.repository.ts'

/** A query as it is answered: its conditions, and with what its results are measured. */
export type Asked = {
  criteria: readonly CriterionId[]
  conditions: readonly Condition[]
  /** Conditions of the query with one of its criteria left open. */
  conditionsWithout: (id: CriterionId) => readonly Condition[]
  place: Place | null
  similar: SimilarCompanies | null
}

/** Reads what a query means. Throws `place.not-found`, `company.not-found`. */
export async function readAsked(db: DbOrTx, { query, today }: { query: CompanyQuery; today: string }): Promise<Asked> {
  const values = readCriteria(query)
  const place = readPlace(values)
  const texts = listTexts(values)
  const folded = await foldTexts(db, texts)
  const foldedOf = new Map(texts.map((text, index) => [text, folded[index] ?? '']))
  const similar =
    values.similarTo.length === 0 ? null : await findSimilarCompanies(db, { companyIds: values.similarTo, today })
  const refusingIds = values.hasWebsite ? await listContactRefusals(db) : []
  const listFor = (asked: AskedValues) =>
    listConditions({
      values: asked,
      today,
      fold: (text) => foldedOf.get(text) ?? '',
      settlements: asked.nearby.settlement === '' ? null : (place?.settlements ?? null),
      similarIds: asked.similarTo.length === 0 ? null : (similar?.companyIds ?? null),
      refusingIds,
    })
  return {
    criteria: listFilledCriteria(query),
    conditions: listFor(values),
    conditionsWithout: (id) => listFor(withoutCriterion(values, id)),
    place,
    similar,
  }
}

/** Each text that is filled in, once. */
function listTexts(values: AskedValues): string[] {
  const asked = CRITERION_IDS.filter((id) => criterionRule(id).kind === 'text').map((id) => values[id])
  return [...new Set(asked.flatMap((value) => (typeof value === 'string' && value !== '' ? [value] : [])))]
}

/** Without a radius the settlement itself. */
function readPlace({ nearby: { settlement, radiusKm } }: AskedValues): Place | null {
  if (settlement === '') return null
  return findPlace({ settlement, radiusKm: radiusKm === 0 ? undefined : radiusKm })
}
