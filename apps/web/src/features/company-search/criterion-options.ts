import type { SearchPrefill } from '@merleg/contract/company-search.contract'
import type { CriterionId, OptionCriterion } from '@merleg/domain/company-search/criteria'

type OptionList = { [Key in keyof SearchPrefill]: SearchPrefill[Key] extends SearchPrefill['types'] ? Key : never }

type OptionKey = Exclude<OptionList[keyof SearchPrefill], 'activities'>

const OPTIONS_OF: Readonly<Record<OptionCriterion, OptionKey>> = {
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
  const keys: Partial<Record<CriterionId, OptionKey>> = OPTIONS_OF
  const key = keys[id]
  return key === undefined ? [] : prefill[key]
}
