import type { Command } from 'commander'
import { withCommandDatabase } from '../../app/open-database.ts'
import { systemClock } from '../../shared/clock.ts'
import { createSectorProgress, listenForStop } from './sector-statistics-progress.ts'
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
  const signal = listenForStop('Stopped; the sector statistics are as they were.')
  await withCommandDatabase(async ({ db, pool }) => {
    const startedAt = performance.now()
    const { update, end } = createSectorProgress(process.stderr)
    const deps = { db, pool, clock: systemClock }
    const run = await rebuildSectorStatistics(deps, { onProgress: update, signal }).finally(end)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    console.log(
      `sector statistics: ${run.companyCount} companies, ${run.statementCount} business years, ${run.quartileCount} figures of sectors and years, in ${seconds} s`,
    )
  })
}
