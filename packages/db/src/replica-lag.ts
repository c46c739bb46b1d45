/** Where the primary's log was written to (bytes) at a moment (milliseconds of one monotonic clock). */
type Position = { written: number; at: number }

/**
 * How far a replica is behind. The clocks of the servers are not asked, nor the replica for its last transaction: on an
 * idle primary that is old without meaning anything, and a replica cut off from its primary believes to be up to date.
 */
export type Lag = {
  /** The last moment of whose log the replica has replayed everything; null until it has been seen to. */
  caughtUpAt: number | null
  /** What the primary had written by later moments. */
  outstanding: readonly Position[]
}

export const UNKNOWN_LAG: Lag = { caughtUpAt: null, outstanding: [] }

/** At two looks a second twenty minutes: twice the greatest limit that can be set. */
const MAX_OUTSTANDING = 2400

/** Takes a new measurement: the primary first, then how far the replica has replayed. */
export function updateLag(lag: Lag, primary: Position, replayed: number): Lag {
  const positions = [...lag.outstanding, primary]
  const outstanding = positions.filter(({ written }) => written > replayed)
  const caughtUp = positions.findLast(({ written }) => written <= replayed)
  return { caughtUpAt: caughtUp?.at ?? lag.caughtUpAt, outstanding: outstanding.slice(-MAX_OUTSTANDING) }
}

/** Seconds by which reads from the replica were older than reads from the primary at a moment; null: not known. */
export function lagSeconds(lag: Lag, at: number): number | null {
  return lag.caughtUpAt === null ? null : (at - lag.caughtUpAt) / 1000
}
