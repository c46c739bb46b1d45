import { Option } from 'commander'
import { catchUp, type CatchUpOptions, isBehind } from '../features/followers/catch-up.usecases.ts'
import type { Follower, FollowerDeps } from '../features/followers/follower.ts'
import { scoreFollower } from '../features/score/score.follower.ts'
import { sectorStatisticsFollower } from '../features/sector-statistics/sector-statistics.follower.ts'
import { CommandError } from '../shared/cli/command-error.ts'
import { listenForStop } from '../shared/cli/listen-for-stop.ts'
import { createProgressLine, SILENT_LINE, splitProgressLine } from '../shared/cli/progress-line.ts'
import { FOLLOWERS } from './features.followers.ts'

type CatchUpAll = CatchUpOptions & {
  followers?: readonly Follower[]
  /** There are connections for two at a time: those that are apart work beside the others. */
  isForTwo?: boolean
}

/**
 * Brings the followers up to what has been merged, one after the other, and again where one has merged something itself.
 * Where another process is at it already, waits for that one.
 */
export async function catchUpFollowers(
  deps: FollowerDeps,
  { followers = FOLLOWERS, isForTwo = false, ...options }: CatchUpAll = {},
): Promise<void> {
  for (let waiting = followers; waiting.length > 0; waiting = await listBehind(deps, followers))
    if (isForTwo) await catchUpBeside(deps, waiting, options)
    else await catchUpInTurn(deps, waiting, options)
}

async function catchUpInTurn(
  deps: FollowerDeps,
  followers: readonly Follower[],
  options: CatchUpOptions,
): Promise<void> {
  for (const follower of followers) await catchUp(deps, follower, options)
}

/** Where one fails, the other is stopped: what it has done goes on the next time. */
async function catchUpBeside(
  deps: FollowerDeps,
  followers: readonly Follower[],
  { line = SILENT_LINE, signal }: CatchUpOptions,
): Promise<void> {
  const failing = new AbortController()
  const either = AbortSignal.any([failing.signal, ...(signal ? [signal] : [])])
  const lines = splitProgressLine(line)
  const lanes = [false, true].map(async (isApart, place) => {
    const lane = followers.filter((follower) => (follower.isApart ?? false) === isApart)
    await catchUpInTurn(deps, lane, { line: lines[place] ?? line, signal: either }).catch((error: unknown) => {
      failing.abort(error)
      throw error
    })
  })
  await Promise.allSettled(lanes)
  if (failing.signal.aborted) throw failing.signal.reason
}

async function listBehind(deps: FollowerDeps, followers: readonly Follower[]): Promise<readonly Follower[]> {
  const found: Follower[] = []
  for (const follower of followers) if (await isBehind(deps, follower.name)) found.push(follower)
  return found
}

/** A follower has four at most (`start-following.ts`). */
const CONNECTIONS_FOR_TWO = 8

const STOP_TEXT =
  'Stopped. The data are in; what follows from them was left where it was and goes on with a start or the next import.'

/** What a command that merges something can be told to leave out at its end. */
export const LEAVE_OUT_OPTIONS = {
  sectorStatistics: new Option(
    '--no-sector-statistics',
    'leave the quartiles of the sectors as they are: before more imports, or until `sector-statistics rebuild`',
  ),
  scores: new Option('--no-scores', 'leave the ratings as they are: before more imports, or until `score compute`'),
}

/** What every command does at its end that merged something, but for what it was told to leave out. */
export async function catchUpAfterLoad(
  deps: FollowerDeps,
  { sectorStatistics, scores }: Record<keyof typeof LEAVE_OUT_OPTIONS, boolean>,
): Promise<void> {
  const leftOut = [...(sectorStatistics ? [] : [sectorStatisticsFollower]), ...(scores ? [] : [scoreFollower])]
  await catchUpFollowers(deps, {
    followers: FOLLOWERS.filter((follower) => !leftOut.includes(follower)),
    isForTwo: deps.config.MERLEG_DATABASE_CONNECTIONS >= CONNECTIONS_FOR_TWO,
    line: createProgressLine(),
    signal: listenForStop(new CommandError(STOP_TEXT)),
  })
}
