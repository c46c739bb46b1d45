import { CAPITAL_STRUCTURE_FIGURES } from './capital-structure.ts'
import type { FigureDefinitions } from './figure-definition.ts'
import { FINANCIAL_FIGURES } from './financial-figures.ts'
import { FINANCIAL_POSITION_FIGURES } from './financial-position.ts'
import { type FigureKey, INDICATOR_KEYS, SECTOR_CHART_KEYS } from './indicator-keys.ts'
import { PROFITABILITY_FIGURES } from './profitability.ts'
import { REVENUE_EXAMINATION_FIGURES } from './revenue-examination.ts'
import { SECTOR_FIGURES } from './sector-figures.ts'
import { WORKING_CAPITAL_FIGURES } from './working-capital.ts'

/** Every figure with its unit, group, source and formula. Formulas are over closing balances, and years as filed. */
export const INDICATOR_DEFINITIONS: FigureDefinitions<FigureKey> = {
  ...FINANCIAL_FIGURES,
  ...PROFITABILITY_FIGURES,
  ...CAPITAL_STRUCTURE_FIGURES,
  ...WORKING_CAPITAL_FIGURES,
  ...FINANCIAL_POSITION_FIGURES,
  ...REVENUE_EXAMINATION_FIGURES,
  ...SECTOR_FIGURES,
}

/** The keys of all figures: the 27 series in their order, then what only the sector page shows. */
export const FIGURE_KEYS: readonly FigureKey[] = [...new Set([...INDICATOR_KEYS, ...SECTOR_CHART_KEYS])]
