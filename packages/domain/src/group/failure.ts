import { daysBetween } from '../calendar-days.ts'
import { type CompanyStatus, gravestStatus, STATUS_BY_SECTION } from '../company-status.ts'
import type { FactSection } from '../fact-sections.ts'

/** Sections that say a company failed; a voluntary liquidation is none. */
export const FAILURE_SECTIONS = ['bankruptcy', 'liquidation', 'forced-deletion'] as const satisfies FactSection[]
export type FailureSection = (typeof FAILURE_SECTIONS)[number]

/** What the register says of a failure. Days are YYYY-MM-DD, `until` exclusive, null where not told or open. */
export type FailureFact = {
  readonly section: string
  readonly from: string | null
  readonly until: string | null
  /** Of a registration: its status, the day it names, and why. */
  readonly status: string | null
  readonly on: string | null
  readonly reason: string | null
}

/** A company's failure: the gravest proceeding, the first known day of any, and when the company ceased. */
export type CompanyFailure = {
  readonly kind: Extract<CompanyStatus, 'bankruptcy' | 'under-liquidation' | 'forced-deletion'>
  readonly on: string | null
  readonly ceasedOn: string | null
  readonly isCeased: boolean
  /** All proceedings were over on the day, and the company exists. */
  readonly isOver: boolean
}

type FailureKind = CompanyFailure['kind']
const KINDS: readonly FailureKind[] = ['bankruptcy', 'under-liquidation', 'forced-deletion']

/** A deletion whose reason names the proceeding that it ended, as Hungarian entries word it. */
const CEASED_BY: readonly (readonly [RegExp, FailureKind])[] = [
  [/felszámol/iu, 'under-liquidation'],
  [/kényszertörl/iu, 'forced-deletion'],
]

/** The failure of a company as of a day, of facts that had begun by then; null where the register tells none. */
export function readFailure(facts: readonly FailureFact[], day: string): CompanyFailure | null {
  const begun = facts.filter(({ from }) => from === null || from <= day)
  const ceased = begun.find(({ section, status }) => section === 'registration' && status === 'ceased')
  const proceedings = begun.flatMap((fact) => {
    const kind = KINDS.find((each) => each === STATUS_BY_SECTION.get(fact.section))
    return kind === undefined ? [] : [{ ...fact, kind }]
  })
  const ceasedOn = ceased?.on ?? ceased?.from ?? null
  const isCeased = ceased !== undefined
  if (proceedings.length === 0) {
    const kind = CEASED_BY.find(([pattern]) => pattern.test(ceased?.reason ?? ''))?.[1]
    return kind === undefined ? null : { kind, on: ceasedOn, ceasedOn, isCeased, isOver: false }
  }
  const gravest = gravestStatus(proceedings.map(({ kind }) => kind))
  return {
    kind: KINDS.find((kind) => kind === gravest) ?? 'bankruptcy',
    on: proceedings.flatMap(({ from }) => from ?? []).toSorted()[0] ?? ceasedOn,
    ceasedOn,
    isCeased,
    isOver: !isCeased && proceedings.every(({ until }) => until !== null && until <= day),
  }
}

/**
 * When somebody was tied to a company that failed. `at-failure`: on the day; `before`: the tie had ended; `after`: it began
 * later; `unknown`: the days are not told.
 */
export const TIE_TIMES = ['at-failure', 'unknown', 'before', 'after'] as const
export type TieTime = (typeof TIE_TIMES)[number]

/** `days` between the tie and the failure, where it had ended before or began after; null otherwise. */
export type TimedTie = { readonly time: TieTime; readonly days: number | null }

/** Compares a tie, `until` exclusive, with the day of a failure. */
export function timeTie({ from, until }: { from: string | null; until: string | null }, on: string | null): TimedTie {
  if (on === null) return { time: 'unknown', days: null }
  if (until !== null && until <= on) return { time: 'before', days: daysBetween(until, on) }
  if (from !== null && from > on) return { time: 'after', days: daysBetween(on, from) }
  return { time: from === null ? 'unknown' : 'at-failure', days: null }
}

/** Of several ties of one party the one that says most: at the failure, else unknown, else the nearest. */
export function pickTime(times: readonly TimedTie[]): TimedTie {
  const rank = ({ time }: TimedTie): number => TIE_TIMES.indexOf(time)
  const [first] = times.toSorted((a, b) => rank(a) - rank(b) || (a.days ?? 0) - (b.days ?? 0))
  return first ?? { time: 'unknown', days: null }
}
