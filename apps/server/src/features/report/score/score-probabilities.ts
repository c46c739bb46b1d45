import type { ScorePage } from '@merleg/contract/report/score.contract'
import type { Locale } from '@merleg/domain/locale'
import { isSimpleKind } from '@merleg/domain/report-id'
import { formatProbability } from '@merleg/domain/format/number'
import { type BaseRate, baseRateOf } from '@merleg/domain/score/rate/base-rates'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { foretell } from '@merleg/domain/score/rate/probability'
import { type Horizon, HORIZONS } from '@merleg/domain/score/model/score-model'
import { getTranslator } from '@merleg/i18n/translator'
import { renderRisk } from '../../../shared/shown-risk.ts'
import { listRiskBands } from '../rating/risk-bands.ts'
import type { ScoreInput } from './score-input.ts'

/** The share of companies that is taken to fail, as the rating took it: of the country, in the year of the rating. */
function findBaseRate({ score, scoreConfig }: ScoreInput, months: Horizon): BaseRate {
  const { countryCode } = score.facts
  const year = Number(score.asOf.slice(0, 4))
  return baseRateOf({ countryCode, year, months, overrides: scoreConfig.baseRates ?? [] })
}

/** How probable a failure is, and what share of all companies that goes by; null where it is not foretold. */
export function renderProbabilities(input: ScoreInput): ScorePage['probabilities'] {
  const { locale, score } = input
  const { probabilities } = score
  if (probabilities === null) return null
  const { rate, source, year, isAssumption } = findBaseRate(input, 12)
  const t = getTranslator(locale, 'report/score/answers')
  const words = { rate: formatProbability(locale, rate), source: describeSource(locale, { source, year }) }
  return {
    horizons: HORIZONS.map((months) => ({ months, probability: probabilities[months] })),
    baseRateText: isAssumption ? t('baseRate.assumption', words) : t('baseRate.known', words),
    baseRates: HORIZONS.map((months) => ({ months, rate: findBaseRate(input, months).rate })),
  }
}

function describeSource(locale: Locale, { source, year }: Pick<BaseRate, 'source' | 'year'>): string {
  return getTranslator(locale, 'score/base-rates')(`sources.${source}`, { year: year ?? '' })
}

/** The scale of the entity's kind, with what a rating in the middle of a band means for the coming year. */
export function renderBands(input: ScoreInput, { creditLimit }: Pick<ScorePage, 'creditLimit'>): ScorePage['bands'] {
  const { locale, profile, score } = input
  const own = renderRisk(locale, { ...score, kind: profile.kind }).band
  const isForetold = score.basis === 'statement' || (score.basis === 'unrated' && !isSimpleKind(profile.kind))
  const rateOf = (months: Horizon) => findBaseRate(input, months).rate
  const baseRates = { 12: rateOf(12), 36: rateOf(36), 60: rateOf(60) }
  const ofPoints = (sum: number) => foretell(input.model ?? CURRENT_MODEL, { sum, baseRates })[12]
  const hasLimit = creditLimit !== null && creditLimit.value > 0
  return listRiskBands(locale, { kind: profile.kind, hasLimit }).map((band) => ({
    ...band,
    probability: isForetold ? ofPoints((band.from + band.to) / 2) : null,
    isOwn: band.band === own,
  }))
}
