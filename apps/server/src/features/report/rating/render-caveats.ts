import type { Locale } from '@merleg/domain/locale'
import { listCoverageCaveats, type RatingCaveat } from '@merleg/domain/score/rate/rating-caveats'
import { getTranslator } from '@merleg/i18n/translator'
import type { BusinessYears } from '../business-years/business-years.ts'
import type { ShownScore } from './rate-now.ts'

export type ShownCaveat = { key: RatingCaveat; text: string }

/** What limits how far a rating can be relied on, in sentences: what no register tells, and errors in the accounts. */
export function renderCaveats(locale: Locale, score: ShownScore, businessYears: BusinessYears | null): ShownCaveat[] {
  const t = getTranslator(locale, 'report/score/answers')
  const coverage = listCoverageCaveats(score).map((key) => ({ key, text: t(`caveats.${key}`) }))
  return [...coverage, ...renderAccountsCaveats(locale, score, businessYears)]
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
  return caveats
}

/** The state of a rating that does not see all it should, in two words; null where nothing is missing. */
export function nameConfidence(locale: Locale, caveats: readonly unknown[]): string | null {
  return caveats.length === 0 ? null : getTranslator(locale, 'risk-rating/words')('limited')
}
