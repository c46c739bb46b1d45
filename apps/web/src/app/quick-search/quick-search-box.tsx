import { SEARCH_TEXT_MAX_LENGTH, SEARCH_TEXT_MIN_LENGTH, type Suggestion } from '@merleg/contract/search.contract'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useId, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSuggestionHint, useSuggestions } from '../../shared/suggestions/use-suggestions.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import classes from './quick-search-box.module.css'
import { SuggestionOption } from './suggestion-option.tsx'
import { useComboboxKeys } from './use-combobox-keys.ts'
import { useSearchShortcut } from './use-search-shortcut.ts'

type QuickSearchBoxProps = {
  /** "/" leads to this one; one box of a page has it. */
  hasShortcut?: boolean
  /** What the field is called, where a page has two. */
  label?: string
  /** What is done with a choice instead of opening the report; Enter or the button then takes the first suggestion. */
  onChoose?: (suggestion: Suggestion) => void
}

/** The search field with suggestions: a choice opens the report, Enter or the button the result list. */
export function QuickSearchBox({ hasShortcut = false, label, onChoose }: QuickSearchBoxProps) {
  const { t } = useTranslation('layout/page')
  const { t: tUi } = useTranslation('ui/page')
  const navigate = useNavigate()
  const { history } = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const name = label ?? t('search.label')
  const [text, setText] = useState('')
  const [isTooShort, setIsTooShort] = useState(false)
  const found = useSuggestions(text)
  const { suggestions, isSimilar } = found
  const foundHint = useSuggestionHint(found)
  const keys = useComboboxKeys({ optionCount: suggestions.length, onEscapeClosed: () => setText('') })
  useSearchShortcut(input, hasShortcut)

  const choose = (suggestion: Suggestion): void => {
    keys.close()
    setText('')
    if (onChoose !== undefined) {
      onChoose(suggestion)
      return
    }
    input.current?.blur()
    history.push(suggestion.name.url)
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const chosen = keys.isOpen
      ? suggestions[onChoose === undefined ? keys.active : Math.max(keys.active, 0)]
      : undefined
    const query = text.trim()
    if (chosen) choose(chosen)
    else if (query.length < SEARCH_TEXT_MIN_LENGTH) {
      setIsTooShort(true)
      keys.open()
    } else if (onChoose !== undefined) keys.open()
    else {
      keys.close()
      void navigate({ to: '/quick/search', search: { query } })
    }
  }
  const change = (value: string): void => {
    setText(value)
    setIsTooShort(false)
    keys.open()
  }

  // While one types nothing is told that would be over with the next letter.
  const isUnsaid = found.isSearching || (found.isTooShort && !isTooShort)
  const hint = isUnsaid ? null : foundHint
  const hasList = keys.isOpen && hint === null && suggestions.length > 0
  const optionId = (index: number): string => `${id}-option-${index}`
  return (
    <form role="search" aria-label={name} className={classes.form} onSubmit={submit}>
      <div className={classes.field}>
        <input
          ref={input}
          className={classes.input}
          type="search"
          role="combobox"
          aria-label={name}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={`${id}-list`}
          aria-activedescendant={hasList && keys.active >= 0 ? optionId(keys.active) : undefined}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_TEXT_MAX_LENGTH}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={keys.onKeyDown}
          onBlur={keys.close}
          onClick={keys.open}
        />
        {hasShortcut && text === '' && (
          <kbd className={classes.shortcut} aria-hidden>
            /
          </kbd>
        )}
        <button type="submit" className={classes.submit} aria-label={tUi('actions.search')}>
          <Icon name="search" size={17} />
        </button>
      </div>
      <div className={keys.isOpen && (hasList || hint !== null) ? classes.popup : undefined}>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t('search.suggestions')}
          className={hasList ? classes.list : undefined}
          hidden={!hasList}
        >
          {hasList &&
            suggestions.map((suggestion, index) => (
              <SuggestionOption
                key={suggestion.companyId}
                id={optionId(index)}
                suggestion={suggestion}
                isActive={index === keys.active}
                onChoose={() => choose(suggestion)}
                onPoint={() => keys.setActive(index)}
              />
            ))}
        </div>
        <div aria-live="polite">
          {hasList && isSimilar && <p className={classes.hint}>{t('search.similar')}</p>}
          {keys.isOpen && hint !== null && <p className={classes.hint}>{hint}</p>}
          {hasList && <span className="visually-hidden">{t('search.countFound', { count: suggestions.length })}</span>}
        </div>
      </div>
    </form>
  )
}
