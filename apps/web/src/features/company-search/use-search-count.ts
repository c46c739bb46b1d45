import type { SearchCount } from '@merleg/contract/company-search.contract'
import { CompanyQuery } from '@merleg/contract/company-search-query'
import type { SearchVariant } from '@merleg/domain/company-search/criteria'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { searchCountQuery } from './company-search.queries.ts'

const DEBOUNCE_MS = 150
const EMPTY = CompanyQuery.parse({})

/** `isStale`: of what was filled in before; another one is on its way, or cannot be asked for. */
export type LiveCount = { data: SearchCount | undefined; error: Error | null; isStale: boolean; retry: () => void }

/** How many companies meet what is filled in; null while that cannot be read: the last count stays. */
export function useSearchCount(variant: SearchVariant, query: CompanyQuery | null): LiveCount {
  const text = query === null ? null : JSON.stringify(query)
  const [asked, setAsked] = useState(query)
  // Only what differs is another question: each key that is typed reads the form anew.
  if (query !== null && JSON.stringify(asked) !== text) setAsked(query)
  const [settled] = useDebouncedValue(asked, DEBOUNCE_MS)
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...searchCountQuery(variant, settled ?? EMPTY),
    enabled: settled !== null,
  })
  return {
    data,
    error,
    isStale: isPlaceholderData || query === null || settled !== asked,
    retry: () => void refetch(),
  }
}
