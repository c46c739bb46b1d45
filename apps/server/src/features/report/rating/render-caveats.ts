import { formatYears } from '@merleg/domain/format/years'
import type { Locale } from '@merleg/domain/locale'
import { listCoverageCaveats, listMissingFactors, type RatingCaveat } from '@merleg/domain/score/rate/rating-caveats'
import { getTranslator } from '@merleg/i18n/translator'
import { findIncomparableYear, type IrregularYear } from '../business-years/irregular-year.ts'
import { tellIrregularYear } from '../business-years/irregular-year-words.ts'
import type { BusinessYears } from '../business-years/business-years.ts'
import type { ShownScore } from './rate-now.ts'

export type ShownCaveat = { key: RatingCaveat; text: string }

/** What limits how far a rating can be relied on, in sentences: what no register tells, and errors in the accounts. */
export function renderCaveats(locale: Locale, score: ShownScore, businessYears: BusinessYears | null): ShownCaveat[] {
  const t = getTranslator(locale, 'report/score/answers')
  const coverage = listCoverageCaveats(score).map(({ key, unread }) => {
    const names = unread.map((section) => t(`caveats.unread.${section}`)).join(', ')
    return { key, text: t(`caveats.${key}`, { unread: names }) }
  })
  return [...coverage, ...renderAccountsCaveats(locale, score, businessYears), ...renderMissingFactors(locale, score)]
}

/** Which factors a rating does without, where these are many. */
function renderMissingFactors(locale: Locale, { basis, parts }: ShownScore): ShownCaveat[] {
  const missing = listMissingFactors(parts)
  if (basis !== 'statement' || missing.length === 0) return []
  const t = getTranslator(locale, 'report/score/answers')
  const nameOf = getTranslator(locale, 'score/factors')
  const all = parts.filter(({ kind }) => kind === 'factor').length
  const names = missing.map((key) => nameOf(`${key}.name`)).join(', ')
  const text = t('caveats.missing-factors', { missing: missing.length, all, names })
  return [{ key: 'missing-factors', text }]
}

function renderAccountsCaveats(
  locale: Locale,
  { basis, statementYear }: ShownScore,
  businessYears: BusinessYears | null,
): ShownCaveat[] {
  if (basis !== 'statement' || statementYear === null) return []
  const t = getTranslator(locale, 'report/score/answers')
  const years = businessYears?.years ?? []
  const flawed = years.findLast(({ year, basis: { quality } }) => year > statementYear && quality === 'flawed')
  const own = years.find(({ year }) => year === statementYear)
  const caveats: ShownCaveat[] = []
  if (flawed !== undefined) {
    const words = { year: flawed.year, basis: statementYear }
    caveats.push({ key: 'earlier-accounts', text: t('caveats.earlier-accounts', words) })
  }
  if (own?.basis.quality === 'corrected')
    caveats.push({ key: 'corrected-accounts', text: t('caveats.corrected-accounts', { year: statementYear }) })
  if (own?.basis.statement?.isConsolidated === true) {
    const text = t('caveats.consolidated-accounts', { year: statementYear })
    caveats.push({ key: 'consolidated-accounts', text })
  }
  caveats.push(...renderOtherCurrency(locale, years, statementYear))
  const irregular = findIncomparableYear(years, statementYear)
  return irregular === null ? caveats : [...caveats, renderIrregular(locale, irregular, statementYear)]
}

/** So many years before its own are looked at by a rating. */
const YEARS_BEFORE = 3

/** That former accounts cannot be looked at, as they are in another currency. */
function renderOtherCurrency(locale: Locale, years: BusinessYears['years'], statementYear: number): ShownCaveat[] {
  const t = getTranslator(locale, 'report/score/answers')
  const before = years.filter(({ year }) => year < statementYear && year >= statementYear - YEARS_BEFORE)
  // Newer accounts may be in another currency than those that the rating rests on, until it is made anew.
  const rated = years.find(({ year }) => year === statementYear)?.basis.own?.currency
  const leftOut = before.flatMap(({ year, basis }) =>
    basis.leftOut === null || basis.leftOut.currency === rated ? [] : { year, ...basis.leftOut },
  )
  return [...Map.groupBy(leftOut, ({ currency }) => currency)].map(([currency, own]) => {
    const words = { currency, years: formatYears(own.map(({ year }) => year)), basis: statementYear }
    return { key: 'other-currency', text: t('caveats.other-currency', words) }
  })
}

/** That changes between the years do not count; and what more than a year earned makes of the ratios, where they rest on it. */
function renderIrregular(locale: Locale, irregular: IrregularYear, statementYear: number): ShownCaveat {
  const t = getTranslator(locale, 'report/score/answers')
  const text = t('caveats.short-year', tellIrregularYear(locale, irregular))
  if (irregular.length === 'short') return { key: 'short-year', text }
  const isOwn = irregular.year === statementYear
  return { key: 'long-year', text: isOwn ? `${text} ${t('caveats.long-year')}` : text }
}

/** The state of a rating that does not see all it should, in two words; null where nothing is missing. */
export function nameConfidence(locale: Locale, caveats: readonly unknown[]): string | null {
  return caveats.length === 0 ? null : getTranslator(locale, 'risk-rating/words')('limited')
}
