import type { FigureKey, FigureUnit, IndicatorGroup } from './indicator-keys.ts'

/** A line of a formula: `code` is that of a statement line, `sign` how it enters the sum. */
export type FormulaLine = { code: string; sign: 1 | -1 }

/**
 * Sums of lines of a statement: the figure itself, or, with a denominator, what it is divided by. `isStandIn`: the same
 * figure from what foreign accounts tell instead of the lines it is named by.
 */
export type Formula = {
  numerator: readonly FormulaLine[]
  denominator: readonly FormulaLine[] | null
  isStandIn?: true
}

/** Where a definition comes from; the words are texts. */
export type DefinitionSource = 'balanceSheet' | 'incomeStatement' | 'headcount' | 'analysis' | 'civilCode'

/**
 * How a figure is worked out. `formulas`: of several the first whose lines a layout has is its own; none where people
 * are counted. Every denominator has to be above zero, otherwise there is no figure.
 */
export type FigureDefinition = {
  unit: FigureUnit
  group: IndicatorGroup | 'sector'
  source: DefinitionSource
  formulas: readonly Formula[]
}
export type FigureDefinitions<Key extends FigureKey> = Readonly<Record<Key, FigureDefinition>>

function readLines(codes: readonly string[]): FormulaLine[] {
  return codes.map((code) => ({ code: code.replace(/^-/, ''), sign: code.startsWith('-') ? -1 : 1 }))
}

/** A sum of lines; `-` before a code subtracts it. */
export function sum(...codes: readonly string[]): Formula {
  return { numerator: readLines(codes), denominator: null }
}

/** A sum of lines over another. */
export function quotient(numerator: readonly string[], denominator: readonly string[]): Formula {
  return { numerator: readLines(numerator), denominator: readLines(denominator) }
}

/** A formula for accounts that do not tell the lines of the one before. */
export function standIn(formula: Formula): Formula {
  return { ...formula, isStandIn: true }
}
