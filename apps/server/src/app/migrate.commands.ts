import { migrate } from '@merleg/db/migrate'
import type { Command } from 'commander'
import { readConfig } from './config.ts'
import { openDatabase } from './open-database.ts'

export function registerMigrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('bring the database to the version of this program')
    .action(async () => {
      const database = await openDatabase(readConfig(), {
        exclusive: false,
        say: (text) => process.stderr.write(`${text}\n`),
      })
      try {
        const applied = await migrate({
          pool: database.pool,
          onApplied: (file) => process.stdout.write(`applied ${file}\n`),
        })
        process.stdout.write(
          applied.length === 0 ? 'The database is up to date.\n' : `${applied.length} migrations applied.\n`,
        )
      } finally {
        await database.close()
      }
    })
}
