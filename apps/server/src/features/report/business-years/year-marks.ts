import type { YearMark } from '@merleg/contract/fields'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { type BusinessYear, hasUnitError } from './business-years.ts'

/** What is to be known of a year whose accounts have an error; null of all others. */
export function markYear(locale: Locale, { year, basis }: BusinessYear): YearMark | null {
  const t = getTranslator(locale, 'report/indicators/answers')
  if (basis.quality === 'corrected') return { kind: 'corrected', text: t('quality.corrected', { year }) }
  if (basis.quality === 'flawed') return { kind: 'flawed', text: t(`quality.${nameError(basis)}`, { year }) }
  return basis.flawed === null ? null : { kind: 'replaced', text: t('quality.replaced', { year }) }
}

function nameError(basis: BusinessYear['basis']): 'unit' | 'unclear' | 'sums' {
  if (hasUnitError(basis)) return 'unit'
  return basis.findings.some(({ code }) => code === 'unit-unclear') ? 'unclear' : 'sums'
}
