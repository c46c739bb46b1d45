import { AsyncLocalStorage } from 'node:async_hooks'

/** Seconds by phase, in the order in which they were first over. Where several work at once, the seconds of all of them. */
export type PhaseTimes = ReadonlyMap<string, number>

/** null: within a phase, of which the parts are not told. */
const recordings = new AsyncLocalStorage<Map<string, number> | null>()

/** Runs `work`, and tells how long the phases in it took that {@link timePhase} names. */
export async function recordPhases<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; phases: PhaseTimes }> {
  const phases = new Map<string, number>()
  return { result: await recordings.run(phases, work), phases }
}

/** A phase of something that may be recorded; of phases within each other the outer one counts. */
export async function timePhase<Result>(phase: string, work: () => Promise<Result>): Promise<Result> {
  const phases = recordings.getStore() ?? null
  if (phases === null) return work()
  const startedAt = performance.now()
  try {
    return await recordings.run(null, work)
  } finally {
    phases.set(phase, (phases.get(phase) ?? 0) + (performance.now() - startedAt) / 1000)
  }
}

/** `reading 12.3 s, merging 4.0 s`; what took less than a tenth of a second is left out. */
export function describePhases(phases: PhaseTimes): string {
  const long = [...phases].filter(([, seconds]) => seconds >= 0.1)
  return long.map(([phase, seconds]) => `${phase} ${seconds.toFixed(1)} s`).join(', ')
}
