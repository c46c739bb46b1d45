import { GB_TOTAL_ASSETS } from '../statement-layouts/gb-accounts.ts'
import { type FigureDefinitions, quotient, standIn } from './figure-definition.ts'
import type { INDICATOR_GROUPS } from './indicator-keys.ts'

type Key = (typeof INDICATOR_GROUPS)['capitalStructure'][number]
const SHARE = { group: 'capitalStructure', unit: 'percent', source: 'analysis' } as const
const RATIO = { ...SHARE, unit: 'ratio' } as const

/** Whose money works in the company: owners' or creditors'. */
export const CAPITAL_STRUCTURE_FIGURES: FigureDefinitions<Key> = {
  capitalSupply: {
    ...SHARE,
    formulas: [quotient(['equity'], ['totalAssets']), standIn(quotient(['equity'], GB_TOTAL_ASSETS))],
  },
  // Accounts that tell no total of liabilities (Estonia, Latvia, the United Kingdom) count all that is not equity, provisions and accruals too.
  debtRate: {
    ...SHARE,
    formulas: [
      quotient(['liabilities'], ['totalAssets']),
      standIn(quotient(['totalAssets', '-equity'], ['totalAssets'])),
      standIn(quotient([...GB_TOTAL_ASSETS, '-equity'], GB_TOTAL_ASSETS)),
    ],
  },
  netDebtRate: {
    ...SHARE,
    formulas: [
      quotient(['liabilities', '-receivables'], ['equity']),
      standIn(quotient(['totalAssets', '-equity', '-receivables'], ['equity'])),
      standIn(quotient([...GB_TOTAL_ASSETS, '-equity', '-receivables'], ['equity'])),
    ],
  },
  capitalStress: {
    ...RATIO,
    formulas: [
      quotient(['liabilities'], ['equity']),
      standIn(quotient(['totalAssets', '-equity'], ['equity'])),
      standIn(quotient([...GB_TOTAL_ASSETS, '-equity'], ['equity'])),
    ],
  },
  capitalFinancing: { ...RATIO, formulas: [quotient(['equity'], ['fixedAssets'])] },
  // Half of the capital of a Kft., two thirds of an Rt.: there the Civil Code makes the owners act (Act V of 2013, 3:189, 3:270).
  ownCapitalRate: { ...RATIO, source: 'civilCode', formulas: [quotient(['equity'], ['issuedCapital'])] },
}
