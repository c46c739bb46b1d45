import type { Command } from 'commander'
import { withCommandDatabase } from '../../app/open-database.ts'
import { systemClock } from '../../shared/clock.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { listenForStop } from '../../shared/cli/listen-for-stop.ts'
import { createProgressLine } from '../../shared/cli/progress-line.ts'
import { createSectorProgress } from './sector-statistics-progress.ts'
import { rebuildSectorStatistics } from './sector-statistics.usecases.ts'

/** `merleg sector-statistics rebuild`. Exit codes: 0 made, 1 stopped or failed, 2 wrong use. */
export function registerSectorStatisticsCommands(program: Command): void {
  program
    .command('sector-statistics')
    .description('quartiles of the companies of a sector')
    .command('rebuild')
    .description('work out the quartiles of every figure anew, by NACE class, group and division and by year')
    .addHelpText(
      'after',
      '\nAn import and generate do it themselves at their end. Until it is done, readers see the former quartiles.',
    )
    .action(runRebuild)
}

async function runRebuild(): Promise<void> {
  const signal = listenForStop(new CommandError('Stopped; the sector statistics are as they were.'))
  await withCommandDatabase(async ({ db }) => {
    const startedAt = performance.now()
    const line = createProgressLine()
    const deps = { db, clock: systemClock }
    const onProgress = createSectorProgress(line)
    const run = await rebuildSectorStatistics(deps, { onProgress, signal }).finally(line.end)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(
      `sector statistics: ${run.companyCount} companies, ${run.statementCount} business years, ${run.quartileCount} figures of sectors and years, in ${seconds} s`,
    )
  })
}
