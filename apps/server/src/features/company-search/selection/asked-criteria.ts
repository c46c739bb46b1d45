import type { CompanyQuery } from '@merleg/contract/company-search-query'
import { CRITERION_IDS, criterionRule, type CriterionId } from '@merleg/domain/company-search/criteria'

/** What is asked by each criterion, wherever in the query it stands. */
export function readCriteria({ companyDetails, financialDetails, more, ...rest }: CompanyQuery) {
  return { ...companyDetails, ...financialDetails, ...more, ...rest }
}
export type AskedValues = ReturnType<typeof readCriteria>

/** The criteria that are filled in and narrow a search, in the order of the form. */
export function listAskedCriteria(query: CompanyQuery): CriterionId[] {
  const values = readCriteria(query)
  return CRITERION_IDS.filter((id) => criterionRule(id).isModifier !== true && isFilled(values[id]))
}

/** The query with one of its criteria left open. */
export function withoutCriterion(values: AskedValues, id: CriterionId): AskedValues {
  return { ...values, [id]: empty(values[id]) }
}

function isFilled(value: AskedValues[CriterionId]): boolean {
  if (value === null) return false
  if (typeof value === 'string') return value !== ''
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return true
  if (Array.isArray(value)) return value.length > 0
  if ('settlement' in value) return value.settlement !== ''
  if ('type' in value) return value.type.length > 0 || value.start !== null || value.end !== null
  return value.min !== null || value.max !== null
}

function empty(value: AskedValues[CriterionId]): AskedValues[CriterionId] {
  if (value === null || typeof value === 'number') return null
  if (typeof value === 'string') return ''
  if (typeof value === 'boolean') return false
  if (Array.isArray(value)) return []
  if ('settlement' in value) return { settlement: '', radiusKm: 0 }
  if ('type' in value) return { type: [], start: null, end: null }
  return { min: null, max: null }
}
