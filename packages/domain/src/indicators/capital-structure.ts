import { type FigureDefinitions, quotient } from './figure-definition.ts'
import { GB_TOTAL_ASSETS } from '../statement-layouts/gb-accounts.ts'
import type { INDICATOR_GROUPS } from './indicator-keys.ts'

type Key = (typeof INDICATOR_GROUPS)['capitalStructure'][number]
const SHARE = { group: 'capitalStructure', unit: 'percent', source: 'analysis' } as const
const RATIO = { ...SHARE, unit: 'ratio' } as const

/** Whose money works in the company: owners' or creditors'. */
export const CAPITAL_STRUCTURE_FIGURES: FigureDefinitions<Key> = {
  capitalSupply: { ...SHARE, formulas: [quotient(['equity'], ['totalAssets']), quotient(['equity'], GB_TOTAL_ASSETS)] },
  debtRate: { ...SHARE, formulas: [quotient(['liabilities'], ['totalAssets'])] },
  netDebtRate: { ...SHARE, formulas: [quotient(['liabilities', '-receivables'], ['equity'])] },
  capitalStress: { ...RATIO, formulas: [quotient(['liabilities'], ['equity'])] },
  capitalFinancing: { ...RATIO, formulas: [quotient(['equity'], ['fixedAssets'])] },
  // Half of the capital of a Kft., two thirds of an Rt.: there the Civil Code makes the owners act (Act V of 2013, 3:189, 3:270).
  ownCapitalRate: { ...RATIO, source: 'civilCode', formulas: [quotient(['equity'], ['issuedCapital'])] },
}
