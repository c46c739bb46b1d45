import { type LegalFormKey, recogniseLegalForm } from './legal-forms.ts'

/** Részvényesek of an rt. (Ptk. 3:210), the enterprise abroad of a branch (Act CXXXII of 1997), tagok of any other form. */
export type MemberTerm = 'shareholders' | 'foundingEnterprise' | 'members'

const TERMS: Partial<Record<LegalFormKey, MemberTerm>> = {
  zrt: 'shareholders',
  nyrt: 'shareholders',
  rt: 'shareholders',
  se: 'shareholders',
  'nonprofit-zrt': 'shareholders',
  fioktelep: 'foundingEnterprise',
}

/** What those who hold a company are called, by its legal form as the register names it. */
export function findMemberTerm(form: { code: string | null; name: string | null }): MemberTerm {
  const known = recogniseLegalForm(form)
  return (known && TERMS[known.key]) ?? 'members'
}
