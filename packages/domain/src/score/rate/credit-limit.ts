import { bandOfPoints, type RiskBand } from '../../risk-rating.ts'
import { CAP_REASONS, type CompanyScore } from './company-score.ts'
import { type ActiveCap, type CapSubject, findRefusingCap, limitShareOf, listCaps } from './score-caps.ts'
import type { ScoreAccounts } from './rate-company.ts'
import type { ScoreInputs } from '../inputs/score-inputs.ts'

/** The lines of the calculation, in their order. */
export const LIMIT_STEPS = [
  'equityShare',
  'monthlySales',
  'liquidShare',
  'lowest',
  'probability',
  'factor',
  'factShare',
  'adjusted',
  'ceiling',
  'limit',
] as const
export type LimitStepKey = (typeof LIMIT_STEPS)[number]

/** `percent`: a share, 0.084 is 8.4 %. A step after the one that made the limit nothing has no value. */
export type LimitStep = {
  readonly key: LimitStepKey
  readonly unit: 'currency' | 'percent'
  readonly value: number | null
}

/** Why nothing is recommended, the first that holds; the facts of the register also where no limit can be worked out. */
export const NO_LIMIT_REASONS = [
  ...CAP_REASONS,
  'consolidated-accounts',
  'risk',
  'no-equity',
  'no-sales',
  'no-liquidity',
  'too-small',
] as const
export type NoLimitReason = (typeof NO_LIMIT_REASONS)[number]

/** A recommended limit in whole units of the currency; 0 with the reason where none is recommended. */
export type CreditLimit = {
  readonly value: number
  readonly currency: string
  readonly reason: NoLimitReason | null
  readonly steps: readonly LimitStep[]
}

export type LimitInput = Pick<CapSubject, 'facts' | 'asOf'> &
  Pick<ScoreAccounts, 'inputs' | 'currency' | 'months' | 'isConsolidated'> & {
    readonly score: CompanyScore
  }

/**
 * The terms of the formula. A supplier's claim should be lost without taking more than a tenth of what the owners
 * have in it, should not exceed what the company sells in a month (the usual credit period is 30 days), nor a quarter
 * of what it can turn into money soon. An expert's judgement, all of it.
 */
export const LIMIT_TERMS = { equityShare: 0.1, salesShare: 1 / 12, liquidShare: 0.25 } as const

const MONTHS_OF_A_YEAR = 12

/** The part of the limit that is left at a probability of failure within 12 months below `below`; none from 10 % on. */
export const LIMIT_FACTORS: readonly { readonly below: number; readonly factor: number }[] = [
  { below: 0.005, factor: 1 },
  { below: 0.01, factor: 0.8 },
  { below: 0.02, factor: 0.6 },
  { below: 0.05, factor: 0.4 },
  { below: 0.1, factor: 0.2 },
]

/** Bands in which credit is not recommended at all (spec part 1 §4). */
const REFUSED_BANDS: ReadonlySet<string> = new Set<RiskBand>(['very-risky', 'extremely-risky'])

/**
 * The highest limit and the smallest one worth opening, in whole units: about 1.2 million and 250 euros, at rounded
 * rates that are not updated. In another currency nothing is recommended.
 */
export const LIMIT_BOUNDS: ReadonlyMap<string, { readonly highest: number; readonly lowest: number }> = new Map([
  ['HUF', { highest: 500_000_000, lowest: 100_000 }],
  ['EUR', { highest: 1_200_000, lowest: 250 }],
  ['RON', { highest: 6_000_000, lowest: 1000 }],
  ['PLN', { highest: 5_000_000, lowest: 1000 }],
  ['CZK', { highest: 30_000_000, lowest: 5000 }],
  ['USD', { highest: 1_200_000, lowest: 250 }],
  ['GBP', { highest: 1_000_000, lowest: 200 }],
  ['CHF', { highest: 1_200_000, lowest: 250 }],
])

