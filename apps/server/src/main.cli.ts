import { MigrationError } from '@merleg/db/migrate'
import { Command, CommanderError } from 'commander'
import { CLI_FEATURES } from './app/features.cli.ts'
import { CommandError } from './shared/command-error.ts'
import { describeDatabaseFault } from './shared/describe-database-fault.ts'
import { ConfigError } from './app/config.ts'

const program = new Command('merleg')
  .description('Mérleg: company reports and credit-risk assessment')
  .exitOverride()
  .showHelpAfterError()
for (const registerCommands of CLI_FEATURES) registerCommands(program)

try {
  await program.parseAsync()
} catch (error) {
  process.exitCode = error instanceof CommanderError ? exitCodeOfUse(error) : report(error)
}

/** Asking for help is no error; anything else commander refuses is wrong use. It has said so itself. */
function exitCodeOfUse(error: CommanderError): number {
  return error.exitCode === 0 ? 0 : 2
}

/** Says what went wrong and answers the exit code: without a stack where the person at the terminal can put it right. */
function report(error: unknown): number {
  const databaseFault = describeDatabaseFault(error)
  if (databaseFault !== null) {
    process.stderr.write(`merleg: ${databaseFault}\n`)
    return 1
  }
  if (error instanceof CommandError || error instanceof ConfigError || error instanceof MigrationError) {
    process.stderr.write(`merleg: ${error.message}\n`)
    return error instanceof CommandError ? error.exitCode : error instanceof ConfigError ? 2 : 1
  }
  process.stderr.write(
    `merleg: unexpected fault\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  return 70
}
