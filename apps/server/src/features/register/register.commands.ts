import { bindToClient } from '@merleg/db/connect'
import type { Command } from 'commander'
import { withCommandDatabase } from '../../app/open-database.ts'
import { rebuildReadModels } from './read-models.usecases.ts'

export function registerRegisterCommands(program: Command): void {
  program
    .command('rebuild')
    .description('make the read models (profiles, names, links, persons) anew from the register')
    .action(async () => {
      await withCommandDatabase(async ({ pool }) => {
        const client = await pool.connect()
        await bindToClient(client)
          .transaction()
          .execute(() => rebuildReadModels(client))
      })
      process.stdout.write('Read models rebuilt.\n')
    })
}
