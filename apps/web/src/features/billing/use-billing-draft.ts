import { BILLING_FIELDS, type BillingFields } from '@merleg/domain/billing-details'
import { useState } from 'react'
import { z } from 'zod'
import { readDraft, writeDraft } from '../../shared/storage/session-draft.ts'

const BillingDraft = z.record(z.enum(BILLING_FIELDS), z.string()).nullable()

/** What is being typed over the saved details, null while it is as saved; a reload of the tab does not lose it. */
export function useBillingDraft(
  saved: BillingFields | null,
): [BillingFields | null, (changed: BillingFields | null) => void] {
  const draftOf = { key: 'billing', over: saved }
  const [draft, setDraft] = useState<BillingFields | null>(() => readDraft(draftOf, BillingDraft, null))
  const change = (changed: BillingFields | null): void => {
    setDraft(changed)
    writeDraft(draftOf, changed ?? undefined)
  }
  return [draft, change]
}
