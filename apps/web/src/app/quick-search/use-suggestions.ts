import { useDebouncedValue } from '@mantine/hooks'
import {
  autocomplete,
  SEARCH_TEXT_MAX_LENGTH,
  SEARCH_TEXT_MIN_LENGTH,
  type Suggestion,
} from '@merleg/contract/search.contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'

const DEBOUNCE_MS = 120
const NONE: readonly Suggestion[] = []

export type Suggestions = {
  isReady: boolean
  error: Error | null
  suggestions: readonly Suggestion[]
  isSimilar: boolean
}

/** Suggestions for a text from three characters on; older requests are aborted, older answers stay until newer come. */
export function useSuggestions(text: string): Suggestions {
  const trimmed = text.trim().slice(0, SEARCH_TEXT_MAX_LENGTH)
  const [settled] = useDebouncedValue(trimmed, DEBOUNCE_MS)
  const isLongEnough = trimmed.length >= SEARCH_TEXT_MIN_LENGTH && settled.length >= SEARCH_TEXT_MIN_LENGTH
  const { data, error } = useQuery({
    ...endpointQuery(autocomplete, { query: { query: settled } }),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
    retry: false,
  })
  if (!isLongEnough) return { isReady: false, error: null, suggestions: NONE, isSimilar: false }
  return { isReady: data !== undefined, error, suggestions: data?.results ?? NONE, isSimilar: data?.isSimilar ?? false }
}
