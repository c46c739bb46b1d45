import type { Command } from 'commander'
import { withCommandJobs } from '../../app/command-jobs.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { systemClock } from '../../shared/clock.ts'
import { createLogger } from '../../shared/logger.ts'
import { findAccount } from '../auth/accounts.repository.ts'
import { normalizeEmail } from '../auth/auth.usecases.ts'
import { resetSecondFactor } from './second-factor.usecases.ts'

/** What an operator does for who has lost every second factor, beside the other commands of `user`. */
export function registerSecondFactorCommand(program: Command): void {
  const user = program.commands.find((one) => one.name() === 'user') ?? program.command('user')
  user
    .command('reset-second-factor')
    .description(
      'take the authenticator app, the passkeys and the recovery codes of a user away, and sign him out everywhere; he is told by mail. Be sure before who is asking',
    )
    .argument('<email>', 'e-mail address of the user', normalizeEmail)
    .action((email: string) =>
      withCommandJobs(async ({ db, config }, jobs) => {
        const account = await findAccount(db, email)
        if (account === null) throw new CommandError(`There is no user ${email}.`)
        const logger = createLogger(config.MERLEG_LOG_LEVEL)
        await resetSecondFactor({ db, jobs, config, logger, clock: systemClock }, account)
        console.log(`${email} signs in with the password alone until a second factor is set up anew.`)
      }),
    )
}
