import { reopenForeignReport } from '@merleg/contract/international.contract'
import { isSettled, type ForeignOrderState } from '@merleg/domain/international/foreign-order-states'
import type { ReportVariant } from '@merleg/domain/international/report-variants'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../shared/http/api-error.ts'
import { download } from '../../shared/http/download.ts'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { showError } from '../../shared/ui/toasts.ts'
import { type ForeignCompanyPage, useBuyReport, useRefreshCompany } from './international.queries.ts'

export type ForeignPurchases = {
  buy: (variant: ReportVariant, price: number) => void
  /** The variant that is being bought, or whose document is on its way. */
  busy: ReportVariant | null
  /** Why the last purchase of a variant was refused; null where it was not. */
  errorOf: (variant: ReportVariant) => Error | null
  /** Shows a report that was delivered. */
  open: (orderId: string) => void
  isOpening: boolean
  /** Those that were bought here and have arrived. */
  downloaded: ReadonlySet<string>
  /** An order that was under way has come to its end. */
  onSettled: (orderId: string, state: ForeignOrderState) => void
}

/** Buying reports about a company: bought, waited for, saved when they are there. */
export function useForeignPurchases({ id, variants }: ForeignCompanyPage): ForeignPurchases {
  const errorText = useErrorText()
  const refresh = useRefreshCompany(id)
  const buying = useBuyReport(id)
  const [downloaded, setDownloaded] = useState<ReadonlySet<string>>(new Set())
  const saving = useMutation({
    mutationFn: ({ orderId, mode }: { orderId: string; mode: 'save' | 'open' }) =>
      download(reopenForeignReport, { params: { orderId } }, mode),
    onSuccess: (_nothing, { orderId }) => setDownloaded((before) => new Set([...before, orderId])),
    onError: (error) => showError(errorText(error)),
  })
  const { mutate: save } = saving
  const awaited = useRef(new Set<string>())
  // Told by the order itself or by the company, whichever is asked first; saved once.
  const saveAwaited = useCallback(
    (orderId: string) => {
      if (awaited.current.delete(orderId)) save({ orderId, mode: 'save' })
    },
    [save],
  )
  useEffect(() => {
    for (const { underWay, purchased } of Object.values(variants)) {
      if (underWay !== null) awaited.current.add(underWay.orderId)
      if (purchased !== null) saveAwaited(purchased.orderId)
    }
  }, [variants, saveAwaited])
  const onSettled = useCallback(
    (orderId: string, state: ForeignOrderState) => {
      void refresh()
      if (state === 'delivered') saveAwaited(orderId)
    },
    // oxlint-disable-next-line react/exhaustive-deps -- asks the cache of the same company
    [id, saveAwaited],
  )
  const buy = (variant: ReportVariant, price: number): void =>
    buying.mutate(
      { variant, price },
      {
        onSuccess: ({ orderId, state }) => {
          awaited.current.add(orderId)
          if (isSettled(state)) onSettled(orderId, state)
        },
        onError: (error) => {
          // What is missing is told in the card.
          if (!(error instanceof ApiError) || error.code !== 'credit.insufficient') showError(errorText(error))
        },
      },
    )
  return {
    buy,
    busy: buying.isPending ? buying.variables.variant : null,
    errorOf: (variant) => (buying.variables?.variant === variant ? buying.error : null),
    open: (orderId) => save({ orderId, mode: 'open' }),
    isOpening: saving.isPending,
    downloaded,
    onSettled,
  }
}
