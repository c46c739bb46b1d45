import { type CriterionId, criterionRule, CRITERION_IDS } from '@merleg/domain/company-search/criteria'
import type { CompanyQuery } from './company-search-query.ts'

/** What a query says of a criterion. */
export function valueOf(query: CompanyQuery, id: CriterionId): unknown {
  const { part } = criterionRule(id)
  const values: Readonly<Record<string, unknown>> = part === 'query' ? query : query[part]
  return values[id]
}

/** The criteria by which a query narrows, in the order of the form; `onlyValid` among them, modifiers not. */
export function listFilledCriteria(query: CompanyQuery): CriterionId[] {
  return CRITERION_IDS.filter((id) => criterionRule(id).isModifier !== true && isFilled(valueOf(query, id)))
}

/** Does a query ask for nothing but, at most, companies that still exist? */
export function isEmptyQuery(query: CompanyQuery): boolean {
  return listFilledCriteria(query).every((id) => id === 'onlyValid')
}

/** Is anything filled in: of bounds one of them, of kinds of information a kind or a day, of a place its name? */
function isFilled(value: unknown): boolean {
  if (value === null || value === false || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  if (typeof value !== 'object') return value !== undefined
  const { radiusKm: _radius, ...parts } = { radiusKm: null, ...value }
  return Object.values(parts).some(isFilled)
}
