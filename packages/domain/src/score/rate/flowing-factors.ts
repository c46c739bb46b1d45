import { isFlowLine } from '../../indicators/flows.ts'
import { findLayout } from '../../statement-layouts/find-layout.ts'
import { readScoreInputs } from '../inputs/read-inputs.ts'
import type { FactorKey, FactorValues } from '../model/factor-keys.ts'
import { computeFactors } from './compute-factors.ts'

/** Accounts by nature: every line that a factor is made of is in them. */
const LAYOUT = 'hu-full-a'
const LINE = 100

/** Factors of accounts in which every line is the same, after a year of so many; the years before are whole ones. */
function computeAfter(years: number): FactorValues {
  const layout = findLayout(LAYOUT)
  const lines = layout === null ? [] : [...layout.balance, ...layout.incomeStatement]
  const tell = (length: number) => ({
    layout: LAYOUT,
    unit: 1 as const,
    amounts: Object.fromEntries(lines.map(({ code }) => [code, isFlowLine(code) ? LINE * length : LINE])),
  })
  const before = { previous: tell(1), earlier: tell(1), earliest: tell(1) }
  return computeFactors({ inputs: readScoreInputs({ current: tell(years), ...before }), currency: 'HUF', year: 0 })
}

const [ofOneYear, ofTwoYears] = [computeAfter(1), computeAfter(2)]

/**
 * Does a factor change with the length of its year, as `isFlow` of figures says it: it is a flow over what is there on a day,
 * or over another year's. It is ranked among those of whole years alone (`domain/whole-year`).
 */
export function doesFactorFlow(key: FactorKey): boolean {
  return ofOneYear[key] !== ofTwoYears[key]
}
