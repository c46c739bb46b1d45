import { writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { SECTION_NOUNS } from '@merleg/contract/report/report-sections'
import { DEFAULT_LOCALE, LOCALES } from '@merleg/domain/locale'
import { REPORT_ID_PATTERN } from '@merleg/domain/report-id'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { withCommandDatabase } from '../../app/open-database.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { systemClock } from '../../shared/clock.ts'
import { startJobs } from '../../shared/jobs.ts'
import { createLogger } from '../../shared/logger.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { findCorrectionFile } from './correction-files.repository.ts'
import { findCorrectionByNumber, listCorrectionQueue } from './corrections.repository.ts'
import { renderCorrectionSheet, toCorrectionLine } from './correction-sheet.views.ts'
import {
  CorrectionError,
  type CorrectionFault,
  handleCorrection,
  type CorrectionAct,
  recordObjection,
} from './handle-correction.usecases.ts'

const NUMBER_HELP = 'as in the list'

/** `merleg corrections`: values that users, or persons whom the register tells of, say are wrong. */
export function registerCorrectionCommands(program: Command): void {
  const corrections = program
    .command('corrections')
    .description('values that are said to be wrong: what was reported, what is answered and decided')
  registerReading(corrections)
  registerActs(corrections)
  registerObjection(corrections)
}

function registerReading(corrections: Command): void {
  corrections
    .command('list')
    .description('reports nobody has decided, the oldest first: number, time, state, who, company, section, value')
    .option('--all', 'those that are decided too')
    .option('--limit <count>', 'the newest so many', parseLimit, 200)
    .action(({ all = false, limit }: { all?: boolean; limit: number }) =>
      withCommandDatabase(async ({ db }) => {
        for (const row of await listCorrectionQueue(db, { isAll: all, limit })) console.log(toCorrectionLine(row))
      }),
    )

  corrections
    .command('show')
    .description('a report in full, with its sources and what was answered')
    .argument('<number>', NUMBER_HELP, parseNumber)
    .option('--file <path>', 'write the evidence there')
    .action((correctionNumber: number, { file }: { file?: string }) =>
      withCommandDatabase(async ({ db }) => {
        const sheet = await renderCorrectionSheet(db, correctionNumber)
        if (sheet === null) throw new CommandError(FAULTS['not-found'])
        console.log(sheet)
        if (file === undefined) return
        const found = await findCorrectionByNumber(db, correctionNumber)
        const evidence = found && (await findCorrectionFile(db, found.correctionId))
        if (!evidence) throw new CommandError('There is no file with this report.')
        await writeFile(file, evidence.body, { flag: 'wx' })
        console.log(`\nWritten: ${file} (${evidence.contentType})`)
      }),
    )
}

type Said = { text: string; by?: string }

function registerActs(corrections: Command): void {
  const add = (name: string, description: string, actOf: (options: { as?: string }) => CorrectionAct): Command =>
    corrections
      .command(name)
      .description(description)
      .argument('<number>', NUMBER_HELP, parseNumber)
      .requiredOption('--text <text>', 'what whoever reported it reads and is mailed, in his language')
      .option('--by <name>', 'who does it; by default the user of this machine')
      .action((correctionNumber: number, { text, by, as }: Said & { as?: string }) =>
        handling(async (deps) => {
          const act = actOf(as === undefined ? {} : { as })
          await handleCorrection(deps, { act, correctionNumber, actor: actorOf(by), text })
          console.log(`${correctionNumber}: ${act}.`)
        }),
      )
  add('answer', 'write to whoever reported it; nothing is decided', () => 'answered')
  add('forward', 'the source was asked about it; the value stays disputed', () => 'forwarded')
  add(
    'decide',
    'accept (the value is wrong, and the source was told), refuse, or withhold what tells more of a person than his name; the register stays as it is',
    ({ as }) => (as === 'accepted' || as === 'withheld' ? as : 'refused'),
  ).addOption(
    new Option('--as <decision>', 'what is decided').choices(['accepted', 'refused', 'withheld']).makeOptionMandatory(),
  )
}

type Told = {
  company: string
  section: string
  field: string
  value: string
  fault: string
  expected: string
  name: string
  email: string
  locale: string
}

function registerObjection(corrections: Command): void {
  corrections
    .command('add')
    .description('write down the objection of somebody the register tells of; he is mailed that it was received')
    .requiredOption('--company <id>', 'of the report', parseCompany)
    .addOption(new Option('--section <section>', 'of the report').choices(SECTION_NOUNS).default('company-data'))
    .requiredOption('--field <name>', 'which value')
    .requiredOption('--value <text>', 'the value as it is shown')
    .requiredOption('--fault <text>', 'what is wrong')
    .requiredOption('--expected <text>', 'what is asked for')
    .requiredOption('--name <name>', 'who objects')
    .requiredOption('--email <address>', 'where he is answered', parseEmail)
    .addOption(new Option('--locale <language>', 'his language').choices([...LOCALES]).default(DEFAULT_LOCALE))
    .action((told: Told) =>
      handling(async (deps) => {
        const { company: companyId, value: shownValue, fault, expected, field, name, email } = told
        const section = SECTION_NOUNS.find((noun) => noun === told.section) ?? 'company-data'
        const locale = LOCALES.find((one) => one === told.locale) ?? DEFAULT_LOCALE
        const wrong = {
          companyId,
          section,
          field,
          shownValue,
          fault,
          expected,
          evidence: '',
          fieldKey: null,
          sources: [],
        }
        const stored = await recordObjection(deps, { wrong, objector: { name, email }, locale })
        console.log(`Stored as ${stored.correctionNumber}.`)
      }),
    )
}

const FAULTS: Readonly<Record<CorrectionFault, string>> = {
  'not-found': 'There is no report of this number.',
  decided: 'It is decided already. Answers can still be written.',
  text: 'Write something, of at most 5000 characters.',
  company: 'There is no such company.',
  person: 'It is about no person in a role of the company: nothing can be withheld.',
}

type Handled = Parameters<typeof handleCorrection>[0]

/** With the queue of mails; what cannot be done is told in words. */
async function handling(work: (deps: Handled) => Promise<void>): Promise<void> {
  await withCommandDatabase(async ({ db, config, connectionString }) => {
    const logger = createLogger(config.MERLEG_LOG_LEVEL)
    const jobs = await startJobs({ connectionString, logger, isWorker: false })
    try {
      await work({ db, config, jobs, clock: systemClock })
    } catch (error) {
      if (error instanceof CorrectionError) throw new CommandError(FAULTS[error.fault])
      throw error
    } finally {
      await jobs.stop()
    }
  })
}

function actorOf(by: string | undefined): string {
  const name = toSingleLine(by ?? '').slice(0, 200)
  return name === '' ? userInfo().username : name
}

function parseNumber(text: string): number {
  const number = Number(text)
  if (!/^\d{1,15}$/.test(text) || number < 1) throw new InvalidArgumentError('A whole number, as in the list.')
  return number
}

function parseLimit(text: string): number {
  const limit = Number(text)
  if (!/^\d{1,5}$/.test(text) || limit < 1 || limit > 10_000) throw new InvalidArgumentError('1 to 10000.')
  return limit
}

function parseCompany(text: string): string {
  if (!REPORT_ID_PATTERN.test(text)) throw new InvalidArgumentError('The id of a report.')
  return text
}

function parseEmail(text: string): string {
  const email = toSingleLine(text)
  if (!/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(email)) throw new InvalidArgumentError('An e-mail address.')
  return email
}
