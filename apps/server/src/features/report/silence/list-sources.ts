import { formatDate } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import type { SourceRhythm } from '@merleg/domain/observation'
import { isReadInTime } from '@merleg/domain/source-rhythm'
import { getTranslator } from '@merleg/i18n/translator'
import { nameSources } from './silence.ts'

type ListedSource = Parameters<typeof nameSources>[1][number] & { rhythm: SourceRhythm | null }

/** So many of the sources that were read in time are named, so that the sentence can be read. */
const NAMED_IN_TIME = 6

/**
 * Sources with the days of which they tell. Where they are many, those read in time are counted, with the day that all of them
 * reach; one that is late is always named, as what it would have told is not known.
 */
export function listSources(locale: Locale, sources: readonly ListedSource[], today: string): string {
  const inTime = sources.filter(({ rhythm, toldUntil }) => isReadInTime(rhythm, { asOf: toldUntil, today }))
  const counted = inTime.slice(NAMED_IN_TIME)
  const [first] = counted.map(({ toldUntil }) => toldUntil).toSorted()
  const named = nameSources(
    locale,
    sources.filter((source) => !counted.includes(source)),
  )
  if (first === undefined) return named
  return getTranslator(locale, 'report/silence/answers')('moreInTime', {
    sources: named,
    count: counted.length,
    number: formatNumber(locale, counted.length),
    date: formatDate(locale, first),
  })
}
