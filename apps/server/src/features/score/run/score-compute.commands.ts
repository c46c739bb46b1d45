import { IsoDate } from '@merleg/contract/fields'
import type { Command } from 'commander'
import { withCommandDatabase } from '../../../app/open-database.ts'
import { systemClock, today } from '../../../shared/clock.ts'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { listenForStop } from '../../../shared/cli/listen-for-stop.ts'
import { createProgressLine } from '../../../shared/cli/progress-line.ts'
import { createScoreProgress } from './score-progress.ts'
import { computeScores } from './score.usecases.ts'

/** `merleg score compute`. Exit codes: 0 rated, 1 stopped or failed, 2 wrong use. */
export function addComputeCommand(parent: Command): void {
  parent
    .command('compute')
    .description('rate all companies; a run that was stopped or killed goes on where it was')
    .option('--as-of <day>', 'rate as of this day, YYYY-MM-DD, seeing nothing later (default: today)')
    .option('--full', 'rate everyone, also where nobody has changed since the last run')
    .addHelpText(
      'after',
      `
An import and generate do it themselves at their end. What is found to be the same as before is not stored again; another
rating takes the place of the one before, which is kept. Days go forward: as of a day before the last run's is refused.`,
    )
    .action(runCompute)
}

async function runCompute({ asOf, full }: { asOf?: string; full?: true }): Promise<void> {
  if (asOf !== undefined && !IsoDate.safeParse(asOf).success)
    throw new CommandError(`--as-of ${asOf}: not a day YYYY-MM-DD.`, 2)
  if (asOf !== undefined && asOf > today(systemClock))
    throw new CommandError(`--as-of ${asOf}: that day is to come.`, 2)
  const signal = listenForStop(
    new CommandError('Stopped. What was rated stays; merleg score compute goes on from there.'),
  )
  await withCommandDatabase(async ({ db, config }) => {
    const startedAt = performance.now()
    const line = createProgressLine()
    const deps = { db, clock: systemClock, config }
    const onProgress = createScoreProgress(line)
    const run = await computeScores(deps, { asOf, isFull: full ?? false, onProgress, signal }).finally(line.end)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(
      `scores as of ${run.asOf}: ${run.companyCount} companies rated, ${run.changedCount} ratings new or changed, in ${seconds} s`,
    )
  })
}
