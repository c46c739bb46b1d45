import type { OfflineOrder } from '@merleg/contract/international-orders.contract'
import { useState } from 'react'
import { makeIntentKey } from '../../shared/http/intent-key.ts'
import { ApiError, isPassing } from '../../shared/http/api-error.ts'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { showError, showSuccess } from '../../shared/ui/toasts.ts'
import type { PlacedNotice } from './components/order-placed.tsx'
import { useOrderOffline } from './international-orders.queries.ts'

/** The order of the same that there was before. */
export type OrderedBefore = { orderNumber: string; orderedAt: string }

/** An intent to order: asked about, sent with one key however often, and what came of it. */
export function usePlacing() {
  const errorText = useErrorText()
  const ordering = useOrderOffline()
  const [key, setKey] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [before, setBefore] = useState<OrderedBefore | null>(null)
  const [placed, setPlaced] = useState<PlacedNotice | null>(null)
  const place = (order: OfflineOrder, onPlaced?: () => void): void => {
    // The dialog is there once; a second click on it meets the first one's call.
    if (ordering.isPending || key === null) return
    ordering.mutate(
      { ...order, key, ...(before === null ? {} : { again: true }) },
      {
        onSuccess: (notice) => {
          setIsAsking(false)
          setKey(null)
          setBefore(null)
          setPlaced(notice)
          showSuccess(notice.message)
          onPlaced?.()
        },
        onError: (error) => {
          const same = readOrderedBefore(error)
          // The dialog stays, and asks whether it is meant once more.
          if (same !== null) return setBefore(same)
          setIsAsking(false)
          // Where no answer came, or not ours, it may have been placed: the same intent goes on with the same key.
          if (!isPassing(error)) setKey(null)
          showError(errorText(error))
        },
      },
    )
  }
  return {
    placed,
    /** It was asked about, and may have been sent. */
    isBegun: key !== null,
    before,
    isAsking,
    isBusy: ordering.isPending,
    ask: () => {
      setKey(key ?? makeIntentKey())
      setBefore(null)
      setIsAsking(true)
    },
    close: () => setIsAsking(false),
    place,
    /** What is ordered is another thing now. */
    forget: () => {
      setKey(null)
      setBefore(null)
      setPlaced(null)
    },
  }
}

function readOrderedBefore(error: unknown): OrderedBefore | null {
  if (!(error instanceof ApiError) || error.code !== 'international-order.ordered-before') return null
  const { orderNumber, orderedAt } = error.body ?? {}
  return orderNumber === undefined || orderedAt === undefined ? null : { orderNumber, orderedAt }
}
