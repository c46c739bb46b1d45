import type { ValueOrigin } from '@merleg/contract/fields'
import type { ScorePartRow } from '@merleg/contract/report/score.contract'
import type { Locale } from '@merleg/domain/locale'
import type { ScorePart } from '@merleg/domain/score/rate/company-score'
import { rateYearsAlone, type YearsAlone } from '@merleg/domain/score/rate/earlier-year'
import { getTranslator } from '@merleg/i18n/translator'
import { yearOrigin } from '../business-years/year-origins.ts'
import { formatPoints } from '../rating/score-words.ts'
import { findScoreYears, type ScoreInput } from './score-input.ts'

type EarlierPart = Extract<ScorePart, { kind: 'earlier' }>

/** What the year before adds or takes, with what either year would come to alone. */
export function renderEarlierPart({ points }: EarlierPart, input: ScoreInput): ScorePartRow {
  const t = getTranslator(input.locale, 'report/score/answers')
  const rule = input.model?.earlierYear
  return {
    kind: 'earlier',
    key: 'earlier',
    label: t('parts.earlier.label'),
    definition: t('parts.earlier.definition', { oneIn: rule?.oneIn ?? 0, most: rule?.mostAdded ?? 0 }),
    reason: explainEarlier(input, points),
    points,
    unit: null,
    value: null,
    bin: null,
    range: null,
    typical: null,
    origin: originOf(input),
  }
}

/** Of a rating of another model only the points are told. */
function explainEarlier(input: ScoreInput, points: number): string {
  const { locale } = input
  const t = getTranslator(locale, 'report/score/answers')
  const years = findYearsAlone(input)
  const words = { points: formatPoints(locale, points) }
  if (years === null) return t('parts.earlier.plain', words)
  const { year, current, previous } = years
  const told = {
    ...words,
    year,
    current: formatSum(locale, current),
    previous: formatSum(locale, previous),
  }
  const direction = points > 0 ? 'better' : 'worse'
  const isColumn = findScoreYears(input).previous?.basis.isPreviousColumn === true
  return t(`parts.earlier.${direction}${isColumn ? 'ByColumn' : ''}`, told)
}

function formatSum(locale: Locale, points: number): string {
  return getTranslator(locale, 'report/score/answers')('points', { count: points, points: String(points) })
}

function findYearsAlone(input: ScoreInput): (YearsAlone & { year: number }) | null {
  const { inputs, currency, statementYear: year } = input.score
  if (input.model === null || inputs === null || currency === null || year === null) return null
  const years = rateYearsAlone(input.model, { inputs, currency, year })
  return years && { ...years, year }
}

function originOf(input: ScoreInput): ValueOrigin | null {
  const { previous } = findScoreYears(input)
  return previous === null ? null : yearOrigin(input.locale, previous.basis)
}
