import { IsoDate } from '@merleg/contract/fields'
import { dayAfter, startOfHungarianDay } from '@merleg/domain/calendar-days'
import type { Command } from 'commander'
import { InvalidArgumentError } from 'commander'
import { withCommandDatabase } from '../../../app/open-database.ts'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { CSV_FOR_PROGRAMS, writeCsv } from '../../../shared/csv-text.ts'
import { hasUser, listPersonOpenings } from './person-openings.repository.ts'

export function registerPersonCommands(program: Command): void {
  const person = program.command('person').description('persons of the register and who looked at them')
  person
    .command('openings')
    .description('the audit trail of a subscriber as CSV: who opened the page of which person, and when')
    .argument('<email>', 'e-mail address of any user of the subscriber', (text) => text.trim().toLowerCase())
    .option('--from <day>', 'first Hungarian day, YYYY-MM-DD', parseDay, '1970-01-01')
    .option('--to <day>', 'last Hungarian day, YYYY-MM-DD', parseDay, '9998-12-31')
    .action((email: string, { from, to }: { from: string; to: string }) =>
      withCommandDatabase(async ({ db }) => {
        // An empty trail would say that nobody looked at anybody.
        if (!(await hasUser(db, email))) throw new CommandError(`There is no user ${email}.`)
        const rows = await listPersonOpenings(db, {
          email,
          from: startOfHungarianDay(from),
          until: startOfHungarianDay(dayAfter(to)),
        })
        const lines = rows.map((row) => [row.openedAt.toISOString(), row.email ?? row.key, row.personId, row.name])
        process.stdout.write(writeCsv([['opened_at', 'user', 'person_id', 'name'], ...lines], CSV_FOR_PROGRAMS))
      }),
    )
}

function parseDay(text: string): string {
  if (!IsoDate.safeParse(text).success) throw new InvalidArgumentError('A day is YYYY-MM-DD.')
  return text
}
