import type { StatementAmounts } from '../observation.ts'
import { signedResult } from '../statement-layouts/ro-short.ts'
import { FIGURE_KEYS } from './definitions.ts'
import type { Formula, FormulaLine } from './figure-definition.ts'
import { findFormula } from './find-formula.ts'
import type { FigureKey } from './indicator-keys.ts'
import { SIGNED_RESULTS } from './signed-results.ts'

/** A business year as filed: `amounts` in `unit` units of the currency, by line code. */
export type FigureInput = {
  layout: string
  amounts: StatementAmounts
  unit: 1 | 1000
  /** The registered number of people, for accounts that do not tell one. */
  headcount: number | null
}
export type Figures = Readonly<Record<FigureKey, number | null>>

/**
 * Every figure of a business year: amounts in whole units of the currency, shares and quotients as plain numbers. Null
 * where an input was not filed, the layout has no such line, or the denominator is not above zero.
 */
export function computeFigures(input: FigureInput): Figures {
  const figures = Object.fromEntries(FIGURE_KEYS.map((key) => [key, computeFigure(key, input)]))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- FIGURE_KEYS are all keys of the record
  return figures as Figures
}

/** One figure of a business year, as {@link computeFigures} gives it. */
export function computeFigure(key: FigureKey, input: FigureInput): number | null {
  if (key === 'employees') return input.amounts['employees'] ?? input.headcount
  const formula = findFormula(key, input.layout)
  return formula === null ? null : evaluate(formula, input)
}

/** A line in whole units of the currency; a result filed in two columns as the one signed amount. Null if not filed. */
export function readLine({ amounts, unit }: Pick<FigureInput, 'amounts' | 'unit'>, code: string): number | null {
  const signed = SIGNED_RESULTS.get(code)
  const inColumns = signed && signedResult(amounts[signed.profit] ?? null, amounts[signed.loss] ?? null)
  const amount = amounts[code] ?? inColumns ?? null
  return amount === null ? null : amount * unit
}

function evaluate({ numerator, denominator }: Formula, input: FigureInput): number | null {
  const above = sumLines(numerator, input)
  if (denominator === null || above === null) return above
  const below = sumLines(denominator, input)
  return below === null || below <= 0 ? null : above / below
}

/** A sum of lines in whole units of the currency; null where one of them was not filed. */
export function sumLines(lines: readonly FormulaLine[], input: Pick<FigureInput, 'amounts' | 'unit'>): number | null {
  let result = 0
  for (const { code, sign } of lines) {
    const amount = readLine(input, code)
    if (amount === null) return null
    result += sign * amount
  }
  return result
}
