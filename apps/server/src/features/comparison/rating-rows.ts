import type { ComparisonCell } from '@merleg/contract/comparison.contract'
import { reportPage } from '@merleg/contract/pages'
import { formatProbability } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { isSimpleKind } from '@merleg/domain/report-id'
import { getTranslator } from '@merleg/i18n/translator'
import type { Compared } from './compared-company.views.ts'
import type { PlannedCell, RowPlan } from './compose-rows.ts'

type Key = 'points' | 'band' | 'probability' | 'limit' | 'advice' | 'caps' | 'basis' | 'caveats'

/** The ratings with what they rest on; `isOpen`: what they are worth for credit belongs to who may open their page. */
export function planRatingRows(companies: readonly Compared[], { locale, isOpen }: Options): RowPlan[] {
  const t = getTranslator(locale, 'comparison/answers')
  const row = (key: Key, cellOf: RowPlan['cellOf'], more: Partial<RowPlan> = {}): RowPlan => ({
    key,
    group: 'rating',
    label: t(`rows.${key}`),
    ...more,
    cellOf: (company) => ({ ...cellOf(company), url: isOpen ? reportPage(company.id, 'score') : null }),
  })
  const obstacle = isOfTwoScales(companies) ? t('notes.scales') : null
  const notes = obstacle === null && isOfTwoBases(companies) ? [t('notes.bases')] : []
  return [
    row('points', ({ rating: { risk, basisText } }) => toCell(risk.value, basisText), {
      unit: 'points',
      obstacle,
      notes,
    }),
    row('band', ({ rating }) => ({ text: rating.risk.label }), { obstacle, notes }),
    row('probability', ({ rating }) => renderProbability(rating, locale)),
    ...(isOpen
      ? [
          row('limit', ({ rating }) => renderLimit(rating, locale), { unit: 'currency' }),
          row('advice', ({ rating }) => ({ text: rating.advice })),
          row('caps', ({ rating }) => renderCaps(rating, locale)),
        ]
      : []),
    row('basis', ({ rating }) => ({ text: rating.basisText })),
    row('caveats', (company) => renderCaveats(company, locale)),
  ]
}

type Options = { locale: Locale; isOpen: boolean }
type Rating = Compared['rating']

/** The simple kinds have a scale of their own. */
function isOfTwoScales(companies: readonly Compared[]): boolean {
  return new Set(companies.map(({ profile: { kind } }) => isSimpleKind(kind))).size > 1
}

function isOfTwoBases(companies: readonly Compared[]): boolean {
  const rated = companies.filter(({ rating: { risk } }) => risk.value !== null)
  return new Set(rated.map(({ rating: { basis } }) => basis)).size > 1
}

/** Why there is no figure stands in place of it. */
function toCell(value: number | null, reason: string): Partial<ComparisonCell> {
  return value === null ? { notes: [reason] } : { value }
}

function renderProbability({ probabilities, basisText }: Rating, locale: Locale): Partial<ComparisonCell> {
  const year = probabilities?.horizons.find(({ months }) => months === 12)
  if (probabilities === null || year === undefined) return { notes: [basisText] }
  // Of another country it is another share of companies that the same points go by.
  return { text: formatProbability(locale, year.probability), notes: [probabilities.baseRateText] }
}

function renderLimit({ creditLimit, accounts, basisText }: Rating, locale: Locale): Partial<ComparisonCell> {
  if (creditLimit === null) return { notes: [basisText] }
  const { value, currency, formula } = creditLimit
  const year = accounts?.year ?? null
  if (value === 0) return { year, text: getTranslator(locale, 'risk-rating/words')('noLimit'), notes: [formula] }
  return { value, currency, year, notes: [formula] }
}

/** What caps the points, as far as it is known. */
function renderCaps({ parts, risk, basisText }: Rating, locale: Locale): Partial<ComparisonCell> {
  if (risk.value === null) return { notes: [basisText] }
  const caps = parts.filter(({ kind }) => kind === 'cap')
  // One that is not reached takes nothing away.
  const tone = caps.some(({ points }) => points < 0) ? 'bad' : 'plain'
  if (caps.length > 0) return { text: caps.map(({ reason }) => reason).join(' '), tone }
  return { text: getTranslator(locale, 'comparison/answers')('noCap'), tone: 'muted' }
}

/** For gaps only ratings of companies are looked through (`listCoverageCaveats`). */
function renderCaveats({ rating, profile }: Compared, locale: Locale): PlannedCell {
  const { caveats, risk, basisText } = rating
  if (risk.value === null) return { notes: [basisText] }
  const t = getTranslator(locale, 'comparison/answers')
  if (caveats.length > 0) return { text: caveats.map(({ text }) => text).join(' '), tone: 'warning' }
  if (isSimpleKind(profile.kind)) return { text: t('caveatsUnchecked'), tone: 'muted', isUnsaid: true }
  return { text: t('noCaveat'), tone: 'muted' }
}
