import { type ProgressLine, SILENT_LINE } from '../../shared/cli/progress-line.ts'
import { catchUp } from '../followers/catch-up.usecases.ts'
import type { Follower, FollowerDeps, FollowerRun } from '../followers/follower.ts'
import { publishSanctionFacts } from './sanction-facts.usecases.ts'
import { isDayDue, screenTurned } from './screen-turned.usecases.ts'
import { createScreeningProgress } from './screening-progress.ts'
import { addTo, SANCTIONS_CURSOR, screenTouched, screenUnscreened, type ScreeningResult } from './screening.usecases.ts'

/** Compares whom batches touched with the list in use, and states what is certain. */
export const sanctionsFollower: Follower = {
  name: SANCTIONS_CURSOR,
  hasOtherWork: isDayDue,
  catchUp: async (deps, run) => void (await screenAndPublish(deps, run)),
}

/** The same, to the end, with what was found: the companies that changed since they were checked. */
export async function screenPending(deps: FollowerDeps, line: ProgressLine = SILENT_LINE): Promise<ScreeningResult> {
  const sum: ScreeningResult = { companies: 0, parties: 0, matches: 0 }
  const counting: Follower = {
    name: SANCTIONS_CURSOR,
    catchUp: async (given, run) => addTo(sum, await screenAndPublish(given, run)),
  }
  await catchUp(deps, counting, { line })
  return sum
}

async function screenAndPublish(deps: FollowerDeps, run: FollowerRun): Promise<ScreeningResult> {
  const onProgress = createScreeningProgress(run.line)
  // A list whose import was killed before everybody was compared with it.
  const everybody = await screenUnscreened(deps, onProgress, run.signal)
  const turned = await screenTurned(deps, run.signal)
  const publish = async () => void (await publishSanctionFacts(deps))
  const result = await screenTouched(deps, run, { onProgress, finish: publish })
  addTo(result, everybody)
  addTo(result, turned)
  // Also where an import was killed before it came to this.
  if (run.after >= run.upTo) await publish()
  return result
}
