import type { Command } from 'commander'
import { withCommandDatabase } from '../../app/open-database.ts'
import { systemClock } from '../../shared/clock.ts'
import { CommandError } from '../../shared/command-error.ts'
import { EU_SANCTIONS } from './eu-sanctions.ts'
import { publishSanctionFacts } from './sanction-facts.usecases.ts'
import { screenAll, screenPending } from './screening.usecases.ts'
import { countMatchesByGrade } from './screenings.repository.ts'

/** `merleg sanctions screen`: compares the register with the list in use. */
export function registerSanctionsCommands(program: Command): void {
  program
    .command('sanctions')
    .description('screening against sanctions lists')
    .command('screen')
    .description('compare every company, owner and officer with the sanctions list in use')
    .option('--pending', 'only the companies that changed since they were checked')
    .action(async ({ pending }: { pending?: true }) => {
      await withCommandDatabase(async ({ db, pool }) => {
        const deps = { db, pool, clock: systemClock }
        const result = pending ? await screenPending(deps) : await screenAll(deps, showProgress)
        if (result === null)
          throw new CommandError('There is no sanctions list yet: merleg import eu-sanctions <file>.')
        await publishSanctionFacts(deps, EU_SANCTIONS)
        console.log(
          `screened ${result.companies} companies, ${result.parties} parties: ${result.matches} matches found`,
        )
        for (const { grade, count } of await countMatchesByGrade(db)) console.log(`  ${grade}: ${count}`)
      })
    })
}

function showProgress({ done, total }: { done: number; total: number }): void {
  process.stderr.write(
    process.stderr.isTTY ? `\r\u001b[Kscreening: ${done} of ${total}` : `screening: ${done} of ${total}\n`,
  )
  if (done === total && process.stderr.isTTY) process.stderr.write('\n')
}
