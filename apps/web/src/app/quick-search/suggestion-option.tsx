import type { Suggestion } from '@merleg/contract/search.contract'
import { useTranslation } from 'react-i18next'
import { ComboboxOption } from '../../shared/ui/combobox-option.tsx'
import { StatusBadge } from '../../shared/ui/status-badge.tsx'
import classes from './quick-search-box.module.css'

type SuggestionOptionProps = {
  id: string
  suggestion: Suggestion
  isActive: boolean
  onChoose: () => void
  onPoint: () => void
}

/** One suggestion: status, name with the former name that matched, tax number, address. */
export function SuggestionOption({ id, suggestion, isActive, onChoose, onPoint }: SuggestionOptionProps) {
  const { t } = useTranslation('layout/page')
  return (
    <ComboboxOption id={id} className={classes.option} isActive={isActive} onChoose={onChoose} onPoint={onPoint}>
      <span className={classes.status}>
        <StatusBadge status={suggestion.status} variant="icon" />
      </span>
      <span className={classes.name}>
        {suggestion.name.value}
        {suggestion.matchedName !== null && (
          <span className={classes.also}> ({t('search.matchedName', { name: suggestion.matchedName })})</span>
        )}
      </span>
      <span className={classes.identifier}>{suggestion.taxNumber}</span>
      {suggestion.address !== null && <span className={classes.address}>{suggestion.address}</span>}
    </ComboboxOption>
  )
}
