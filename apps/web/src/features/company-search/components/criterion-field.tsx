import type { SearchPrefill } from '@merleg/contract/company-search.contract'
import { CRITERIA, type CriterionId, type CriterionKind } from '@merleg/domain/company-search/criteria'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftKinds, DraftReader } from '../draft-kinds.ts'
import { type CriterionFault, type SearchDraft, type ValueOf, valueOf } from '../search-draft.ts'
import { useFaultText } from '../use-fault-text.ts'
import { CriterionActivities } from './activities-input.tsx'
import { DayBounds, NumberBounds, PercentBounds } from './bounds-input.tsx'
import { AddressTypes, CriterionChoice, MemberTypes } from './choice-input.tsx'
import { CriterionCompanies } from './companies-input.tsx'
import type { CriterionInputProps } from './criterion-input.ts'
import { CriterionFlag, CriterionInfo, CriterionMonths, CriterionPlace } from './special-inputs.tsx'
import { CriterionText } from './text-input.tsx'
import classes from '../search-form.module.css'

/** One input for each kind: a criterion of a known kind is one entry in CRITERIA and its label. */
const INPUTS: { readonly [K in CriterionKind]: (props: CriterionInputProps<DraftKinds[K]>) => ReactNode } = {
  text: CriterionText,
  identifier: CriterionText,
  count: NumberBounds,
  percent: PercentBounds,
  millions: NumberBounds,
  days: DayBounds,
  choice: CriterionChoice,
  addressType: AddressTypes,
  memberType: MemberTypes,
  info: CriterionInfo,
  activities: CriterionActivities,
  months: CriterionMonths,
  place: CriterionPlace,
  companies: CriterionCompanies,
  flag: CriterionFlag,
}

type CriterionFieldProps<Id extends CriterionId> = {
  id: Id
  draft: SearchDraft
  set: (id: Id, value: ValueOf<Id>) => void
  faults: readonly CriterionFault[] | undefined
  prefill: SearchPrefill
  reader: DraftReader
}

/** A criterion with its label, its input and what is wrong with it; as it was while only others are filled in. */
export const CriterionField = memo(
  Field,
  (before, after) =>
    before.id === after.id &&
    valueOf(before.draft, before.id) === valueOf(after.draft, after.id) &&
    before.draft.showOnlySelected === after.draft.showOnlySelected &&
    before.faults === after.faults &&
    before.set === after.set &&
    before.prefill === after.prefill &&
    before.reader === after.reader,
)

function Field<Id extends CriterionId>(props: CriterionFieldProps<Id>) {
  const { id, draft, set, faults, prefill, reader } = props
  const { t } = useTranslation('company-search/words')
  const faultText = useFaultText()
  const kind: (typeof CRITERIA)[Id]['kind'] = CRITERIA[id].kind
  const Input: (props: CriterionInputProps<ValueOf<Id>>) => ReactNode = INPUTS[kind]
  const labelId: CriterionId = id
  const fault = (part: string): string | undefined => {
    const found = faults?.find((one) => one.part === part)
    return found && faultText(kind, found)
  }
  return (
    <div className={classes.criterion} data-criterion={id} data-kind={kind}>
      <Input
        id={id}
        label={t(`criteria.${labelId}`)}
        value={valueOf(draft, id)}
        onChange={(value) => set(id, value)}
        faultOf={fault}
        prefill={prefill}
        reader={reader}
        isOnlySelected={draft.showOnlySelected}
      />
    </div>
  )
}
