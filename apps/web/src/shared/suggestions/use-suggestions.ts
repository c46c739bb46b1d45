import { useDebouncedValue } from '@mantine/hooks'
import {
  autocomplete,
  SEARCH_TEXT_MAX_LENGTH,
  SEARCH_TEXT_MIN_LENGTH,
  type Suggestion,
} from '@merleg/contract/search.contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { endpointQuery } from '../http/endpoint-query.ts'
import { useErrorText } from '../http/use-error-text.ts'

const DEBOUNCE_MS = 120
const NONE: readonly Suggestion[] = []

export type Suggestions = {
  isTooShort: boolean
  /** The answer for this text is still to come; older suggestions may be there. */
  isSearching: boolean
  error: Error | null
  suggestions: readonly Suggestion[]
  isSimilar: boolean
}

/** Companies for a text from three characters on; older requests are aborted, older answers stay until newer come. */
export function useSuggestions(text: string): Suggestions {
  const trimmed = text.trim().slice(0, SEARCH_TEXT_MAX_LENGTH)
  const [settled] = useDebouncedValue(trimmed, DEBOUNCE_MS)
  const isTooShort = trimmed.length < SEARCH_TEXT_MIN_LENGTH
  const { data, error, isPlaceholderData } = useQuery({
    ...endpointQuery(autocomplete, { query: { query: settled } }),
    enabled: !isTooShort && settled.length >= SEARCH_TEXT_MIN_LENGTH,
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (isTooShort) return { isTooShort, isSearching: false, error: null, suggestions: NONE, isSimilar: false }
  return {
    isTooShort,
    isSearching: settled !== trimmed || (error === null && (data === undefined || isPlaceholderData)),
    error: settled === trimmed ? error : null,
    suggestions: data?.results ?? NONE,
    isSimilar: data?.isSimilar ?? false,
  }
}

/** What stands in place of suggestions; null where there are some. That there is no such company is said only once it was looked for. */
export function useSuggestionHint({ isTooShort, isSearching, error, suggestions }: Suggestions): string | null {
  const { t } = useTranslation('ui/page')
  const errorText = useErrorText()
  if (isTooShort) return t('suggestions.tooShort', { limit: SEARCH_TEXT_MIN_LENGTH })
  if (error !== null) return errorText(error)
  if (suggestions.length > 0) return null
  return t(isSearching ? 'suggestions.searching' : 'suggestions.none')
}
