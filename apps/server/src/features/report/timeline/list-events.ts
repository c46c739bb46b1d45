import type { FactSection } from '@merleg/domain/fact-sections'
import {
  findTimelineStart,
  findTimelineTone,
  isEndingSection,
  isTimelineSection,
  type TimelineAction,
  type TimelineSection,
} from '@merleg/domain/timeline-rules'
import type { StoredFact } from '../../register/facts.repository.ts'
import { dayBefore } from '@merleg/domain/calendar-days'
import { saysTheSame } from '../rows/versions.ts'

export type TimelineFact = Extract<StoredFact, { section: TimelineSection }>

/** Something that happened to an entry of the register. */
export type TimelineEvent = {
  action: TimelineAction
  /** The first day on which it is so; of an end the last one on which it was. */
  on: string
  fact: TimelineFact
  /** What the entry said until then, where it went on. */
  before: TimelineFact | null
  /** Is what began then still in force? */
  isValid: boolean
}
export type ListedEvents = {
  events: TimelineEvent[]
  /** Entries of which nobody says when they began or ended. */
  undated: number
  /** Of these the bad news in force. */
  undatedNegative: number
}

/** Versions of an entry that follow each other and say the same: to a reader they are one. */
type Run = { first: TimelineFact; last: TimelineFact; isValid: boolean }

/**
 * What happened to the entries of the register until a day, in no order. Facts as they are known now: that a source
 * corrected itself is no event. `facts` by section, slot and time.
 */
export function listEvents(facts: readonly StoredFact[], today: string): ListedEvents {
  const entries = Map.groupBy(facts.filter(isOfTimeline), ({ section, slot }) => `${section}:${slot}`)
  const listed = [...entries.values()].map((versions) => listEntryEvents(joinRuns(versions), today))
  return {
    events: listed.flatMap(({ events }) => events),
    undated: listed.reduce((sum, { undated }) => sum + undated, 0),
    undatedNegative: listed.reduce((sum, { undatedNegative }) => sum + undatedNegative, 0),
  }
}

function isOfTimeline(fact: StoredFact): fact is TimelineFact {
  return isTimelineSection(fact.section satisfies FactSection)
}

function joinRuns(versions: readonly TimelineFact[]): Run[] {
  const runs: Run[] = []
  for (const fact of versions) {
    const run = runs.at(-1)
    const goesOn = run !== undefined && follows(run.last, fact) && saysTheSame(run.last, fact)
    if (!goesOn) runs.push({ first: fact, last: fact, isValid: fact.isValid })
    else {
      run.last = fact
      run.isValid ||= fact.isValid
    }
  }
  return runs
}

function follows(before: TimelineFact, after: TimelineFact): boolean {
  return before.validTo !== null && before.validTo === after.validFrom
}

/** Is the first of the versions in force, or one of the same party that it became? */
function goesOnInForce([run, next, ...later]: readonly Run[]): boolean {
  if (run === undefined) return false
  const goesOn = next !== undefined && follows(run.last, next.first) && isOfSameParty(run.last, next.first)
  return run.isValid || (goesOn && goesOnInForce([next, ...later]))
}

function isOfSameParty(one: TimelineFact, other: TimelineFact): boolean {
  if (one.partyId !== null || other.partyId !== null) return one.partyId === other.partyId
  return nameOf(one) !== null && nameOf(one) === nameOf(other)
}

function nameOf({ payload }: TimelineFact): string | null {
  return 'name' in payload && typeof payload.name === 'string' ? payload.name : null
}

function listEntryEvents(runs: readonly Run[], today: string): ListedEvents {
  const events: TimelineEvent[] = []
  let undated = 0
  let undatedNegative = 0
  runs.forEach(({ first, last, isValid }, index) => {
    const before = runs[index - 1]?.last ?? null
    const after = runs[index + 1]?.first ?? null
    const isChange = before !== null && follows(before, first)
    const on = findTimelineStart(first)
    if (on !== null && on <= today) {
      events.push({
        action: isChange ? 'changed' : 'began',
        on,
        fact: first,
        before: isChange ? before : null,
        // A member whose share changed later is one all the same.
        isValid: isChange ? isValid : goesOnInForce(runs.slice(index)),
      })
    }
    const { validTo } = last
    const isOver = validTo !== null && validTo <= today
    // The change to what follows tells its end.
    const isFollowed = after !== null && follows(last, after)
    const hasEnded = isOver && !isFollowed && isEndingSection(last.section)
    if (hasEnded) events.push({ action: 'ended', on: dayBefore(validTo), fact: last, before: null, isValid: false })
    if (on !== null || hasEnded || (isOver && isFollowed)) return
    undated += 1
    if (isValid && findTimelineTone(first, 'began') === 'negative') undatedNegative += 1
  })
  return { events, undated, undatedNegative }
}
