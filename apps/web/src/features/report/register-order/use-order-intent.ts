import { useRef } from 'react'
import { isPassing } from '../../../shared/http/api-error.ts'
import { makeIntentKey } from '../../../shared/http/intent-key.ts'

export type OrderIntent = ReturnType<typeof useOrderIntent>

/** The key by which an order is known as the same one, however often and late it is sent. */
export function useOrderIntent() {
  const intent = useRef<{ of: string; key: string } | null>(null)
  return {
    /** Of these documents; of others it is another order. */
    keyOf: (publications: readonly string[]): string => {
      const of = publications.join()
      if (intent.current?.of !== of) intent.current = { of, key: makeIntentKey() }
      return intent.current.key
    },
    /** It was answered. Where no answer came, or not ours, it may have been placed: it goes on with the same key. */
    end: (error?: Error): void => {
      if (error === undefined || !isPassing(error)) intent.current = null
    },
  }
}
