import type { Silence } from '@merleg/contract/fields'
import { translateSource } from '@merleg/domain/reference/source-names'
import { isStillCurrent, readSilence, type Silence as SubjectsAndDays, type SilenceLevel } from '@merleg/domain/silence'
import { FACT_SECTION_NAMES } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import type { SourceCoverage } from '@merleg/domain/observation'
import { formatDate } from '@merleg/domain/format/date'
import type { reportSilenceAnswersHu } from '@merleg/i18n/report/silence/answers.hu'
import { getTranslator } from '@merleg/i18n/translator'
import { describeNotYet, type NotYet } from './not-yet.ts'
import type { SpeakingSource } from './speaking-sources.repository.ts'

/** What is not listed, where nothing is. */
export type SilenceTopic = keyof (typeof reportSilenceAnswersHu)['titles']

/** A subject of which no source alone tells what is asked, where the rule that would does not know; `why` in a sentence. */
export type UnjudgedSubject = { subject: SourceCoverage; why: string }

/** In sentences; where one that is in use is in doubt, silence says nothing of all that was asked. */
export type ListLimits = { isInDoubt: boolean; texts: readonly string[] }

export type AskedSilence = {
  topic: SilenceTopic
  subjects: readonly SourceCoverage[]
  /** The first day asked for; left out where the state on the last one is. */
  from?: string
  to: string
  /** Where it is one of the subjects. */
  unjudged?: UnjudgedSubject | null
  /** What is not known of the sanctions lists, where they are asked. */
  listLimits?: ListLimits
  /** Of a company that was not there yet on the last day: since when it is. */
  notYet?: NotYet | null
  /** Of several parties, which need not be companies. */
  isOfSeveral?: true
}

/** A source that is asked, or a sanctions list that was compared with: of that a number alone is stated. */
export type TellingSource = SpeakingSource & { isSanctionsList?: true }

/** More subjects than these are not listed: those that are told of are, where they are fewer. */
const LISTED_SUBJECTS = 8

/**
 * The one sentence of reassurance: what it means that nothing is listed, by which sources, of which days, and of what they
 * tell nothing. Every page, list and file takes it from here.
 */
export function describeSilence(locale: Locale, asked: AskedSilence, speaking: readonly TellingSource[]): Silence {
  const t = getTranslator(locale, 'report/silence/answers')
  const unjudged = asked.unjudged && asked.subjects.includes(asked.unjudged.subject) ? asked.unjudged : null
  const isUnjudged = (subject: SourceCoverage) => subject === unjudged?.subject
  const isJudged = (subject: SourceCoverage) => !isUnjudged(subject)
  const sources = speaking.map((source) => ({ ...source, covers: source.covers.filter(isJudged) }))
  const silence = limitByLists(readSilence(asked, sources), asked.listLimits)
  const { level, told, toldSubjects, untoldSubjects } = silence
  if (asked.notYet) return describeAbsence(locale, { level, asOf: asked.to, notYet: asked.notYet })
  const isTelling = ({ covers }: SpeakingSource) => covers.some((subject) => toldSubjects.includes(subject))
  const telling = sources.filter((source) => isTelling(source) && source.isSanctionsList !== true)
  const screened = sources.filter((source) => isTelling(source) && source.isSanctionsList === true)
  const days = told && { from: formatDate(locale, told.from), to: formatDate(locale, told.to) }
  const sentences = [
    days === null
      ? asked.subjects.every(isUnjudged)
        ? null
        : t(
            sources.some(({ covers }) => asked.subjects.some((subject) => covers.includes(subject)))
              ? 'outside'
              : asked.isOfSeveral === true
                ? 'nobodyOfThem'
                : 'nobody',
          )
      : asked.from === undefined
        ? describeState(locale, telling, asked.to)
        : t(days.from === days.to ? 'day' : 'period', {
            ...days,
            count: telling.length,
            sources: listTitles(locale, telling),
          }),
    screened.length === 0 ? null : t('screened', { sources: nameSources(locale, screened) }),
    ...(asked.listLimits?.texts ?? []),
    ...(days === null
      ? []
      : [describeSubjects(locale, { toldSubjects, untoldSubjects: untoldSubjects.filter(isJudged) })]),
    unjudged?.why ?? null,
    days !== null && told !== null && asked.from !== undefined && told.from > asked.from
      ? t('before', { date: days.from })
      : null,
    days !== null && told !== null && isTimeMissing(asked, told.to) ? t('after', { date: days.to }) : null,
    describeLists(
      locale,
      speaking
        .filter((source) => !isTelling(source) && source.isSanctionsList !== true && !source.covers.some(isUnjudged))
        .map((source) => endOn(source, asked.to)),
    ),
  ]
  return {
    level,
    title: describeTitle(locale, asked, silence),
    text: sentences.filter((sentence) => sentence !== null).join(' '),
  }
}

function limitByLists(silence: SubjectsAndDays, limits: ListLimits | undefined): SubjectsAndDays {
  return limits?.isInDoubt === true && silence.level === 'none' ? { ...silence, level: 'partly' } : silence
}

type Absence = { level: SilenceLevel; asOf: string; notYet: NotYet }

