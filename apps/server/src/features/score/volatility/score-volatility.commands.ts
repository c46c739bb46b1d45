import type { Command } from 'commander'
import { withCommandDatabase } from '../../../app/open-database.ts'
import { rateAllYears } from './rate-all-years.ts'
import { renderVolatility } from './volatility-text.ts'

/** `merleg score volatility`. Exit codes: 0 printed, 1 the database cannot be read. */
export function addVolatilityCommand(parent: Command): void {
  parent
    .command('volatility')
    .description('measure on the stored accounts how much ratings move from a year to the next, and what moves them')
    .option('--country <code>', 'only companies of this country, as RO (default: all)')
    .addHelpText(
      'after',
      `
Every business year is rated as when its accounts came out, with the register left aside: as rated, and by the year alone.
Where companies stop filing, both are ranked by who files nothing for two years.`,
    )
    .action(async ({ country }: { country?: string }) => {
      await withCommandDatabase(async ({ db }) => {
        process.stdout.write(renderVolatility(await rateAllYears(db, country ?? null)))
      })
    })
}
