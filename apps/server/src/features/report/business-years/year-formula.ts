import { capitalise } from '@merleg/domain/format/capitalise'
import { INDICATOR_DEFINITIONS } from '@merleg/domain/indicators/definitions'
import type { Formula, FormulaLine } from '@merleg/domain/indicators/figure-definition'
import type { FigureKey } from '@merleg/domain/indicators/indicator-keys'
import { SIGNED_RESULTS } from '@merleg/domain/indicators/signed-results'
import type { Locale } from '@merleg/domain/locale'
import { BALANCE_TITLES } from '@merleg/domain/statement-layouts/balance-titles'
import { findLayout, findLayoutLine } from '@merleg/domain/statement-layouts/find-layout'
import { INCOME_TITLES } from '@merleg/domain/statement-layouts/income-titles'
import { getTranslator } from '@merleg/i18n/translator'

const MINUS = '\u2212'
const LANGUAGES = ['hu', 'en', 'de'] as const satisfies readonly Locale[]

/**
 * The formulas of a figure in words, made of the lines it is computed from; of several for different layouts each. What
 * stands in for lines that foreign accounts do not have is left out.
 */
export function describeFormulas(locale: Locale, key: FigureKey): string {
  const t = getTranslator(locale, 'report/indicators/answers')
  const formulas = INDICATOR_DEFINITIONS[key].formulas.filter(({ isStandIn }) => isStandIn !== true)
  if (formulas.length === 0) return t('headcountFormula')
  return formulas.map((formula) => describeFormula(locale, formula, null)).join(t('otherLayout'))
}

/** A formula in words: "Adózott eredmény / saját tőke", with the lines as a layout has them where one is given. */
export function describeFormula(locale: Locale, { numerator, denominator }: Formula, layoutKey: string | null): string {
  const above = describeSum(locale, numerator, layoutKey)
  if (denominator === null) return capitalise(locale, above.text)
  const below = describeSum(locale, denominator, layoutKey)
  return capitalise(locale, `${bracket(above)} / ${bracket(below)}`)
}

type Sum = { text: string; isSingle: boolean }

function describeSum(locale: Locale, lines: readonly FormulaLine[], layoutKey: string | null): Sum {
  const parts = lines.flatMap((line) => splitResult(line, layoutKey))
  const text = parts
    .map(({ code, sign }, index) => (index === 0 ? '' : ` ${sign === 1 ? '+' : MINUS} `) + titleOf(locale, code))
    .join('')
  return { text, isSingle: parts.length === 1 }
}

function bracket({ text, isSingle }: Sum): string {
  return isSingle ? text : `(${text})`
}

/** The two columns of a result, where the layout has it so. */
function splitResult(line: FormulaLine, layoutKey: string | null): FormulaLine[] {
  const signed = SIGNED_RESULTS.get(line.code)
  const layout = layoutKey === null ? null : findLayout(layoutKey)
  if (signed === undefined || layout === null || findLayoutLine(layout, line.code) !== null) return [line]
  return [
    { code: signed.profit, sign: line.sign },
    { code: signed.loss, sign: line.sign === 1 ? -1 : 1 },
  ]
}

/** The title of a line inside a sentence: small letters, but for German nouns. */
function titleOf(locale: Locale, code: string): string {
  const titles = BALANCE_TITLES[code] ?? INCOME_TITLES[code]
  const title = titles?.split('|')[LANGUAGES.indexOf(locale)]
  if (title === undefined) throw new Error(`no title for the line ${code}`)
  return locale === 'de' ? title : title.charAt(0).toLowerCase() + title.slice(1)
}
