import { isHappening, isStillCurrent } from '@merleg/domain/silence'
import type { FactSection } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import { formatDate, formatPeriod } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import { getTranslator } from '@merleg/i18n/translator'
import type { StoredFact } from '../../register/facts.repository.ts'
import type { SpeakingSource } from './speaking-sources.repository.ts'
import { nameSources } from './silence.ts'

type Standing = Pick<StoredFact, 'section' | 'observedOn' | 'source' | 'validFrom' | 'validTo' | 'isValid'>

/**
 * The last day of which the source of a fact says that it holds: where it tells everything of the subject the newest day it
 * tells of, else the day of which it said so.
 */
function lastToldOn({ section, observedOn, source }: Standing, sources: readonly SpeakingSource[]): string {
  const own = sources.find(({ publisher, title }) => publisher === source.publisher && title === source.title)
  return own?.covers.includes(section) === true ? own.toldUntil : observedOn
}

type Context = { locale: Locale; sources: readonly SpeakingSource[]; /** YYYY-MM-DD */ today: string }

/**
 * The days of a fact in words. Of one whose beginning nobody tells, the last day of which it is told, unless that is as good
 * as today: null then.
 */
export function describeDays(fact: Standing, { locale, sources, today }: Context): string | null {
  const { section, validFrom, validTo, isValid } = fact
  // Between two questions nobody tells anything.
  if (section === 'vat-check' && validFrom !== null && validTo === null)
    return getTranslator(locale, 'report/silence/answers')('answeredSince', { date: formatDate(locale, validFrom) })
  const period = formatPeriod(locale, validFrom, validTo)
  if (period !== null || !isValid || isHappening(section)) return period
  const told = lastToldOn(fact, sources)
  if (isStillCurrent(told, today)) return null
  return getTranslator(locale, 'report/silence/answers')('lastTold', { date: formatDate(locale, told) })
}

/**
 * How many of a group hold and how many are over; where the source was last read long ago, as of when. What happens on a day
 * does not hold: its days are told.
 */
export function describeCounts(
  facts: readonly Standing[],
  section: FactSection,
  { locale, sources, today }: Context,
): string {
  const t = getTranslator(locale, 'report/silence/answers')
  const active = facts.filter(({ isValid }) => isValid)
  const number = formatNumber(locale, active.length)
  if (isHappening(section)) {
    const days = facts.flatMap(({ validFrom }) => validFrom ?? []).toSorted()
    const years = [...new Set([days[0]?.slice(0, 4), days.at(-1)?.slice(0, 4)])].join('–')
    return t('happened', { count: facts.length, number: formatNumber(locale, facts.length), years })
  }
  const oldest = active.map((fact) => lastToldOn(fact, sources)).toSorted()[0]
  const held =
    oldest === undefined || isStillCurrent(oldest, today)
      ? t('inForce', { count: active.length, number })
      : t('inForceOn', { count: active.length, number, date: formatDate(locale, oldest) })
  return withEnded(locale, held, facts.length - active.length)
}

/** How many hold and how many are over of what is worked out for today. */
export function countItems(locale: Locale, { active, inactive }: { active: number; inactive: number }): string {
  const t = getTranslator(locale, 'report/silence/answers')
  return withEnded(locale, t('inForce', { count: active, number: formatNumber(locale, active) }), inactive)
}

function withEnded(locale: Locale, held: string, inactive: number): string {
  if (inactive === 0) return held
  return getTranslator(locale, 'report/silence/answers')('withEnded', { held, number: formatNumber(locale, inactive) })
}

/** What tells of the facts of a section, and whether there may be more of them; null where the sources tell all of it. */
export function describeBasis(
  facts: readonly Standing[],
  section: FactSection,
  { locale, sources }: Pick<Context, 'locale' | 'sources'>,
): string | null {
  if (sources.some(({ covers }) => covers.includes(section))) return null
  const own = sources.filter(({ publisher, title }) =>
    facts.some(({ source }) => source.publisher === publisher && source.title === title),
  )
  if (own.length === 0) return null
  return getTranslator(locale, 'report/silence/answers')('partial', { sources: nameSources(locale, own) })
}
