import type { CompanyQuery } from '@merleg/contract/company-search-query'
import type { CriterionId } from '@merleg/domain/company-search/criteria'

/** What is asked by each criterion, wherever in the query it stands. */
export function readCriteria({ companyDetails, financialDetails, more, ...rest }: CompanyQuery) {
  return { ...companyDetails, ...financialDetails, ...more, ...rest }
}
export type AskedValues = ReturnType<typeof readCriteria>

/** The query with one of its criteria left open. */
export function withoutCriterion(values: AskedValues, id: CriterionId): AskedValues {
  return { ...values, [id]: empty(values[id]) }
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
