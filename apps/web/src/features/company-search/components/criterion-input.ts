import type { SearchPrefill } from '@merleg/contract/company-search.contract'
import type { CriterionId } from '@merleg/domain/company-search/criteria'
import type { DraftReader } from '../draft-kinds.ts'

/** What the input of every kind is given; its value is that of the kind. */
export type CriterionInputProps<Value> = {
  id: CriterionId
  label: string
  value: Value
  onChange: (value: Value) => void
  /** What is wrong with a part of it (`min`, `start`…), in words; '' asks for the whole. */
  faultOf: (part: string) => string | undefined
  prefill: SearchPrefill
  reader: DraftReader
  /** Of the activities: shown are those that are chosen. */
  isOnlySelected: boolean
}
