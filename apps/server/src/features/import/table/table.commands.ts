import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { IsoDate } from '@merleg/contract/fields'
import { foldName } from '@merleg/domain/name-folding'
import type { SourceInfo } from '@merleg/domain/observation'
import { errorText } from '@merleg/i18n/error-text'
import type { Command } from 'commander'
import { AppError } from '../../../app/app-error.ts'
import { LEAVE_OUT_OPTIONS } from '../../../app/catch-up-followers.ts'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { type ImportOptions, importWithReport } from '../import-with-report.commands.ts'
import { proposeMap } from './propose-map.ts'
import { readTable, TABLE_MAX_ROWS } from '../reading/table-file.ts'
import { adaptTable } from './table-adapter.ts'
import { MAP_EXAMPLE, TableMap } from './table-map.ts'

type TableOptions = ImportOptions & {
  columns?: true
  map?: string
  publisher?: string
  title?: string
  licence?: string
  url?: string
}

const HELP = `
The map says what the columns mean; sections and fields are those of the register:
${MAP_EXAMPLE}
A field is a column, {"is": …}, {"join": [columns]} or {"column": …, "as": {word: value}}. A row tells of the company whose
taxNumber or registerNumber it has (of another country with "country": a column, or {"is": "RO"}). Days and numbers may be
written as usual. "isWhole": true – the table has everything of these sections: what a later one leaves out has ended.
A draft of the map for a table: merleg import table --columns <file>. At most ${TABLE_MAX_ROWS} rows.`

/** `merleg import table`: a table of one's own, CSV or XLSX, by a map of its columns. Exit codes as of `import`. */
export function registerTableCommand(importing: Command): void {
  importing
    .command('table')
    .description('take a table of your own over, CSV or XLSX, by a file that says what its columns mean')
    .argument('<file>', 'the table, its first row the names of the columns')
    .option('--columns', 'only print the columns, what they seem to be and a draft of the map')
    .option('--map <file>', 'what the columns mean, JSON')
    .option('--publisher <name>', 'whose data they are; what they say is shown as his')
    .option('--title <title>', 'what the table is called (default: the name of the file)')
    .option('--licence <licence>', 'under which terms the data may be used')
    .option('--url <address>', 'where the data are to be found')
    .option('--observed-on <day>', 'the day the data speak of, YYYY-MM-DD')
    .option('--rejects <file>', 'write the rejected rows to this CSV file')
    .option('--accept-endings', 'take a table over also where it ends much of what the one before told')
    .addOption(LEAVE_OUT_OPTIONS.sectorStatistics)
    .addOption(LEAVE_OUT_OPTIONS.scores)
    .addHelpText('after', HELP)
    // What both commands know is read by the one above.
    .action(async (path: string, _options: object, command: Command) => runTable(path, command.optsWithGlobals()))
}

async function runTable(path: string, options: TableOptions): Promise<void> {
  if (options.columns) return printColumns(path)
  const { map, observedOn, rejects, acceptEndings, sectorStatistics, scores } = options
  const source = describeSource(path, options)
  if (map === undefined) throw new CommandError('--map is missing: a draft prints merleg import table --columns.', 2)
  if (observedOn === undefined || !IsoDate.safeParse(observedOn).success)
    throw new CommandError(`--observed-on ${observedOn ?? ''}: the day of the data, YYYY-MM-DD.`, 2)
  const table = { source, observedOn, map: await readMap(map) }
  await importWithReport({
    path,
    observedOn,
    rejects,
    acceptEndings,
    sectorStatistics,
    scores,
    openAdapter: (db) => adaptTable(db, table),
  }).catch(refuseTable(path))
}

/** Own data are a source of their publisher, never one of those that the product reads by itself. */
function describeSource(path: string, { publisher, title, licence, url }: TableOptions): SourceInfo {
  const name = publisher?.trim() ?? ''
  const terms = licence?.trim() ?? ''
  if (name === '' || terms === '')
    throw new CommandError('--publisher and --licence are missing: everything that is shown names them.', 2)
  if (url !== undefined && !/^https?:\/\/\S+$/.test(url)) throw new CommandError(`--url ${url}: no address.`, 2)
  const heading = title?.trim() ?? basename(path)
  const sourceId = `own-${toSlug(name)}-${toSlug(heading)}`
  return { sourceId, publisher: name, title: heading, licence: terms, url: url ?? null, isMadeUp: false }
}

/** Of names in other scripts, of which nothing would be left, a hash. */
function toSlug(text: string): string {
  const slug = foldName(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return slug === '' ? createHash('sha256').update(text).digest('hex').slice(0, 12) : slug.slice(0, 40)
}

async function readMap(path: string): Promise<TableMap> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new CommandError(`--map ${path}: ${error instanceof Error ? error.message : String(error)}`, 2)
  })
  const checked = TableMap.safeParse(parseJson(path, text))
  if (checked.success) return checked.data
  const problems = checked.error.issues.map(({ path: at, message }) => `  ${at.join('.')}: ${message}`)
  throw new CommandError(`--map ${path}:\n${problems.join('\n')}`, 2)
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CommandError(`--map ${path}: ${error instanceof Error ? error.message : String(error)}`, 2)
  }
}

async function printColumns(path: string): Promise<void> {
  const rows = await readTable(path).catch(refuseTable(path))
  const { columns, map } = proposeMap(rows)
  for (const { column, example, proposal } of columns)
    console.log(`${column}\t${example.slice(0, 60)}\t${proposal ?? '?'}`)
  console.log(`\n${JSON.stringify(map, null, 2)}`)
}

/** What is wrong with a table in words; a file that is not there is wrong use. */
function refuseTable(path: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof AppError) throw new CommandError(`${path}: ${errorText('en', error.code)}`)
    if (error instanceof Error && /ENOENT|EISDIR/.test(error.message))
      throw new CommandError(`${path}: there is no such file.`, 2)
    throw error
  }
}
