import type { CompanyQuery } from '@merleg/contract/company-search-query'
import { listFilledCriteria } from '@merleg/contract/filled-criteria'
import { type CriterionId, criterionRule } from '@merleg/domain/company-search/criteria'
import { STATUS_BY_SECTION } from '@merleg/domain/company-status'
import { listInfoFactRules } from '@merleg/domain/company-info/info-groups'
import type { FactSection } from '@merleg/domain/fact-sections'

/** What was recorded of a company between two states of the register: sections of facts, accounts, a rating. */
export type Recorded = { sections: readonly string[]; hasAccounts: boolean; hasRating: boolean; isNew: boolean }

/** Why somebody may have entered or left: a criterion of which something changed, or that the register knows the company only now. */
export type Cause = CriterionId | 'new'

const STATUS_SECTIONS: readonly string[] = ['registration', 'tax-number-status', ...STATUS_BY_SECTION.keys()]
const ADDRESSES: readonly FactSection[] = ['seat', 'site', 'branch']
const PEOPLE: readonly FactSection[] = ['signatory', 'member', 'auditor']

const SECTIONS: Partial<Record<CriterionId, readonly string[]>> = {
  companyName: ['name', 'short-name', 'foreign-name'] satisfies FactSection[],
  taxNumber: ['tax-number', 'eu-tax-number'] satisfies FactSection[],
  companyNumber: ['register-number'] satisfies FactSection[],
  bankAccountNumber: ['bank-account'] satisfies FactSection[],
  foundation: ['founding', 'registration'] satisfies FactSection[],
  employees: ['headcount'] satisfies FactSection[],
  type: ['legal-form'] satisfies FactSection[],
  status: STATUS_SECTIONS,
  onlyValid: STATUS_SECTIONS,
  ownerKind: ['member'] satisfies FactSection[],
  hasWebsite: ['website'] satisfies FactSection[],
  nearby: ['seat'] satisfies FactSection[],
  activities: ['activity'] satisfies FactSection[],
  similarTo: ['activity', 'seat', 'legal-form', 'headcount'] satisfies FactSection[],
  negativeInfo: listInfoFactRules().flatMap(({ type, section }) => (type === 'negative' ? [section] : [])),
  positiveInfo: listInfoFactRules().flatMap(({ type, section }) => (type === 'positive' ? [section] : [])),
}

/** Criteria that accounts tell. */
const OF_ACCOUNTS: readonly CriterionId[] = ['salesGrowth', 'filedWithin', 'negativeInfo', 'positiveInfo', 'similarTo']
const OF_RATINGS: readonly CriterionId[] = ['rating', 'probability']

/** What changed of a company among what is asked for; nothing where it is not known. */
export function findCauses(query: CompanyQuery, recorded: Recorded): Cause[] {
  if (recorded.isNew) return ['new']
  return listFilledCriteria(query).filter((id) => hasChanged(id, recorded))
}

function hasChanged(id: CriterionId, { sections, hasAccounts, hasRating }: Recorded): boolean {
  const { card } = criterionRule(id)
  if (hasAccounts && (card === 'financial' || OF_ACCOUNTS.includes(id))) return true
  if (hasRating && OF_RATINGS.includes(id)) return true
  const told = card === 'address' ? ADDRESSES : card === 'person' ? PEOPLE : (SECTIONS[id] ?? [])
  return told.some((section) => sections.includes(section))
}
