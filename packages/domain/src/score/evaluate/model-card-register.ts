import { BASE_RATE_TABLE, type BaseRateSource, FALLBACK_RATE } from '../rate/base-rate-table.ts'
import { LIMIT_BOUNDS, LIMIT_FACTORS, LIMIT_TERMS } from '../rate/credit-limit.ts'
import { LITE_BASE_POINTS } from '../rate/lite-rating.ts'
import { REGISTER_BASE_POINTS } from '../rate/rate-company.ts'
import { REGISTER_FACTOR_KEYS, type RegisterFactorKey } from '../rate/register-factors.ts'
import { REGISTER_RULES, type RegisterEstimate } from '../rate/register-rules.ts'
import { CAP_REASONS } from '../rate/company-score.ts'
import { CAP_RULES } from '../rate/score-caps.ts'
import { formatCount, formatFigure, formatShare } from './figure-text.ts'
import { renderTextTable } from './model-card-shapes.ts'

/** English words for a register factor. */
export type RegisterWords = (key: RegisterFactorKey) => { readonly name: string; readonly definition: string }

/** The expert additions with their weights, the caps, and what is rated without a trained part. */
export function renderRegisterSection(words: RegisterWords): string {
  return [
    'Nothing in this section was trained on the Polish data, which have no register facts. Weights marked **estimated** are what a panel of Spanish companies (2,859 company-years of 1998–2003, 62 failures; INFOTEL, as used by Alfaro-Cid, Castillo and Merelo) says beside six ratios and the year, weighed with the expert’s weight of before (its error taken for 7 points); `merleg score register-weights Bankruptcy_Spain_98-03.arff` prints the estimates; all others are an **expert’s judgement**. They stand on the scale of the trained part (a point is worth the same odds everywhere), are shown apart from it in every rating, and can be switched off one by one (`MERLEG_SCORE_SWITCHED_OFF`, keys between commas). A fact that nobody knows adds nothing. The source is a study or statistic that found the same direction. Of what that panel also tells nothing was taken: companies of at least ten years failed more often in it than young ones (by 22 points, error 5.2) and audited ones more than others (24, error 5.0), which is how they were drawn; a qualified opinion of the auditor was worse by 8 points (error 7.6), but no source at hand tells opinions.',
    renderTextTable(
      ['factor', 'key', 'meaning', 'points', 'weight', 'direction found by'],
      REGISTER_FACTOR_KEYS.map((key) => {
        const { name, definition } = words(key)
        const { source, estimate } = REGISTER_RULES[key]
        return [name, `\`${key}\``, definition, describeBands(key), describeWeight(estimate), source]
      }),
    ),
    'Facts that cap points and credit limit, after everything else has been added up, while they hold and for some time after; probabilities follow the capped points. Laws and studies say what a fact is; the ceilings, shares and months are an expert’s judgement. In a liquidation, forced deletion, bankruptcy or voluntary liquidation no probabilities are told:',
    renderCaps(),
    `A company without accounts of the last two years is rated by the register alone: ${REGISTER_BASE_POINTS} points and the additions, marked as such, without probabilities and without a credit limit. The simple kinds have a lite rating, which no model was trained for either; it starts from ${describeLite()} points. A person of whom nothing is told but that no list names them is not rated.`,
  ].join('\n\n')
}

function describeWeight(estimate: RegisterEstimate | undefined): string {
  if (estimate === undefined) return 'expert'
  const points = formatFigure(estimate.points, 1)
  return `estimated: ${points} (error ${formatFigure(estimate.error, 1)}) for ${estimate.of}`
}

function describeBands(key: RegisterFactorKey): string {
  return REGISTER_RULES[key].bands
    .map(({ from, points }) => `from ${withSign(from, '')}: ${withSign(points, '+')}`)
    .join('; ')
}

function withSign(value: number, plus: '+' | ''): string {
  return value > 0 ? `${plus}${value}` : String(value).replace('-', '−')
}

function renderCaps(): string {
  const limit = (share: number) => (share === 0 ? 'none' : share === 1 ? 'whole' : formatShare(share, 0))
  return renderTextTable(
    ['fact', 'at most', 'credit limit', 'afterwards', 'why'],
    CAP_REASONS.map((key) => {
      const { running, afterwards, source } = CAP_RULES[key]
      const tail =
        afterwards &&
        `${afterwards.highest} points, limit ${limit(afterwards.limitShare)}, for ${afterwards.months} months`
      return [`\`${key}\``, `${running.highest} points`, limit(running.limitShare), tail ?? 'nothing', source]
    }),
  )
}

function describeLite(): string {
  return Object.entries(LITE_BASE_POINTS)
    .map(([kind, points]) => `${points} (${kind})`)
    .join(', ')
}

/** English words for where a base rate is from; `year` null where it is of no one year. */
export type BaseRateWords = (source: BaseRateSource, year: number | null) => string

/** What share of companies is taken to fail, by country and year. */
export function renderBaseRates(words: BaseRateWords): string {
  return renderTextTable(
    ['country', 'from year', 'failing within 12 months', 'known or assumed', 'source'],
    [
      ...BASE_RATE_TABLE.map(({ countryCode, year, rate, source, isAssumption }) => [
        countryCode,
        String(year),
        formatShare(rate, 2),
        isAssumption ? 'working assumption' : 'published',
        words(source, year),
      ]),
      ['every other', 'any', formatShare(FALLBACK_RATE, 2), 'working assumption', words('fallback', null)],
    ],
  )
}

/** The credit limit in words, with the figures of the formula. */
export function renderCreditLimit(): string {
  const factors = LIMIT_FACTORS.map(({ below, factor }) => `× ${factor} below ${formatShare(below)}`).join(', ')
  const bounds = [...LIMIT_BOUNDS].map(
    ([currency, bound]) => `${currency} ${formatCount(bound.lowest)} to ${formatCount(bound.highest)}`,
  )
  return [
    `The recommended limit is the least of ${formatShare(LIMIT_TERMS.equityShare, 0)} of equity, ${formatShare(LIMIT_TERMS.salesShare, 1)} of the year’s sales (a month’s; of a business year of another length that of its months) and ${formatShare(LIMIT_TERMS.liquidShare, 0)} of current assets without inventories, times a factor of the probability of failure within 12 months (${factors}, none from there on), rounded down to two digits.`,
    `No limit in the bands “very risky” and “extremely risky”, during a procedure, without accounts, on consolidated accounts, or where a term is not above zero. Bounds: ${bounds.join('; ')}. The formula is an expert’s judgement; it was not fitted to losses.`,
  ].join(' ')
}
