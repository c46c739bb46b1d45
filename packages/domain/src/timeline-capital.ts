import { type LegalFormKey, recogniseLegalForm } from './legal-forms.ts'

/** Törzstőke of a kft. (Ptk. 3:161), alaptőke of an rt. (Ptk. 3:211), jegyzett tőke of any other form. */
export type CapitalTerm = 'quota' | 'stock' | 'other'

const TERMS: Partial<Record<LegalFormKey, CapitalTerm>> = {
  kft: 'quota',
  'nonprofit-kft': 'quota',
  zrt: 'stock',
  nyrt: 'stock',
  rt: 'stock',
  se: 'stock',
  'nonprofit-zrt': 'stock',
}

/** What the registered capital of a company is called, by its legal form as the register names it. */
export function findCapitalTerm(form: { code: string | null; name: string | null }): CapitalTerm {
  const known = recogniseLegalForm(form)
  return (known && TERMS[known.key]) ?? 'other'
}

/** What became of a capital: an amount in another currency is neither more nor less. Null where only the entry changed. */
export function compareCapital(
  before: { amount: number; currency: string },
  after: { amount: number; currency: string },
): 'raised' | 'lowered' | 'converted' | null {
  if (before.currency !== after.currency) return 'converted'
  if (before.amount === after.amount) return null
  return after.amount > before.amount ? 'raised' : 'lowered'
}
