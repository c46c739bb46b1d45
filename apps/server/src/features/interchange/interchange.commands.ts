import { rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { TIE_STANDARDS } from '@merleg/contract/table-files'
import { parseReportId } from '@merleg/domain/report-id'
import { type Command, CommanderError, Option } from 'commander'
import { AppError } from '../../app/app-error.ts'
import { withCommandDatabase } from '../../app/open-database.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { listenForStop } from '../../shared/cli/listen-for-stop.ts'
import { createProgressLine } from '../../shared/cli/progress-line.ts'
import { systemClock, today } from '../../shared/clock.ts'
import { exportRegister, type ExportScope } from './export-register.usecases.ts'
import type { ExportStep } from './register-records.ts'
import { countStatedCompanies } from './stated-companies.repository.ts'

type ExportOptions = { network?: string; country?: string; to: string; publisher: string; force?: true }

/** `merleg export`. Exit codes: 0 written, 1 refused or stopped, 2 wrong use. */
export function registerInterchangeCommands(program: Command): void {
  program
    .command('export')
    .description('write who owns and leads whom, as JSON lines of an open standard: all, a country or one network')
    .argument('<standard>', 'bods (Beneficial Ownership Data Standard 0.4) or ftm (FollowTheMoney)')
    .argument('[scope]', '`all`: the whole register (the default)')
    .requiredOption('--to <file>', 'the file to write; packed where its name ends in .gz')
    .addOption(new Option('--network <company id>', 'only this company, who is around it and who stands above it'))
    .addOption(new Option('--country <code>', 'only companies of this country, ISO 3166').conflicts('network'))
    .option('--publisher <name>', 'who publishes the statements', 'Mérleg')
    .option('--force', 'also over a file that is there')
    .exitOverride((error) => {
      throw new CommanderError(error.exitCode === 0 ? 0 : 2, error.code, error.message)
    })
    .action(runExport)
}

async function runExport(standardName: string, all: string | undefined, options: ExportOptions): Promise<void> {
  const standard = TIE_STANDARDS.find((known) => known === standardName)
  if (standard === undefined)
    throw new CommandError(`There is no standard "${standardName}". Standards: ${TIE_STANDARDS.join(', ')}.`, 2)
  const scope = readScope(all, options)
  await checkTarget(options)
  const signal = listenForStop(new CommandError('Stopped; no file was written.'))
  await withCommandDatabase(async ({ db, config }) => {
    const total =
      scope.kind === 'network' ? 1 : await countStatedCompanies(db, scope.kind === 'country' ? scope.countryCode : null)
    if (total === 0) throw new CommandError('The register knows no company of that country: no file was written.')
    const line = createProgressLine()
    const url = config.MERLEG_PUBLIC_URL ?? null
    const asOf = today(systemClock)
    const publication = { publisher: { name: options.publisher, url }, publishedOn: asOf, asOf }
    const onStep = (step: ExportStep) => line.show(describeStep(step, total))
    const count = await exportRegister(db, { standard, scope, publication, path: options.to, onStep, signal })
      .catch((error: unknown) => {
        throw explain(error, { signal, scope })
      })
      .finally(line.end)
    console.log(`${options.to}: ${count} ${standard === 'bods' ? 'statements' : 'entities'}`)
  })
}

function readScope(all: string | undefined, { network, country }: ExportOptions): ExportScope {
  if (all !== undefined && (all !== 'all' || network !== undefined || country !== undefined))
    throw new CommandError('Say one of: all, --country <code>, --network <company id>.', 2)
  if (network !== undefined) {
    if (parseReportId(network) === null) throw new CommandError(`--network ${network}: no id of a company.`, 2)
    return { kind: 'network', companyId: network }
  }
  if (country === undefined) return { kind: 'all' }
  if (!/^[a-z]{2}$/i.test(country)) throw new CommandError(`--country ${country}: two letters are expected.`, 2)
  return { kind: 'country', countryCode: country.toUpperCase() }
}

/** Known before hours of work: the folder is there, and no other file is written over unasked. */
async function checkTarget({ to, force }: ExportOptions): Promise<void> {
  const folder = await stat(dirname(to)).catch(() => null)
  if (folder?.isDirectory() !== true) throw new CommandError(`--to ${to}: there is no such folder.`, 2)
  const found = await stat(to).catch(() => null)
  if (found?.isDirectory() === true) throw new CommandError(`--to ${to}: is a folder.`, 2)
  if (found !== null && force === undefined)
    throw new CommandError(`--to ${to}: is there already; --force writes over it.`, 2)
  await rm(`${to}.part`, { force: true })
}

function describeStep({ phase, done }: ExportStep, total: number): string {
  return phase === 'parties' ? `${phase}: ${done}` : `${phase}: ${done} of ${total} companies`
}

function explain(error: unknown, { signal, scope }: { signal: AbortSignal; scope: ExportScope }): unknown {
  if (signal.aborted) return signal.reason
  if (error instanceof AppError && error.code === 'company.not-found' && scope.kind === 'network')
    return new CommandError(`--network ${scope.companyId}: the register does not know this company.`)
  return error
}
