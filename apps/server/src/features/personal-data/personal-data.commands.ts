import { writeFile } from 'node:fs/promises'
import { inTransaction } from '@merleg/db/transaction'
import { type Command, InvalidArgumentError } from 'commander'
import { withCommandDatabase } from '../../app/open-database.ts'
import { SessionCache } from '../../app/session-cache.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { systemClock } from '../../shared/clock.ts'
import { startJobs } from '../../shared/jobs.ts'
import { createLogger } from '../../shared/logger.ts'
import { recordProviderAct } from '../audit/audit.usecases.ts'
import { findUser, type User } from '../users/users.repository.ts'
import { askClosing, keepAccountOpen } from './closing.usecases.ts'
import { packOwnData } from './own-data.usecases.ts'
import { endWhatIsOver } from './retention.usecases.ts'

/** `merleg personal-data`: what is over, the data of a user, and the closing of accounts. */
export function registerPersonalDataCommands(program: Command): void {
  const commands = program
    .command('personal-data')
    .description('delete what is over, hand out what is stored of a user, close accounts')

  commands
    .command('delete-over')
    .description('what the nightly job does: close the accounts whose time has come, delete what was kept long enough')
    .action(() =>
      handling(async (deps) => {
        const { closed, deleted } = await endWhatIsOver(deps)
        console.log(`accounts closed: ${closed}`)
        for (const [term, count] of Object.entries(deleted)) console.log(`${term}: ${count}`)
      }),
    )

  commands
    .command('export')
    .description('all that is stored of a user, as the ZIP that he can download himself')
    .argument('<email>', 'of the user', parseEmail)
    .argument('<file>', 'where it is written; must not be there yet')
    .action((email: string, path: string) =>
      handling(async (deps) => {
        const { userId, subscriberId } = await demandUser(deps, email)
        const { body, fileName } = await packOwnData(deps, userId)
        const subject = { id: 'personal-data', name: null }
        const exported = { subscriberId, act: 'data-exported', subject, detail: { format: fileName } } as const
        // Before a byte is written, as with downloads.
        await inTransaction(deps.db, (tx) => recordProviderAct(tx, { ...exported, now: deps.clock.now() }))
        await writeFile(path, body, { flag: 'wx', mode: 0o600 })
        console.log(`Written: ${path}`)
      }),
    )

  commands
    .command('close')
    .description('close the account of a user in 14 days; he is mailed and can take it back until then')
    .argument('<email>', 'of the user', parseEmail)
    .option('--at-once', 'now, which cannot be taken back')
    .action((email: string, { atOnce = false }: { atOnce?: boolean }) =>
      handling(async (deps) => {
        const { userId } = await demandUser(deps, email)
        const { closingAt } = await askClosing(deps, { userId, askedBy: userId, isAtOnce: atOnce, isByProvider: true })
        console.log(closingAt === null ? `${email} is closed.` : `${email} is closed at ${closingAt.toISOString()}.`)
      }),
    )

  commands
    .command('keep')
    .description('take back that an account is to be closed')
    .argument('<email>', 'of the user', parseEmail)
    .action((email: string) =>
      handling(async (deps) => {
        const { userId } = await demandUser(deps, email)
        if (!(await keepAccountOpen(deps, userId, { isByProvider: true })))
          throw new CommandError(`${email} was not to be closed.`)
        console.log(`${email} stays.`)
      }),
    )
}

type Handled = Parameters<typeof askClosing>[0]

async function demandUser({ db }: Handled, email: string): Promise<User> {
  const user = await findUser(db, email)
  if (user === null) throw new CommandError(`There is no user ${email}.`)
  return user
}

async function handling(work: (deps: Handled) => Promise<void>): Promise<void> {
  await withCommandDatabase(async ({ db, config, connectionString }) => {
    const logger = createLogger(config.MERLEG_LOG_LEVEL)
    const jobs = await startJobs({ connectionString, logger, isWorker: false })
    try {
      await work({ db, config, jobs, logger, clock: systemClock, sessions: new SessionCache() })
    } finally {
      await jobs.stop()
    }
  })
}

function parseEmail(text: string): string {
  const email = text.trim().toLowerCase()
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new InvalidArgumentError('An e-mail address.')
  return email
}
