import { TextInput } from '@mantine/core'
import { CRITERION_TEXT_MAX_LENGTH } from '@merleg/contract/company-search-query'
import type { DraftKinds } from '../draft-kinds.ts'
import type { CriterionInputProps } from './criterion-input.ts'

/** A word or more, or a number with or without its marks. */
export function CriterionText({ label, value, onChange, faultOf }: CriterionInputProps<DraftKinds['text']>) {
  return (
    <TextInput
      label={label}
      value={value}
      maxLength={CRITERION_TEXT_MAX_LENGTH}
      autoComplete="off"
      spellCheck={false}
      error={faultOf('')}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
