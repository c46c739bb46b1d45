import type { Deps } from '../../app/deps.ts'
import type { ProgressLine } from '../../shared/cli/progress-line.ts'
import type { Span } from '../register/feed.repository.ts'

export type FollowerDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** The batches that a follower has not followed yet; none where it is asked without news: at a start, and by commands. */
export type FollowerRun = Span & {
  /** Where it shows how far it is. */
  line: ProgressLine
  /** Stops the run; what was done stays, and the next run goes on. */
  signal: AbortSignal | undefined
}

/**
 * Who does something about what batches have changed. `catchUp` does it for all of a run at once, as often as it is
 * asked with the same result: a run that fails or is killed is made again from where its cursor stands.
 */
export type Follower = {
  /** Under which its cursor is stored. */
  readonly name: string
  /** Somebody waits for what it makes of a merge: where followers share a process, the others begin when it has caught up. */
  readonly isUrgent?: true
  /** Reads nothing that another follower writes, nor writes what one reads: a command lets it work beside them. */
  readonly isApart?: true
  /**
   * How long it rests in a process that goes on following, after a run that took so long; milliseconds. Absent: not at all.
   * For what takes long however little changed, and would otherwise be made all day where something changes all day.
   */
  readonly restAfter?: (ranMs: number) => number
  /** Is there something to be done that no batch tells of? Asked now and then. */
  readonly hasOtherWork?: (deps: FollowerDeps) => Promise<boolean>
  readonly catchUp: (deps: FollowerDeps, run: FollowerRun) => Promise<void>
}
