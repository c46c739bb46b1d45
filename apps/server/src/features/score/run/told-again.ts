import { lastOverdueDeadline, LAW_OF_DEADLINES } from '@merleg/domain/filing-deadline'
import type { SourceCoverage } from '@merleg/domain/observation'
import { RATED_BY_SILENCE } from '@merleg/domain/score/inputs/rated-sections'
import { isStillCurrent } from '@merleg/domain/silence'
import { kindOf, type Subjects } from '../../register/companies.repository.ts'

/** What a source tells of companies of which it says nothing new, as far as ratings rest on it. */
export type SourceTold = {
  /** Null: of several, or of none. */
  countryCode: string | null
  /** Sections of which its silence tells something: of the companies it speaks of, and of all of its register. */
  silent: readonly SourceCoverage[]
  silentOfAll: readonly SourceCoverage[]
  /** The deadline for accounts that it has passed; null where it tells of none that the law of deadlines is about. */
  overdue: string | null
}
/** By source; absent: it tells nothing so. */
export type Told = Readonly<Record<string, SourceTold>>

type Reading = {
  countryCode: string | null
  covers: readonly SourceCoverage[]
  /** Days are YYYY-MM-DD. */
  readOn: string
  /** Null where it is no list of all companies of a register, or not wholly read. */
  coversAll: readonly SourceCoverage[] | null
  wholeOn: string | null
}

const DEADLINES_OF = kindOf(LAW_OF_DEADLINES.countryCode, LAW_OF_DEADLINES.kind)

/** Null where ratings rest on nothing that it tells by silence. */
export function describeTold(reading: Reading, asOf: string): SourceTold | null {
  const { countryCode, covers, readOn, coversAll, wholeOn } = reading
  const isOfLaw = countryCode === null || countryCode === LAW_OF_DEADLINES.countryCode
  const told = {
    countryCode,
    silent: listSilent(covers, isStillCurrent(readOn, asOf)),
    silentOfAll: listSilent(coversAll ?? [], wholeOn !== null && isStillCurrent(wholeOn, asOf)),
    overdue: isOfLaw && covers.includes('statement') ? lastOverdueDeadline(readOn) : null,
  }
  return told.silent.length + told.silentOfAll.length > 0 || told.overdue !== null ? told : null
}

function listSilent(covers: readonly SourceCoverage[], isCurrent: boolean): SourceCoverage[] {
  return RATED_BY_SILENCE.filter((section) => isCurrent && covers.includes(section))
}

/**
 * Whose ratings may turn out otherwise by what sources tell now than by what they told when runs were made, of the newest
 * complete one and of those that were stopped since: everyone of the country of such a source, and of one that has none everybody.
 */
export function findSubjects(runs: readonly Told[], now: Told): Subjects {
  const found = new Set<string | null>()
  for (const then of runs)
    for (const sourceId of Object.keys({ ...then, ...now }))
      for (const subject of listMoved(then[sourceId], now[sourceId])) found.add(subject)
  if (found.has(null)) return null
  const subjects = [...found].filter((subject) => subject !== null)
  return subjects.filter((subject) => subject !== DEADLINES_OF || !found.has(LAW_OF_DEADLINES.countryCode)).toSorted()
}

function listMoved(then: SourceTold | undefined, now: SourceTold | undefined): (string | null)[] {
  if (describeSilence(then) !== describeSilence(now))
    return [then, now].flatMap((told) => (told === undefined ? [] : [told.countryCode]))
  return (then?.overdue ?? null) === (now?.overdue ?? null) ? [] : [DEADLINES_OF]
}

function describeSilence(told: SourceTold | undefined): string {
  return JSON.stringify([told?.silent ?? [], told?.silentOfAll ?? []])
}
