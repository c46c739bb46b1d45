import type { CompanyQuery } from '@merleg/contract/company-search-query'
import { isEmptyQuery, listFilledCriteria, valueOf } from '@merleg/contract/filled-criteria'
import { COMPANY_STATUSES } from '@merleg/domain/company-status'
import { listInfoGroups } from '@merleg/domain/company-info/info-groups'
import {
  type CriterionId,
  criterionRule,
  listCriteria,
  type OptionCriterion,
  OWNER_KINDS,
  type SearchVariant,
} from '@merleg/domain/company-search/criteria'
import { LEGAL_FORMS } from '@merleg/domain/legal-forms'
import { COUNTIES, REGIONS } from '@merleg/domain/reference/counties'
import { readActivityClasses } from '@merleg/domain/reference/later-activities'
import { AppError } from '../../app/app-error.ts'

/** The options of criteria that have some, by their ids. */
const OPTIONS: Readonly<Record<OptionCriterion, ReadonlySet<string>>> = {
  type: new Set(LEGAL_FORMS.map(({ key }) => key)),
  status: new Set(COMPANY_STATUSES),
  county: new Set(COUNTIES.map(({ code }) => code)),
  region: new Set(REGIONS.map(({ code }) => code)),
  ownerKind: new Set(OWNER_KINDS),
  negativeInfo: new Set(listInfoGroups('negative')),
  positiveInfo: new Set(listInfoGroups('positive')),
}

/**
 * The query as it is saved: activities as classes of NACE Rev. 2. Throws `saved-search.empty`, and `validation.failed` for
 * what cannot be chosen, by the path of each field in the call.
 */
export function checkQuery(query: CompanyQuery, { variant }: { variant: SearchVariant }): CompanyQuery {
  const checked = readQuery(query, { variant })
  if (isEmptyQuery(checked)) throw new AppError('saved-search.empty')
  return checked
}

/** The same where an empty query is none too: that of all companies is counted. */
export function readQuery(query: CompanyQuery, { variant }: { variant: SearchVariant }): CompanyQuery {
  const offered = listCriteria(variant)
  const faults: Record<string, string> = {}
  for (const id of listFilledCriteria(query)) {
    if (!offered.includes(id)) faults[pathOf(id)] = 'not-offered'
    else Object.assign(faults, findUnknownOptions(query, id))
  }
  const activities = query.activities.map((text) => readActivityClasses(text))
  for (const [index, classes] of activities.entries())
    if (classes === null) faults[`${pathOf('activities')}.${index}`] = 'unknown-option'
  if (Object.keys(faults).length > 0) throw new AppError('validation.failed', { fields: faults })
  return { ...query, activities: [...new Set(activities.flatMap((classes) => classes ?? []))].toSorted() }
}

/** Where a criterion stands in the body of a call. */
export function pathOf(id: CriterionId): string {
  const { part } = criterionRule(id)
  return part === 'query' ? `query.${id}` : `query.${part}.${id}`
}

function findUnknownOptions(query: CompanyQuery, id: CriterionId): Record<string, string> {
  const optionsOf: Partial<Record<CriterionId, ReadonlySet<string>>> = OPTIONS
  const options = optionsOf[id]
  if (options === undefined) return {}
  const { path, chosen } = readChosen(query, id)
  const unknown = [...chosen.entries()].filter(([, option]) => !options.has(option))
  return Object.fromEntries(unknown.map(([index]) => [`${path}.${index}`, 'unknown-option']))
}

function readChosen(query: CompanyQuery, id: CriterionId): { path: string; chosen: readonly string[] } {
  if (id === 'negativeInfo' || id === 'positiveInfo') return { path: `${pathOf(id)}.type`, chosen: query[id].type }
  const value = valueOf(query, id)
  return { path: pathOf(id), chosen: Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [] }
}