/** No reassurance is in what a company has not before it is there: no source is asked what else it tells of such a day. */
function describeAbsence(locale: Locale, { level, asOf, notYet }: Absence): Silence {
  return {
    level: level === 'none' ? 'partly' : level,
    title: getTranslator(locale, 'report/silence/answers')(`notYetTitles.${notYet.is}`),
    text: describeNotYet(locale, asOf, notYet),
  }
}

/** So many subjects are named in a title. */
const SUBJECTS_IN_TITLE = 2

/**
 * The title alone must not reassure beyond what was checked: where fewer than half of the subjects were, it is not known,
 * and how many were stands beside it.
 */
function describeTitle(
  locale: Locale,
  asked: AskedSilence,
  { level, told, toldSubjects, untoldSubjects }: SubjectsAndDays,
): string {
  const t = getTranslator(locale, 'report/silence/answers')
  const titleOf = (known: SilenceLevel) => t(`titles.${asked.topic}.${known}`)
  if (level !== 'partly' || titleOf('partly') === titleOf('unknown')) return titleOf(level)
  const counts = { told: toldSubjects.length, all: asked.subjects.length }
  if (counts.told * 2 < counts.all) {
    const title = titleOf('unknown')
    if (counts.told > SUBJECTS_IN_TITLE) return t('titleFewOf', { ...counts, title })
    return t('titleFew', { ...counts, title, subjects: nameSubjects(locale, toldSubjects) })
  }
  if (untoldSubjects.length > 0) return t('titleOf', { ...counts, title: titleOf('partly') })
  if (asked.from !== undefined || told === null) return titleOf('partly')
  return t('titleAsOf', { title: titleOf('partly'), date: formatDate(locale, told.to) })
}

/** Whatever a source tells of later days, it is silent as of the day asked for; one that begins later keeps its days. */
function endOn(source: SpeakingSource, day: string): SpeakingSource {
  return source.toldFrom <= day && source.toldUntil > day ? { ...source, toldUntil: day } : source
}

/** One day for all where it is the same for all, else each source with its own. */
function describeState(locale: Locale, telling: readonly SpeakingSource[], asOf: string): string | null {
  if (telling.length === 0) return null
  const t = getTranslator(locale, 'report/silence/answers')
  const then = telling.map((source) => endOn(source, asOf))
  const [day, ...others] = [...new Set(then.map(({ toldUntil }) => toldUntil))]
  return day === undefined || others.length > 0
    ? t('stateEach', { sources: nameSources(locale, then) })
    : t('state', { count: then.length, date: formatDate(locale, day), sources: listTitles(locale, then) })
}

/** Of a period every day counts that is not told of; a state is as good as its source is new. */
function isTimeMissing({ from, to }: AskedSilence, toldUntil: string): boolean {
  return from === undefined ? !isStillCurrent(toldUntil, to) : toldUntil < to
}

function describeSubjects(
  locale: Locale,
  {
    toldSubjects,
    untoldSubjects,
  }: { toldSubjects: readonly SourceCoverage[]; untoldSubjects: readonly SourceCoverage[] },
): string | null {
  if (untoldSubjects.length === 0) return null
  const t = getTranslator(locale, 'report/silence/answers')
  if (untoldSubjects.length > LISTED_SUBJECTS && toldSubjects.length < untoldSubjects.length)
    return t('onlyOf', { subjects: nameSubjects(locale, toldSubjects) })
  return t('notOf', { subjects: nameSubjects(locale, untoldSubjects) })
}

/** Sources that list what they know: what they do not list they say nothing about. */
function describeLists(locale: Locale, lists: readonly SpeakingSource[]): string | null {
  if (lists.length === 0) return null
  return getTranslator(locale, 'report/silence/answers')('lists', { sources: nameSources(locale, lists) })
}

/** Sources with their publishers, where the sentence has the days already. */
function listTitles(locale: Locale, sources: readonly SpeakingSource[]): string {
  const t = getTranslator(locale, 'report/silence/answers')
  return sources.map((source) => t('titled', translateSource(locale, source))).join('; ')
}

/** Sources with their publishers and the days of which they tell. */
export function nameSources(locale: Locale, sources: readonly Omit<SpeakingSource, 'covers' | 'recordedAt'>[]): string {
  const t = getTranslator(locale, 'report/silence/answers')
  return sources
    .map((source) => {
      const { title, publisher, toldFrom, toldUntil, isSpan, isMadeUp } = translateSource(locale, source)
      const [from, to] = [formatDate(locale, toldFrom), formatDate(locale, toldUntil)]
      // All of a made-up company's life is told.
      return isSpan && !isMadeUp ? t('span', { title, publisher, from, to }) : t('asOf', { title, publisher, to })
    })
    .join('; ')
}

function nameSubjects(locale: Locale, subjects: readonly SourceCoverage[]): string {
  const titles = getTranslator(locale, 'register/fact-sections')
  const t = getTranslator(locale, 'report/silence/answers')
  const sections = FACT_SECTION_NAMES.filter((section) => subjects.includes(section))
  const names = sections.map((section) => titles(`titles.${section}`))
  return [...names, ...(subjects.includes('statement') ? [t('statement')] : [])].join(', ')
}
