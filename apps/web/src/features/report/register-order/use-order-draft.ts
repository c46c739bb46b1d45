import { BILLING_FIELDS, type BillingFields } from '@merleg/domain/billing-details'
import { useState } from 'react'
import { z } from 'zod'
import { readDraft, writeDraft } from '../../../shared/storage/session-draft.ts'
import { Selection } from './selection.ts'

const NOTHING_CHOSEN: Selection = {}
const BillingDraft = z.record(z.enum(BILLING_FIELDS), z.string()).nullable()

/** What is chosen of a company and what is being typed into the bill; a reload of the tab loses neither. */
export function useOrderDraft(id: string) {
  const selectionKey = `register-order.${id}`
  const [selection, setSelection] = useState<Selection>(() => readDraft(selectionKey, Selection, NOTHING_CHOSEN))
  const [billing, setBilling] = useState<BillingFields | null>(() => readDraft('billing', BillingDraft, null))
  return {
    selection,
    choose: (changed: Selection): void => {
      setSelection(changed)
      writeDraft(selectionKey, Object.keys(changed).length === 0 ? undefined : changed)
    },
    /** Null: as saved. */
    billing,
    typeBilling: (changed: BillingFields | null): void => {
      setBilling(changed)
      writeDraft('billing', changed ?? undefined)
    },
  }
}

export type OrderDraft = ReturnType<typeof useOrderDraft>
