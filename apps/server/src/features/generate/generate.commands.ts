import type { Db } from '@merleg/db/connect'
import { type Command, InvalidArgumentError } from 'commander'
import { withCommandDatabase } from '../../app/open-database.ts'
import { systemClock } from '../../shared/clock.ts'
import { CommandError } from '../../shared/command-error.ts'
import { parseDay } from './days.ts'
import { findMadeUpCountry, isRegisterEmpty } from './demo-data.repository.ts'
import { countryName, generateDemoData, type GenerateInput } from './generate.usecases.ts'
import { DEFAULT_AS_OF, MAX_COMPANIES } from './rates.ts'

type CommandOptions = { companies: number; seed: number; asOf: string; add?: true }

/** `merleg generate`: the made-up Hungary for demo and load, marked as such wherever it is shown. */
export function registerGenerateCommands(program: Command): void {
  program
    .command('generate')
    .description('make a made-up Hungary: companies that never existed, with their people, statements and fates')
    .option('--companies <number>', `how many, 1 to ${MAX_COMPANIES}`, wholeNumber(1, MAX_COMPANIES), 2000)
    .option('--seed <number>', 'the same seed makes the same companies', wholeNumber(0, 0xffffffff), 1)
    .option('--as-of <day>', 'the day the register is read on, YYYY-MM-DD', parseDayOption, DEFAULT_AS_OF)
    .option('--add', 'also into a database that already holds companies')
    .action(runGenerate)
}

async function runGenerate(options: CommandOptions): Promise<void> {
  await withCommandDatabase(async ({ db, pool }) => {
    await refuseUnlessWelcome(db, options)
    const result = await generateDemoData(
      { db, pool, clock: systemClock },
      { ...options, onProgress: showProgress, signal: listenForStop() },
    )
    if (process.stderr.isTTY) process.stderr.write('\n')
    console.log(
      `${options.companies} made-up entities (${countryName(options)}): ${result.facts} facts, ${result.statements} statements`,
    )
    console.log(
      `read ${result.read} records: new ${result.new}, changed ${result.changed}, closed ${result.closed}, unchanged ${result.unchanged}, rejected ${result.rejected}`,
    )
  })
}

async function refuseUnlessWelcome(db: Db, options: CommandOptions): Promise<void> {
  if (!options.add && !(await isRegisterEmpty(db))) {
    throw new CommandError('The database already holds companies. To put made-up ones beside them, say --add.')
  }
  const country = await findMadeUpCountry(db)
  if (country !== null && country !== countryName(options)) {
    throw new CommandError(
      `The database holds made-up companies of ${country}; those of ${countryName(options)} have the same numbers and other lives. Use a database of its own.`,
    )
  }
}

const showProgress: NonNullable<GenerateInput['onProgress']> = ({ read, phase }) => {
  const text = phase === 'reading' ? `making: ${read} records` : `${phase}: ${read} records`
  process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${text}` : `${text}\n`)
}

/** The first Ctrl-C stops at the next step and rolls back; a second one ends the process at once. */
function listenForStop(): AbortSignal {
  const controller = new AbortController()
  const stop = () => controller.abort(new CommandError('Stopped; nothing was changed.'))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  return controller.signal
}

function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (!/^\d{1,10}$/.test(text) || value < least || value > most)
      throw new InvalidArgumentError(`A whole number from ${least} to ${most}.`)
    return value
  }
}

function parseDayOption(text: string): string {
  const day = parseDay(text)
  if (day === null || text < '2015-01-01' || text > '2100-01-01')
    throw new InvalidArgumentError('A day from 2015-01-01 to 2100-01-01, YYYY-MM-DD.')
  return text
}
