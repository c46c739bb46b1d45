import { randomUUID } from 'node:crypto'
import { MigrationError } from '@merleg/db/migration-files'
import { Command, CommanderError } from 'commander'
import type { CliFeature } from './features.cli.ts'
import { CommandError } from '../shared/cli/command-error.ts'
import { describeDatabaseFault, describeNewerDatabase } from '../shared/describe-database-fault.ts'
import { isFileFault } from '../shared/system-fault.ts'
import { ConfigError } from './config.ts'

/** EX_SOFTWARE of sysexits. */
const UNEXPECTED = 70

/** Runs the command of the arguments of this process, one of those that `features` add, and sets the exit code. */
export async function runCli(features: readonly CliFeature[]): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', passOverClosedPipe)
  const program = new Command('merleg')
    .description('Mérleg: company reports and credit-risk assessment')
    .exitOverride()
    .showHelpAfterError()
  for (const feature of neededFor(process.argv[2], features)) (await feature.load())(program)
  try {
    await program.parseAsync()
  } catch (error) {
    process.exitCode = error instanceof CommanderError ? exitCodeOfUse(error) : report(error)
    if (process.exitCode === UNEXPECTED) await reportOutside(error)
  }
}

/**
 * Whoever reads may have had enough, as `head` has: the rest is told to nobody. What the command does goes on, as an import
 * or a server must not end in the middle for want of a reader, and its exit code tells how that went.
 */
function passOverClosedPipe(error: Error): void {
  if (!('code' in error && error.code === 'EPIPE')) throw error
}

/** The feature of the command that is asked for alone: reading the others would take longer than most commands. */
function neededFor(asked: string | undefined, features: readonly CliFeature[]): readonly CliFeature[] {
  const owner = features.find(({ commands }) => commands.some((name) => name === asked))
  return owner === undefined ? features : [owner]
}

/** Asking for help is no error; anything else commander refuses is wrong use. It has said so itself. */
function exitCodeOfUse(error: CommanderError): number {
  return error.exitCode === 0 ? 0 : 2
}

/** Says what went wrong and answers the exit code: without a stack where the person at the terminal can put it right. */
function report(error: unknown): number {
  const databaseFault = describeDatabaseFault(error) ?? describeNewerDatabase(error)
  if (databaseFault !== null) {
    process.stderr.write(`merleg: ${databaseFault}\n`)
    return 1
  }
  if (error instanceof CommandError || error instanceof ConfigError || error instanceof MigrationError) {
    process.stderr.write(`merleg: ${error.message}\n`)
    return error instanceof CommandError ? error.exitCode : error instanceof ConfigError ? 2 : 1
  }
  if (isFileFault(error)) {
    process.stderr.write(`merleg: ${error.path} cannot be used: ${error.message}\n`)
    return 1
  }
  process.stderr.write(
    `merleg: unexpected fault\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  return UNEXPECTED
}

/** Loaded here alone, and with the settings as they may be at fault themselves. */
async function reportOutside(error: unknown): Promise<void> {
  const dsn = process.env['MERLEG_ERROR_DSN']?.trim()
  if (dsn === undefined || dsn === '') return
  const { openReports } = await import('./open-reports.ts')
  const correlationId = randomUUID()
  const { reports, close } = await openReports({ MERLEG_ERROR_DSN: dsn })
  reports.report(error, { correlationId })
  process.stderr.write(`merleg: reported as ${correlationId}\n`)
  await close()
}