/**
 * The recommended credit limit: the least of a tenth of the equity, a month's sales (of a longer or shorter year by its
 * months; all there are of less than a month) and a quarter of the liquid assets (current assets without inventories),
 * times the factor of the probability and what the table of `score-caps` leaves of it, at most the ceiling of the
 * currency, rounded down to two digits. Null where it cannot be told: no rating by accounts, a line of them not filed, or
 * a currency without a ceiling.
 */
export function creditLimitOf(input: LimitInput): CreditLimit | null {
  const { score, facts, asOf, inputs, currency, months } = input
  const bounds = LIMIT_BOUNDS.get(currency)
  const terms = readTerms(inputs, months ?? MONTHS_OF_A_YEAR)
  if (score.basis !== 'statement' || bounds === undefined || terms === null) return null
  const lowest = Math.min(terms.equityShare, terms.monthlySales, terms.liquidShare)
  const probability = score.probabilities?.[12] ?? null
  const factor = probability === null ? null : (LIMIT_FACTORS.find(({ below }) => probability < below)?.factor ?? 0)
  const caps = listCaps({ facts, asOf, inputs })
  const factShare = factor === null ? null : limitShareOf(caps)
  const adjusted = factor === null || factShare === null ? null : lowest * factor * factShare
  const reason = findRefusal({ ...input, caps, factor, terms })
  const rounded = reason === null ? roundDown(Math.min(adjusted ?? 0, bounds.highest)) : 0
  const isTooSmall = reason === null && rounded < bounds.lowest
  const value = isTooSmall ? 0 : rounded
  const values = { ...terms, lowest, probability, factor, factShare, adjusted, ceiling: bounds.highest, limit: value }
  return {
    value,
    currency,
    reason: isTooSmall ? 'too-small' : reason,
    steps: LIMIT_STEPS.map((key) => ({ key, unit: unitOf(key), value: values[key] })),
  }
}

type LimitTerms = { readonly equityShare: number; readonly monthlySales: number; readonly liquidShare: number }

function readTerms(inputs: ScoreInputs, months: number): LimitTerms | null {
  const { equity, netSales } = inputs
  const liquidAssets = readLiquidAssets(inputs)
  if (equity === null || netSales === null || liquidAssets === null) return null
  return {
    equityShare: equity * LIMIT_TERMS.equityShare,
    monthlySales: netSales * LIMIT_TERMS.salesShare * (MONTHS_OF_A_YEAR / Math.max(1, months)),
    liquidShare: liquidAssets * LIMIT_TERMS.liquidShare,
  }
}

/** Every layout tells inventories; where the field was left empty, what else the current assets are made of. */
function readLiquidAssets({ currentAssets, inventories, receivables, securities, cash }: ScoreInputs): number | null {
  if (currentAssets !== null && inventories !== null) return currentAssets - inventories
  return receivables === null || securities === null || cash === null ? null : receivables + securities + cash
}

type Refusal = Pick<LimitInput, 'score' | 'isConsolidated'> & {
  caps: readonly ActiveCap[]
  factor: number | null
  terms: LimitTerms
}

function findRefusal({ score, isConsolidated, caps, factor, terms }: Refusal): NoLimitReason | null {
  const refusing = findRefusingCap(caps)
  if (refusing !== null) return refusing.key
  // What the group owns and sells is no cover for what the company owes.
  if (isConsolidated === true) return 'consolidated-accounts'
  // Without a probability a procedure runs, which is among the facts.
  if (factor === null || factor === 0 || REFUSED_BANDS.has(bandOfPoints(score.points))) return 'risk'
  if (terms.equityShare <= 0) return 'no-equity'
  if (terms.monthlySales <= 0) return 'no-sales'
  return terms.liquidShare <= 0 ? 'no-liquidity' : null
}

function unitOf(key: LimitStepKey): LimitStep['unit'] {
  return key === 'probability' || key === 'factor' || key === 'factShare' ? 'percent' : 'currency'
}

/** To two digits: 1 234 567 is 1 200 000. */
function roundDown(amount: number): number {
  const whole = Math.floor(amount)
  const step = 10 ** Math.max(0, String(whole).length - 2)
  return Math.floor(whole / step) * step
}
