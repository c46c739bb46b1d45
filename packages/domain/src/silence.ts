import { daysBefore } from './calendar-days.ts'
import { FACT_SECTION_NAMES, type FactSection } from './fact-sections.ts'
import type { SourceCoverage } from './observation.ts'

/** What a source tells of a company: of which subjects everything, and of which days; both days included. */
export type Reach = { covers: readonly SourceCoverage[]; toldFrom: string; toldUntil: string }

/** Days of which something is said, both included. */
export type Days = { from: string; to: string }

/**
 * What may be said where nothing is listed. `none`: sources that tell everything of all that was asked have nothing.
 * `partly`: of a part of the subjects or of the time. `unknown`: nobody tells.
 */
export type SilenceLevel = 'none' | 'partly' | 'unknown'

export type Silence = {
  level: SilenceLevel
  /** The days of which it can be said, for all told subjects; null where it can be said of none. */
  told: Days | null
  toldSubjects: readonly SourceCoverage[]
  /** Asked for, and no source tells everything of them on any of the days. */
  untoldSubjects: readonly SourceCoverage[]
}

/** Nobody tells of beneficial owners so that silence would mean that there are none, and sanctions lists are no register. */
const NEVER_TOLD_WHOLE: readonly FactSection[] = ['beneficial-owner', 'beneficial-owner-statement', 'sanction']

/** What a comparison of two days is about. */
export const REGISTER_SUBJECTS: readonly SourceCoverage[] = [
  ...FACT_SECTION_NAMES.filter((section) => !NEVER_TOLD_WHOLE.includes(section)),
  'statement',
]

/** Sections of what happened on a day: it does not begin to hold and cease to. */
const HAPPENINGS: readonly FactSection[] = ['announcement', 'procurement-award']

export function isHappening(section: FactSection): boolean {
  return HAPPENINGS.includes(section)
}

/** A source read within so many days is taken for today's; what it says bears its day in any case. */
export const STILL_CURRENT_DAYS = 92

/** Was a source that tells until one day read recently enough on the other? */
export function isStillCurrent(toldUntil: string, today: string): boolean {
  return toldUntil >= daysBefore(today, STILL_CURRENT_DAYS)
}

/** The last day of which those tell anything who tell the status of a company; where none does, of any source; null where there is none. */
export function findLastTold(
  sources: readonly (Pick<Reach, 'toldUntil'> & { readonly tellsStatus: boolean })[],
): string | null {
  const telling = sources.filter(({ tellsStatus }) => tellsStatus)
  return (telling.length > 0 ? telling : sources).reduce<string | null>(
    (last, { toldUntil }) => (last === null ? toldUntil : later(last, toldUntil)),
    null,
  )
}

type Asked = {
  subjects: readonly SourceCoverage[]
  /** Left out: how things stand on the last day, as far as the sources have been read. */
  from?: string
  to: string
}

/**
 * What silence of the sources about some subjects means: nothing, unless a source tells everything of a subject, and then
 * only of the days of which it tells.
 */
export function readSilence(asked: Asked, sources: readonly Reach[]): Silence {
  const reaches = asked.subjects.map((subject) => ({ subject, days: findDays(subject, asked, sources) }))
  const told = reaches.flatMap(({ days }) => days ?? [])
  const untoldSubjects = reaches.filter(({ days }) => days === null).map(({ subject }) => subject)
  const toldSubjects = reaches.filter(({ days }) => days !== null).map(({ subject }) => subject)
  const to = told.map(({ to: last }) => last).reduce(earlier, asked.to)
  // How things stand is told of one day: the last one that the sources of all subjects have been read to.
  const days = { from: asked.from === undefined ? to : told.map(({ from }) => from).reduce(later, ''), to }
  if (told.length === 0 || days.from > days.to)
    return { level: 'unknown', told: null, toldSubjects: [], untoldSubjects: asked.subjects }
  const isWhole = untoldSubjects.length === 0 && isStillCurrent(days.to, asked.to)
  const isFromStart = asked.from === undefined || days.from <= asked.from
  return { level: isWhole && isFromStart ? 'none' : 'partly', told: days, toldSubjects, untoldSubjects }
}

/** The days asked for of which a subject is told: by the source that was read last, with those that reach up to it. */
function findDays(subject: SourceCoverage, { from, to }: Asked, sources: readonly Reach[]): Days | null {
  const own = sources
    .filter(({ covers }) => covers.includes(subject))
    .toSorted((a, b) => (a.toldUntil < b.toldUntil ? 1 : -1))
  const [newest, ...older] = own
  if (newest === undefined) return null
  const start = older.reduce(
    (day, reach) => (reach.toldUntil >= day ? earlier(day, reach.toldFrom) : day),
    newest.toldFrom,
  )
  const end = earlier(newest.toldUntil, to)
  if (from === undefined) return end < start ? null : { from: end, to: end }
  const days = { from: later(start, from), to: end }
  return days.from > days.to ? null : days
}

function earlier(a: string, b: string): string {
  return a < b ? a : b
}

function later(a: string, b: string): string {
  return a > b ? a : b
}
