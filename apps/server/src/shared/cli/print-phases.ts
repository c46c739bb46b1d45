import { describePhases, recordPhases } from '../phase-times.ts'
import type { ProgressOutput } from './progress-line.ts'

/** What took less time is not told. */
const LEAST_SECONDS = 10

/** Does the work of a command, and prints at its end how long the parts of it took, where that was long. */
export async function printPhases(
  work: () => Promise<void>,
  output: Pick<ProgressOutput, 'write'> = process.stdout,
): Promise<void> {
  const { phases } = await recordPhases(work)
  const seconds = [...phases.values()].reduce((sum, each) => sum + each, 0)
  if (seconds < LEAST_SECONDS) return
  output.write(`Where the time went, of work side by side the seconds of each: ${describePhases(phases)}\n`)
}
