import { type EntityKind } from '../report-id.ts'
import rows from './gfo-forms.json' with { type: 'json' }

/** A three-digit code of the classification of economic organisations GFO'17 (KSH). */
export type GfoForm = { code: string; kind: EntityKind; title: { hu: string; en: string; de: string } }

/** Non-profit companies (57) are in the company register, hence companies; schools cannot be told by this code. */
function kindOf(code: string): EntityKind {
  if (/^23[12]$/.test(code)) return 'selfemployed'
  if (/^(?:233|9\d\d)$/.test(code)) return 'taxentity'
  if (code.startsWith('3')) return 'budgetary'
  if (code.startsWith('57') || code === '591' || code === '593' || code === '611') return 'company'
  return /^[56]/.test(code) ? 'nonprofit' : 'company'
}

export const GFO_FORMS: readonly GfoForm[] = rows.map(({ code, title }) => ({ code, kind: kindOf(code), title }))

const byCode = new Map(GFO_FORMS.map((form) => [form.code, form]))

/** A form by GFO code, or null. */
export function findGfoForm(code: string): GfoForm | null {
  return byCode.get(code) ?? null
}
