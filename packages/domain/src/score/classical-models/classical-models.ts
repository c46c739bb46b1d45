import type { RatioKey } from './ratios.ts'

export const CLASSICAL_MODEL_KEYS = [
  'altman-emerging',
  'altman-double-prime',
  'zmijewski',
  'springate',
  'in05',
  'ohlson',
] as const
export type ClassicalModelKey = (typeof CLASSICAL_MODEL_KEYS)[number]

export const CLASSICAL_ZONES = ['safe', 'grey', 'distress'] as const
export type ClassicalZone = (typeof CLASSICAL_ZONES)[number]

/**
 * A model as published: value = constant + Σ coefficient × ratio. Beyond `safe` a company is safe, beyond `distress` in
 * distress, between them (limits included) it is grey; one limit twice: there is no grey zone, and the limit itself is
 * in distress where more is worse, safe where more is better.
 */
export type ClassicalModel = {
  readonly constant: number
  readonly terms: readonly { readonly coefficient: number; readonly ratio: RatioKey }[]
  readonly betterIs: 'more' | 'less'
  readonly limits: { readonly safe: number; readonly distress: number }
  readonly source: { readonly authors: string; readonly year: number; readonly title: string; readonly in: string }
}

const ALTMAN_TERMS = [
  { coefficient: 6.56, ratio: 'workingCapitalToAssets' },
  { coefficient: 3.26, ratio: 'retainedEarningsToAssets' },
  { coefficient: 6.72, ratio: 'ebitToAssets' },
  { coefficient: 1.05, ratio: 'equityToLiabilities' },
] as const
const ALTMAN_SOURCE = {
  authors: 'Altman, E. I., Hartzell, J., Peck, M.',
  year: 1995,
  title: 'Emerging Markets Corporate Bonds: A Scoring System',
  in: 'Salomon Brothers, New York',
}

export const CLASSICAL_MODELS: Readonly<Record<ClassicalModelKey, ClassicalModel>> = {
  // The constant puts bonds in default at zero; the zones are those of the model without it, moved by as much.
  'altman-emerging': {
    constant: 3.25,
    terms: ALTMAN_TERMS,
    betterIs: 'more',
    limits: { safe: 5.85, distress: 4.35 },
    source: ALTMAN_SOURCE,
  },
  'altman-double-prime': {
    constant: 0,
    terms: ALTMAN_TERMS,
    betterIs: 'more',
    limits: { safe: 2.6, distress: 1.1 },
    source: ALTMAN_SOURCE,
  },
  // A probit: zero is a probability of one half. Liquidity has the sign of the paper; many copies give it as −0.004.
  zmijewski: {
    constant: -4.336,
    terms: [
      { coefficient: -4.513, ratio: 'profitToAssets' },
      { coefficient: 5.679, ratio: 'liabilitiesToAssets' },
      { coefficient: 0.004, ratio: 'currentRatio' },
    ],
    betterIs: 'less',
    limits: { safe: 0, distress: 0 },
    source: {
      authors: 'Zmijewski, M. E.',
      year: 1984,
      title: 'Methodological Issues Related to the Estimation of Financial Distress Prediction Models',
      in: 'Journal of Accounting Research 22 (Supplement), 59–82',
    },
  },
  springate: {
    constant: 0,
    terms: [
      { coefficient: 1.03, ratio: 'workingCapitalToAssets' },
      { coefficient: 3.07, ratio: 'ebitToAssets' },
      { coefficient: 0.66, ratio: 'profitBeforeTaxToShortTerm' },
      { coefficient: 0.4, ratio: 'salesToAssets' },
    ],
    betterIs: 'more',
    limits: { safe: 0.862, distress: 0.862 },
    source: {
      authors: 'Springate, G. L. V.',
      year: 1978,
      title: 'Predicting the Possibility of Failure in a Canadian Firm: A Discriminant Analysis',
      in: 'M.B.A. research project, Simon Fraser University',
    },
  },
  in05: {
    constant: 0,
    terms: [
      { coefficient: 0.13, ratio: 'assetsToBorrowedFunds' },
      { coefficient: 0.04, ratio: 'interestCover' },
      { coefficient: 3.97, ratio: 'ebitToAssets' },
      { coefficient: 0.21, ratio: 'incomeToAssets' },
      { coefficient: 0.09, ratio: 'currentRatio' },
    ],
    betterIs: 'more',
    limits: { safe: 1.6, distress: 0.9 },
    source: {
      authors: 'Neumaierová, I., Neumaier, I.',
      year: 2005,
      title: 'Index IN05',
      in: 'Evropské finanční systémy, Masarykova univerzita, Brno, 143–148',
    },
  },
  // Log-odds: zero is a probability of one half, the limit in use.
  ohlson: {
    constant: -1.32,
    terms: [
      { coefficient: -0.407, ratio: 'size' },
      { coefficient: 6.03, ratio: 'liabilitiesToAssets' },
      { coefficient: -1.43, ratio: 'workingCapitalToAssets' },
      { coefficient: 0.0757, ratio: 'shortTermToCurrentAssets' },
      { coefficient: -1.72, ratio: 'hasMoreDebtsThanAssets' },
      { coefficient: -2.37, ratio: 'profitToAssets' },
      { coefficient: -1.83, ratio: 'fundsToLiabilities' },
      { coefficient: 0.285, ratio: 'hasLostTwice' },
      { coefficient: -0.521, ratio: 'profitChange' },
    ],
    betterIs: 'less',
    limits: { safe: 0, distress: 0 },
    source: {
      authors: 'Ohlson, J. A.',
      year: 1980,
      title: 'Financial Ratios and the Probabilistic Prediction of Bankruptcy',
      in: 'Journal of Accounting Research 18(1), 109–131',
    },
  },
}
