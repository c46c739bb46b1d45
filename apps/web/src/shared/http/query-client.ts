import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const MAX_RETRIES = 2
const STALE_AFTER_MS = 60_000

function shouldRetry(failureCount: number, error: Error): boolean {
  if (error instanceof ApiError && error.code !== 'network' && error.status < 500) return false
  return failureCount < MAX_RETRIES
}

/** Cache of answers: refusals (4xx) are final, no answer and 5xx are tried twice more; mutations are never repeated. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: STALE_AFTER_MS, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
}
