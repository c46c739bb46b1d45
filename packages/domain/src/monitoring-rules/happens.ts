import type { EventImportance } from '../event-importances.ts'
import { levelNumber, type MonitoringEventKind } from '../monitoring-events.ts'
import { areFoundAlike, type RatingFound, rankOfRating } from '../monitoring-looks.ts'
import type { Happening, TurningFigure } from './alert-rule.ts'

/** An event of a change as rules see it; `year`: of filed accounts, the one they are for. */
export type RuleEvent = {
  readonly kind: MonitoringEventKind
  readonly level: number
  readonly importance: EventImportance
  readonly year: number | null
}

/** Another rating of the company than the one before. */
export type RatingMove = { readonly heardAt: Date; readonly was: RatingFound; readonly is: RatingFound }

type TurningAmounts = Readonly<Record<TurningFigure, number | null>>

/**
 * What can turn in the accounts that counted when something was heard, and in those of the year before: whole units of the
 * accounts' own currency, which is that of both. A sign has no currency, so that nothing is converted.
 */
export type KnownAccounts = {
  readonly year: number
  readonly now: TurningAmounts
  readonly before: TurningAmounts | null
}

/** What is known where something was heard of a company. */
export type Heard = {
  readonly heardAt: Date
  readonly events: readonly RuleEvent[]
  /** Of the company up to this change, which is the last one where it moves the rating; others by its heardAt. */
  readonly moves: readonly RatingMove[]
  readonly accounts: () => KnownAccounts | null
}

/** Does a change tell what a rule waits for? */
export function happens(happening: Happening, heard: Heard): boolean {
  switch (happening.kind) {
    case 'events':
      return heard.events.some((event) => isMeant(happening, event))
    case 'rating-falls':
      return hasFallen(happening, heard)
    case 'rating-below':
      return hasFallenBelow(happening, heard)
    case 'turns':
      return hasTurned(happening, heard)
  }
}

/** Could it be told at all, before accounts are looked at? */
export function mayHappen(happening: Happening, heard: Heard): boolean {
  return happening.kind === 'turns' ? isFiling(heard) : happens(happening, heard)
}

type Of<Kind extends Happening['kind']> = Extract<Happening, { kind: Kind }>

/** Is an event one that a rule of events fires at? */
export function isMeant({ kinds, importances, level }: Of<'events'>, event: RuleEvent): boolean {
  return (
    (kinds.length === 0 || kinds.includes(event.kind)) &&
    (importances.length === 0 || importances.includes(event.importance)) &&
    // What no level tells is no news.
    event.level <= levelNumber(level ?? 'high')
  )
}

type Told = Pick<Heard, 'events'>
const isWorse = ({ events }: Told): boolean => events.some(({ kind }) => kind === 'rating-worse')

/** May a rating have fallen by a change, into a worse band or within one? Only then rules look at its moves. */
export function mayHaveFallen(told: Told): boolean {
  return isWorse(told) || told.events.some(({ kind }) => kind === 'rating-points')
}

function hasFallen({ bands, months }: Of<'rating-falls'>, heard: Heard): boolean {
  const last = heard.moves.at(-1)
  if (last === undefined || !isWorse(heard)) return false
  const to = rankOfRating(last.is)
  const since = monthsBefore(heard.heardAt, months)
  const chained = listChained(heard.moves)
  return heard.moves.some((move) => {
    const isMeasured = areFoundAlike(move.was, last.is) || chained.includes(move)
    const from = isMeasured && move.heardAt >= since ? rankOfRating(move.was) : null
    return from !== null && to !== null && to - from >= bands
  })
}

/** The last moves that go on from each other: where other rules of ours found the same points again, the scale is the same. */
function listChained(moves: readonly RatingMove[]): readonly RatingMove[] {
  const isBroken = (move: RatingMove, index: number): boolean => {
    const before = moves[index - 1]
    if (before === undefined) return true
    const { is } = before
    return !areFoundAlike(is, move.was) && (is.model !== move.was.model || is.points !== move.was.points)
  }
  return moves.slice(moves.findLastIndex(isBroken))
}

function hasFallenBelow({ points }: Of<'rating-below'>, heard: Heard): boolean {
  const last = heard.moves.at(-1)
  if (last === undefined || !mayHaveFallen(heard)) return false
  const [was, is] = [last.was.points, last.is.points]
  return was !== null && is !== null && was >= points && is < points
}

const isFiling = ({ events }: Heard): boolean => events.some(({ kind }) => kind === 'statement-filed')

function hasTurned({ figure, to }: Of<'turns'>, heard: Heard): boolean {
  if (!isFiling(heard)) return false
  const accounts = heard.accounts()
  if (accounts === null) return false
  const { year } = accounts
  // Accounts of a former year turn nothing now.
  if (!heard.events.some((event) => event.kind === 'statement-filed' && event.year === year)) return false
  const [now, before] = [accounts.now[figure], accounts.before?.[figure] ?? null]
  if (now === null || before === null) return false
  return to === 'negative' ? now < 0 && before > 0 : now > 0 && before < 0
}

/** The same day some months before; of a month without it, its last one. */
export function monthsBefore(moment: Date, months: number): Date {
  const day = new Date(moment)
  day.setUTCMonth(day.getUTCMonth() - months)
  if (day.getUTCDate() !== moment.getUTCDate()) day.setUTCDate(0)
  return day
}
