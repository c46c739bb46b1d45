import type { Db } from '@merleg/db/connect'
import { type Command, InvalidArgumentError } from 'commander'
import { catchUpAfterLoad, LEAVE_OUT_OPTIONS } from '../../app/catch-up-followers.ts'
import { withCommandDatabase } from '../../app/open-database.ts'
import { systemClock } from '../../shared/clock.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { listenForStop } from '../../shared/cli/listen-for-stop.ts'
import { printPhases } from '../../shared/cli/print-phases.ts'
import { createProgressLine } from '../../shared/cli/progress-line.ts'
import { parseDay } from './days.ts'
import { findFirstMadeUpBatch, isRegisterEmpty } from './demo-data.repository.ts'
import {
  batchFileOf,
  countryName,
  generateDemoData,
  type GenerateInput,
  isBaseOf,
  isLoadedInParts,
} from './generate.usecases.ts'
import { DEFAULT_AS_OF, FAILURE_RATES, FILING, MAX_COMPANIES, MAX_DAYS } from './rates.ts'

const MAX_SEED = 0xffffffff
const FIRST_AS_OF = '2015-01-01'
const LAST_AS_OF = '2100-01-01'

type CommandOptions = {
  companies: number
  seed: number
  asOf: string
  days: number
  add?: true
  sectorStatistics: boolean
  scores: boolean
}

/** `merleg generate`: the made-up Hungary for demo and load. Exit codes: 0 made, 1 refused or stopped, 2 wrong use. */
export function registerGenerateCommands(program: Command): void {
  program
    .command('generate')
    .description('make a made-up Hungary: companies that never existed, with their people, statements and fates')
    .option('--companies <number>', `how many, 1 to ${MAX_COMPANIES}`, wholeNumber(1, MAX_COMPANIES), 2000)
    .option('--seed <number>', `the same seed makes the same companies, 0 to ${MAX_SEED}`, wholeNumber(0, MAX_SEED), 1)
    .option(
      '--as-of <day>',
      `the day the register is read on, YYYY-MM-DD, ${FIRST_AS_OF} to ${LAST_AS_OF}`,
      parseDayOption,
      DEFAULT_AS_OF,
    )
    .option(
      '--days <number>',
      `tell the last days one by one, with their changes and events, 0 to ${MAX_DAYS}`,
      wholeNumber(0, MAX_DAYS),
      0,
    )
    .option('--add', 'also into a database that already holds companies')
    .addOption(LEAVE_OUT_OPTIONS.sectorStatistics)
    .addOption(LEAVE_OUT_OPTIONS.scores)
    .addHelpText('after', `\nRates: ${describeRates()}\nStopped or killed, the same command continues where it was.`)
    .action(runGenerate)
}

/** The rates that someone who reads the result will ask for first; all of them are in rates.ts. */
function describeRates(): string {
  const { liquidation, forcedDeletion, dissolution } = FAILURE_RATES
  const percent = (share: number): string => `${(share * 100).toFixed(2)} %`
  const { lateShare, missingShare, wrongShare } = FILING
  return [
    `a year ${percent(liquidation)} liquidation, ${percent(forcedDeletion)} forced deletion, ${percent(dissolution)} dissolution`,
    `of the statements at least ${percent(lateShare)} late, ${percent(missingShare)} missing, ${percent(wrongShare)} wrong`,
  ].join('; ')
}

async function runGenerate(options: CommandOptions): Promise<void> {
  await printPhases(() => generate(options))
}

async function generate(options: CommandOptions): Promise<void> {
  await withCommandDatabase(async ({ db, config }) => {
    await refuseUnlessWelcome(db, options)
    const signal = listenForStop(new CommandError(describeStop(options)))
    const line = createProgressLine()
    // In a log file one line a day is enough.
    const onProgress = (progress: Progress) =>
      line.show(describeProgress(progress), progress.day === 0 || progress.phase === 'refreshing')
    const result = await generateDemoData({ db, clock: systemClock }, { ...options, onProgress, signal }).finally(
      line.end,
    )
    const { facts, statements, batches, skipped } = result
    console.log(
      `${options.companies} made-up entities (${countryName(options)}): ${facts} facts, ${statements} statements`,
    )
    if (options.days > 0) console.log(`${options.days} days: ${batches} batches, ${result.events} events`)
    if (skipped > 0) console.log(`${skipped} batches were there already`)
    console.log(
      `read ${result.read} records: new ${result.new}, changed ${result.changed}, closed ${result.closed}, unchanged ${result.unchanged}, rejected ${result.rejected}`,
    )
    await catchUpAfterLoad({ db, clock: systemClock, config }, options)
  })
}

async function refuseUnlessWelcome(db: Db, options: CommandOptions): Promise<void> {
  const first = await findFirstMadeUpBatch(db)
  const own = batchFileOf(options, 0)
  // What a killed run left is continued without further ado.
  const isContinued = first !== null && isBaseOf(options, first)
  if (!options.add && !isContinued && !(await isRegisterEmpty(db))) {
    throw new CommandError('The database already holds companies. To put made-up ones beside them, say --add.')
  }
  if (first === null || isContinued) return
  if (!isSameCountry(first.fileName, options)) {
    throw new CommandError(
      `The database holds made-up companies of ${first.fileName}; those of ${countryName(options)} have the same numbers and other lives. Use a database of its own.`,
    )
  }
  // Told again from an earlier day, what has ended since would be opened again.
  if (options.days > 0 || first.fileName !== own.fileName) {
    throw new CommandError(
      `The database holds made-up companies of ${first.fileName}. A country that is told day by day takes a database of its own and, to be continued, the same options.`,
    )
  }
}

function isSameCountry(fileName: string, options: CommandOptions): boolean {
  const name = countryName(options)
  return fileName === name || fileName.startsWith(`${name}, `)
}

type Progress = Parameters<NonNullable<GenerateInput['onProgress']>>[0]

function describeProgress({ read, phase, day, days }: Progress): string {
  const step = days === 0 ? '' : `day ${day} of ${days}, `
  return `${step}${phase === 'reading' ? 'making' : phase}: ${read} records`
}

/** What is told when the command is stopped; what is under way is rolled back. */
export function describeStop(options: Pick<CommandOptions, 'companies' | 'days'>): string {
  const isInParts = isLoadedInParts(options)
  if (options.days === 0 && !isInParts) return 'Stopped; nothing was changed.'
  return `Stopped; the ${isInParts ? 'parts and days' : 'days'} that were finished stay. The same command continues.`
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
  if (day === null || text < FIRST_AS_OF || text > LAST_AS_OF)
    throw new InvalidArgumentError(`A day from ${FIRST_AS_OF} to ${LAST_AS_OF}, YYYY-MM-DD.`)
  return text
}
