import type { ValueOrigin } from '@merleg/contract/fields'
import { findFormula } from '@merleg/domain/indicators/find-formula'
import type { FigureKey } from '@merleg/domain/indicators/indicator-keys'
import type { Locale } from '@merleg/domain/locale'
import { findLayout, findLayoutLine } from '@merleg/domain/statement-layouts/find-layout'
import { getTranslator } from '@merleg/i18n/translator'
import { originOf, toProvenance, toStatementProvenance } from '../rows/provenance.ts'
import { describeFormula } from './year-formula.ts'
import { type BusinessYear, filedAmounts, type YearBasis } from './business-years.ts'

/** Why the next accounts tell of a year: nothing was filed for it, or that has an error, or is in another currency. */
function describeColumn(locale: Locale, { statement, own }: Pick<YearBasis, 'statement' | 'own'>): string {
  const t = getTranslator(locale, 'report/indicators/answers')
  if (own === null) return t('derivations.previousColumn')
  const { currency } = own
  return currency === statement?.currency
    ? t('derivations.columnForError')
    : t('derivations.columnForCurrency', { currency })
}

/** Where the accounts of a year come from: as filed, or as the next ones tell them; null where nothing tells of it. */
export function yearOrigin(locale: Locale, basis: YearBasis): ValueOrigin | null {
  const { statement, isPreviousColumn, quality } = basis
  if (statement === null) return null
  const origin = originOf(toStatementProvenance(statement))
  const t = getTranslator(locale, 'report/indicators/answers')
  if (quality === 'corrected') return { ...origin, derivation: t('quality.corrected', { year: statement.year }) }
  return isPreviousColumn ? { ...origin, derivation: describeColumn(locale, basis) } : origin
}

/** Where a figure of a year comes from, with its formula where it is worked out; null where there is no figure. */
export function figureOrigin(locale: Locale, year: BusinessYear, key: FigureKey): ValueOrigin | null {
  if (year.figures[key] === null) return null
  if (key === 'employees') return headcountOrigin(locale, year.basis)
  const origin = yearOrigin(locale, year.basis)
  const formula = formulaText(locale, year.basis, key)
  if (origin === null || formula === null) return origin
  return { ...origin, derivation: [formula, origin.derivation].filter((text) => text !== null).join(' ') }
}

/** Where a year's headcount comes from: the accounts, else the register. */
function headcountOrigin(locale: Locale, basis: YearBasis): ValueOrigin | null {
  if (filedAmounts(basis)['employees'] !== undefined) return yearOrigin(locale, basis)
  if (basis.headcount === null) return null
  const derivation = getTranslator(locale, 'report/indicators/answers')('derivations.headcount')
  return { derivation, sources: [toProvenance(basis.headcount)] }
}

/** The formula by which a figure was worked out in the layout of its year; null where it is a line as filed. */
function formulaText(locale: Locale, { statement }: YearBasis, key: FigureKey): string | null {
  const layout = statement === null ? null : findLayout(statement.layout)
  const formula = layout === null ? null : findFormula(key, layout.key)
  if (layout === null || formula === null) return null
  const [only, ...others] = formula.numerator
  const isLine =
    formula.denominator === null &&
    others.length === 0 &&
    only !== undefined &&
    findLayoutLine(layout, only.code) !== null
  if (isLine) return null
  const words = describeFormula(locale, formula, layout.key)
  return getTranslator(locale, 'report/indicators/answers')('derivations.formula', { formula: words })
}
