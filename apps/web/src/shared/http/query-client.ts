import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const STALE_AFTER_MS = 60_000
/** Long enough for a connection to come back, short enough that a failure is told at once. */
const AGAIN_AFTER_MS = 300

/**
 * Asked once more is what met no server, or one that is just not ready. A refusal stays one; a fault (500) would most
 * likely be met again, and its reader, who can ask again himself, waits for the news behind an empty frame.
 */
function shouldRetry(failureCount: number, error: Error): boolean {
  return failureCount === 0 && error instanceof ApiError && (error.code === 'network' || error.status > 500)
}

/** Cache of answers; mutations are never repeated. Without a connection a call fails rather than waiting for one. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay: AGAIN_AFTER_MS,
        staleTime: STALE_AFTER_MS,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
