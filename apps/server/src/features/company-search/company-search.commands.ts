import type { Command } from 'commander'
import { withCommandDatabase } from '../../app/open-database.ts'
import { systemClock } from '../../shared/clock.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { listenForStop } from '../../shared/cli/listen-for-stop.ts'
import { createProgressLine } from '../../shared/cli/progress-line.ts'
import { rebuildSearchProfiles } from './read-model/refresh-search-profiles.usecases.ts'

/** `merleg company-search rebuild`. Exit codes: 0 made, 1 stopped or failed, 2 wrong use. */
export function registerCompanySearchCommands(program: Command): void {
  program
    .command('company-search')
    .description('what companies are searched for by, by criteria')
    .command('rebuild')
    .description('make it anew from the register and the ratings')
    .addHelpText('after', '\nImports, generate and ratings do it themselves for whom they change.')
    .action(runRebuild)
}

async function runRebuild(): Promise<void> {
  const signal = listenForStop(new CommandError('Stopped; what was made anew stays.'))
  await withCommandDatabase(async ({ db }) => {
    const line = createProgressLine()
    const onPage = (done: number) => line.show(`company search: ${done} companies`)
    const count = await rebuildSearchProfiles({ db, clock: systemClock }, { onPage, signal }).finally(line.end)
    console.log(`company search: ${count} companies`)
  })
}
