import { Checkbox, MultiSelect } from '@mantine/core'
import type { SearchPrefill } from '@merleg/contract/company-search.contract'
import { ADDRESS_TYPES, MEMBER_TYPES } from '@merleg/domain/company-search/criteria'
import { useTranslation } from 'react-i18next'
import classes from '../search-form.module.css'
import { optionsOf } from '../criterion-options.ts'
import type { DraftKinds } from '../draft-kinds.ts'
import type { CriterionInputProps } from './criterion-input.ts'

/** Any of the options; of long lists by typing. */
export function CriterionChoice({
  id,
  label,
  value,
  onChange,
  faultOf,
  prefill,
}: CriterionInputProps<DraftKinds['choice']>) {
  return (
    <OptionSelect
      label={label}
      value={value}
      fault={faultOf('')}
      options={optionsOf(id, prefill)}
      onChange={onChange}
    />
  )
}

type OptionSelectProps = {
  label: string
  value: readonly string[]
  fault: string | undefined
  options: SearchPrefill['types']
  onChange: (ids: readonly string[]) => void
}

/** Some of the options as a field; what is chosen and no longer offered stays, by its id. */
export function OptionSelect({ label, value, fault, options, onChange }: OptionSelectProps) {
  const { t } = useTranslation('company-search/page')
  const known = options.map(({ id, value: text }) => ({ value: id, label: text }))
  const unknown = value.filter((id) => !options.some((option) => option.id === id))
  return (
    <MultiSelect
      label={label}
      placeholder={value.length === 0 ? t('any') : undefined}
      data={[...known, ...unknown.map((id) => ({ value: id, label: id }))]}
      value={[...value]}
      error={fault}
      searchable
      clearable
      hidePickedOptions
      clearSectionMode="clear"
      clearButtonProps={{ 'aria-label': t('clearField', { label }) }}
      nothingFoundMessage={t('noOption')}
      maxDropdownHeight={280}
      onChange={onChange}
    />
  )
}

/** Which of the addresses are meant. */
export function AddressTypes(props: CriterionInputProps<DraftKinds['addressType']>) {
  const { t } = useTranslation('company-search/words')
  const types = Object.values(ADDRESS_TYPES).map((id) => ({ id, value: t(`addressTypes.${id}`) }))
  return <TypeChecks {...props} types={types} />
}

/** Which of the people are meant. */
export function MemberTypes(props: CriterionInputProps<DraftKinds['memberType']>) {
  const { t } = useTranslation('company-search/words')
  const types = Object.values(MEMBER_TYPES).map((id) => ({ id, value: t(`memberTypes.${id}`) }))
  return <TypeChecks {...props} types={types} />
}

type TypeChecksProps = CriterionInputProps<DraftKinds['addressType']> & { types: SearchPrefill['types'] }

function TypeChecks({ label, value, onChange, faultOf, types }: TypeChecksProps) {
  return (
    <Checkbox.Group label={label} value={[...value]} error={faultOf('')} onChange={onChange} className={classes.wide}>
      <div className={classes.checks}>
        {types.map(({ id, value: text }) => (
          <Checkbox key={id} value={id} label={text} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
