import { FORM_FIELDS, type FormField } from '@merleg/domain/international-orders/order-fields'
import { useState } from 'react'
import { z } from 'zod'
import { readDraft, writeDraft } from '../../shared/storage/session-draft.ts'

/** The form as it is typed; the day in the reader's own way of writing. */
export type TypedOrder = Record<FormField, string>

export const NOTHING_TYPED: TypedOrder = {
  country: '',
  name: '',
  zip: '',
  city: '',
  street: '',
  taxNumber: '',
  companyNumber: '',
  deadline: '',
  person: '',
  phone: '',
  email: '',
  comment: '',
}

const DRAFT = { key: 'international-order' }
const Draft = z.partialRecord(z.enum(FORM_FIELDS), z.string())

/** What is being typed; a reload of the tab does not lose it. `given`: what is known of the company before anything is. */
export function useOrderDraft(given: Partial<TypedOrder>): {
  typed: TypedOrder
  type: (changes: Partial<TypedOrder>) => void
  clear: () => void
} {
  const [typed, setTyped] = useState<TypedOrder>(() => ({
    ...NOTHING_TYPED,
    ...readDraft(DRAFT, Draft, {}),
    ...given,
  }))
  return {
    typed,
    type: (changes) => {
      const next = { ...typed, ...changes }
      setTyped(next)
      writeDraft(DRAFT, next)
    },
    clear: () => {
      setTyped(NOTHING_TYPED)
      writeDraft(DRAFT, undefined)
    },
  }
}
