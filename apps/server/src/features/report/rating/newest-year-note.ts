import type { Locale } from '@merleg/domain/locale'
import type { ScorePart } from '@merleg/domain/score/rate/company-score'
import { areCurrent } from '@merleg/domain/score/rate/current-accounts'
import { listCaps } from '@merleg/domain/score/rate/score-caps'
import { getTranslator } from '@merleg/i18n/translator'
import { describeCap } from './cap-words.ts'
import type { RatedYear } from './rated-years.ts'
import type { ShownScore } from './rate-now.ts'
import { describeScore, formatPoints, namePart } from './score-words.ts'

/** So many differences are told, the largest first. */
const TOLD_PARTS = 4

/**
 * Why the newest rated year has other points than the rating of today, in a sentence or two; null where they are equal,
 * or no year is rated.
 */
export function renderNewestYearNote(locale: Locale, years: readonly RatedYear[], score: ShownScore): string | null {
  const newest = years.findLast(({ points }) => points !== null)
  if (newest?.points == null || newest.points === score.points) return null
  const t = getTranslator(locale, 'report/score/answers')
  const words = { year: newest.year, points: formatTotal(locale, newest.points) }
  if (score.points === null) return t('years.unrated', { ...words, reason: explainToday(locale, newest.year, score) })
  const both = { ...words, today: formatTotal(locale, score.points) }
  if (score.basis !== 'statement')
    return t('years.plain', { ...both, reason: explainToday(locale, newest.year, score) })
  const changes = compareParts(newest.parts, score.parts).slice(0, TOLD_PARTS)
  const parts = changes.map(({ part, points }) => `${namePart(locale, part)} ${formatPoints(locale, points)}`)
  return t('years.differs', { ...both, parts: parts.join('; ') })
}

/** Of a rating that rests on no accounts: which fact limits it, that the accounts are old, and what it says of itself. */
function explainToday(locale: Locale, year: number, score: ShownScore): string {
  const cap = listCaps(score).find(({ key }) => score.parts.some((part) => part.kind === 'cap' && part.key === key))
  const isOld = !areCurrent(`${year}-12-31`, score.asOf) && score.unratedReason !== 'ceased'
  const sentences = [
    cap === undefined ? null : `${describeCap(locale, cap)}.`,
    isOld ? getTranslator(locale, 'report/score/answers')('years.old', { year }) : null,
    isOld ? null : `${describeScore(locale, score)}.`,
  ]
  return sentences.flatMap((text) => text ?? []).join(' ')
}

function formatTotal(locale: Locale, points: number): string {
  return getTranslator(locale, 'report/score/answers')('points', { count: points, points: String(points) })
}

type PartDifference = { part: ScorePart; points: number }

/** What each part gives more or less than it did, the largest difference first. */
function compareParts(before: readonly ScorePart[], after: readonly ScorePart[]): PartDifference[] {
  const differences = new Map<string, PartDifference>()
  const add = (part: ScorePart, sign: 1 | -1): void => {
    const name = `${part.kind} ${'key' in part ? part.key : ''}`
    differences.set(name, { part, points: (differences.get(name)?.points ?? 0) + sign * part.points })
  }
  for (const part of before) add(part, -1)
  for (const part of after) add(part, 1)
  return [...differences.values()]
    .filter(({ points }) => points !== 0)
    .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points))
}
