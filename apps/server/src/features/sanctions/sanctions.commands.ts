import type { Command } from 'commander'
import { withCommandDatabase } from '../../app/open-database.ts'
import { systemClock } from '../../shared/clock.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { createProgressLine } from '../../shared/cli/progress-line.ts'
import { LIST_SOURCES } from './list-sources.ts'
import { publishSanctionFacts } from './sanction-facts.usecases.ts'
import { screenPending } from './sanctions.follower.ts'
import { createScreeningProgress } from './screening-progress.ts'
import { screenAll } from './screening.usecases.ts'
import { countMatchesByGrade } from './screenings.repository.ts'

/** `merleg sanctions screen`: compares the register with the lists in use. */
export function registerSanctionsCommands(program: Command): void {
  program
    .command('sanctions')
    .description('screening against sanctions lists')
    .command('screen')
    .description('compare every company, owner and officer with the sanctions lists in use')
    .option('--pending', 'only the companies that changed since they were checked')
    .action(async ({ pending }: { pending?: true }) => {
      await withCommandDatabase(async ({ db, config }) => {
        const deps = { db, clock: systemClock, config }
        const line = createProgressLine()
        const result = await (
          pending ? screenPending(deps, line) : screenAll(deps, createScreeningProgress(line))
        ).finally(line.end)
        if (result === null)
          throw new CommandError(
            `There is no sanctions list yet: merleg import ${LIST_SOURCES.map(({ sourceId }) => sourceId).join(' | ')} <file>.`,
          )
        await publishSanctionFacts(deps)
        console.log(
          `screened ${result.companies} companies, ${result.parties} parties: ${result.matches} matches found`,
        )
        for (const { grade, count } of await countMatchesByGrade(db)) console.log(`  ${grade}: ${count}`)
      })
    })
}
