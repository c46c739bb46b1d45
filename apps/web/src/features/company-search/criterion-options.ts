import type { SearchPrefill } from '@merleg/contract/company-search.contract'
import type { CriterionId } from '@merleg/domain/company-search/criteria'

type OptionList = { [Key in keyof SearchPrefill]: SearchPrefill[Key] extends SearchPrefill['types'] ? Key : never }

const OPTIONS_OF: Partial<Record<CriterionId, Exclude<OptionList[keyof SearchPrefill], 'activities'>>> = {
  type: 'types',
  status: 'statuses',
  county: 'counties',
  region: 'regions',
  ownerKind: 'ownerKinds',
  negativeInfo: 'negativeInfoTypes',
  positiveInfo: 'positiveInfoTypes',
}

/** What can be chosen for a criterion. */
export function optionsOf(id: CriterionId, prefill: SearchPrefill): SearchPrefill['types'] {
  const key = OPTIONS_OF[id]
  return key === undefined ? [] : prefill[key]
}
