import { BILLING_FIELDS, type BillingFields } from '@merleg/domain/billing-details'
import { useState } from 'react'
import { z } from 'zod'
import { readDraft, writeDraft } from '../../shared/storage/session-draft.ts'

const BillingDraft = z.record(z.enum(BILLING_FIELDS), z.string()).nullable()

/** What is being typed into the bill, null while it is as saved; a reload of the tab does not lose it. */
export function useBillingDraft(): [BillingFields | null, (changed: BillingFields | null) => void] {
  const [draft, setDraft] = useState<BillingFields | null>(() => readDraft('billing', BillingDraft, null))
  const change = (changed: BillingFields | null): void => {
    setDraft(changed)
    writeDraft('billing', changed ?? undefined)
  }
  return [draft, change]
}
