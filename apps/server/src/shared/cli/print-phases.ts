import { describePhases, recordPhases } from '../phase-times.ts'
import type { ProgressOutput } from './progress-line.ts'

/** Does the work of a command, and prints at its end how long the parts of it took. */
export async function printPhases(
  work: () => Promise<void>,
  output: Pick<ProgressOutput, 'write'> = process.stdout,
): Promise<void> {
  const { phases } = await recordPhases(work)
  const told = describePhases(phases)
  if (told !== '') output.write(`Where the time went, of work side by side the seconds of each: ${told}\n`)
}
