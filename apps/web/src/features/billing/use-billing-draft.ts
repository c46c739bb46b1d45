import type { BillingDetails } from '@merleg/contract/billing.contract'
import { BILLING_FIELDS, type BillingFields } from '@merleg/domain/billing-details'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { readDraft, writeDraft } from '../../shared/storage/session-draft.ts'

const BillingDraft = z.record(z.enum(BILLING_FIELDS), z.string()).nullable()

/**
 * What is being typed over the saved details, null while it is as saved; a reload of the tab does not lose it. `seen`: the
 * details that were saved when the typing began, or those that the reader was shown since.
 */
export function useBillingDraft(saved: BillingDetails | null) {
  const [draft, setDraft] = useState<BillingFields | null>(() =>
    readDraft({ key: 'billing', over: saved }, BillingDraft, null),
  )
  const [begunOver, setBegunOver] = useState(saved)
  const [isOvertaken, setIsOvertaken] = useState(false)
  const seen = draft === null || isOvertaken ? saved : begunOver
  useEffect(() => {
    // What was typed is over what the reader was shown, also when the form is opened again.
    if (isOvertaken && draft !== null) writeDraft({ key: 'billing', over: saved }, draft)
  }, [isOvertaken, draft, saved])
  return {
    draft,
    seen,
    /** Somebody else saved others meanwhile, which the reader is shown. */
    isOvertaken,
    setIsOvertaken,
    change: (changed: BillingFields | null): void => {
      if (draft === null) setBegunOver(saved)
      setDraft(changed)
      // Over what the reader has seen: what was read again meanwhile, and shown to nobody, is no ground of it.
      writeDraft({ key: 'billing', over: seen }, changed ?? undefined)
    },
  }
}
