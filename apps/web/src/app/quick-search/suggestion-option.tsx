import type { Suggestion } from '@merleg/contract/search.contract'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
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
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // The keyboard is handled by the field, which keeps the focus (combobox pattern).
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={element}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes.option}
      // Keeps the focus in the field, so that the list does not close before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onMouseMove={onPoint}
    >
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
    </div>
  )
}
