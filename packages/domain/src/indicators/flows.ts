import { INCOME_TITLES } from '../statement-layouts/income-titles.ts'
import { INDICATOR_DEFINITIONS } from './definitions.ts'
import type { FormulaLine } from './figure-definition.ts'
import type { FigureKey } from './indicator-keys.ts'

/** Is a line of the accounts what flows through the year? People are counted on average, whatever its length. */
export function isFlowLine(code: string): boolean {
  return code !== 'employees' && INCOME_TITLES[code] !== undefined
}

/**
 * Does a figure grow with the length of its year: a flow, or a quotient of which one side is? It is compared between whole
 * years alone (`domain/whole-year`).
 */
export function isFlow(key: FigureKey): boolean {
  // All formulas of a figure tell the same, from other lines.
  const [formula] = INDICATOR_DEFINITIONS[key].formulas
  if (formula === undefined) return false
  const flows = (lines: readonly FormulaLine[]): boolean => lines.some(({ code }) => isFlowLine(code))
  return flows(formula.numerator) !== (formula.denominator !== null && flows(formula.denominator))
}
