import { findLayout } from '../statement-layouts/find-layout.ts'
import { FIGURE_KEYS, INDICATOR_DEFINITIONS } from './definitions.ts'
import type { Formula, FormulaLine } from './figure-definition.ts'
import type { FigureKey } from './indicator-keys.ts'
import { SIGNED_RESULTS } from './signed-results.ts'

type LayoutFormulas = ReadonlyMap<FigureKey, Formula>

// Millions of statements are worked out at a time, all of a handful of layouts.
const byLayout = new Map<string, LayoutFormulas>()

/**
 * The formula of a figure in statements of a layout; null where they cannot tell the figure, and for `employees`, which
 * is no amount. A result that a layout gives in two columns is one line here, {@link SIGNED_RESULTS} says which.
 */
export function findFormula(key: FigureKey, layout: string): Formula | null {
  const known = byLayout.get(layout) ?? listFormulas(layout)
  return known.get(key) ?? null
}

function listFormulas(layoutKey: string): LayoutFormulas {
  const found = new Map<FigureKey, Formula>()
  const layout = findLayout(layoutKey)
  if (layout === null) return found
  const codes = new Set([...layout.balance, ...layout.incomeStatement].map(({ code }) => code))
  const fits = (lines: readonly FormulaLine[] | null) => lines?.every((line) => hasLine(codes, line)) ?? true
  for (const key of FIGURE_KEYS) {
    const { formulas } = INDICATOR_DEFINITIONS[key]
    const own = formulas.find(({ numerator, denominator }) => fits(numerator) && fits(denominator))
    if (own !== undefined) found.set(key, own)
  }
  byLayout.set(layoutKey, found)
  return found
}

/** Whether lines of these codes tell a line of a formula, as one amount or in the two columns of a result. */
export function hasLine(codes: ReadonlySet<string>, { code }: FormulaLine): boolean {
  const signed = SIGNED_RESULTS.get(code)
  return codes.has(code) || (signed !== undefined && codes.has(signed.profit) && codes.has(signed.loss))
}
