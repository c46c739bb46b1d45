import type { SourceRecord } from '@merleg/domain/observation'
import { LV_SHORT, LV_SHORT_FUNCTION_COST } from '@merleg/domain/statement-layouts/lv-short'
import type { CsvRow } from '../../../../shared/csv.ts'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { readNumber } from '../../reading/cell-values.ts'
import { exactFile } from '../../reading/find-edition.ts'
import { findLatestDay } from '../../reading/latest-day.ts'
import { readLines, rejectLine } from '../../reading/source-lines.ts'
import type { Edition, SourceAdapter } from '../../reading/source-adapter.ts'
import { HEAD_COLUMNS, readHead } from './statement-heads.ts'
import { type PartName, StatementJoin } from './statement-join.ts'
import type { FiledAmounts } from './told-amounts.ts'

const HEADS = 'financial_statements.csv'
const BALANCES = 'balance_sheets.csv'
const INCOMES = 'income_statements.csv'

/**
 * The annual accounts filed to the Latvian Enterprise Register, cumulatively; amounts in lats until 2013, in euros since,
 * as filed. A source of additions: a year that is absent has not ended. Of several accounts of a company over the same
 * days the one that stands last counts.
 *
 * Built from public programs that read these files, whose columns stand there whole, and from a few of their lines. Only
 * accounts without a kind and those of the kind UGP are known to be a company's own; others are rejected, each kind once.
 * Cash flow statements are not read. When accounts were filed is not told: `created_at` is when they came into these files, of
 * whole years at once.
 */
export const urLvAccounts: SourceAdapter<typeof HEADS | typeof BALANCES | typeof INCOMES> = {
  source: {
    sourceId: 'ur-lv-accounts',
    publisher: 'Latvijas Republikas Uzņēmumu reģistrs',
    title: 'Gada pārskatu finanšu dati',
    licence: 'CC0 1.0',
    url: 'https://data.gov.lv/dati/lv/dataset/gada-parskatu-finansu-dati',
    isMadeUp: false,
    countryCode: 'LV',
    language: 'lv',
    rhythm: 'daily',
    readFrom: 'sample',
  },
  observedOn: null,
  findObservedOn: async (edition) =>
    findLatestDay({ path: edition.fileOf(HEADS), columns: HEAD_COLUMNS, delimiter: ';' }, 'created_at'),
  files: [exactFile(HEADS), exactFile(BALANCES), exactFile(INCOMES)],
  snapshotSections: [],
  read: readFolder,
}

const IDS = ['statement_id', 'file_id'] as const
const columnsOf = (lines: readonly { code: string; filedLabel: string }[]) =>
  lines.filter(({ code }) => code !== 'employees').map(({ filedLabel }) => filedLabel)
const BALANCE_COLUMNS: readonly string[] = columnsOf(LV_SHORT.balance)
const INCOME_COLUMNS: readonly string[] = [
  ...new Set(columnsOf([...LV_SHORT.incomeStatement, ...LV_SHORT_FUNCTION_COST.incomeStatement])),
]

/** The three files side by side, a line of each in turn. */
async function* readFolder(
  edition: Edition<typeof HEADS | typeof BALANCES | typeof INCOMES>,
): AsyncGenerator<SourceRecord> {
  const join = new StatementJoin()
  const kinds = new Map<string, { place: FilePlace; count: number }>()
  const readers = [
    readHeads(edition.fileOf(HEADS), join, kinds),
    readPart(edition.fileOf(BALANCES), 'balance', join),
    readPart(edition.fileOf(INCOMES), 'income', join),
  ]
  try {
    for (let open = readers; open.length > 0;) {
      const steps = await Promise.all(open.map(async (reader) => reader.next()))
      for (const { value } of steps) if (value) yield* value
      open = open.filter((_, index) => steps[index]?.done !== true)
    }
  } finally {
    for (const reader of readers) await reader.return(undefined)
  }
  for (const [kind, { place, count }] of kinds) yield rejectLine(place, 'entry-kind', `${kind} (${count} ×)`)
  yield* join.end()
}

type Step = Iterable<SourceRecord>

async function* readHeads(
  path: string,
  join: StatementJoin,
  kinds: Map<string, { place: FilePlace; count: number }>,
): AsyncGenerator<Step, undefined> {
  for await (const row of readLines({ path, columns: HEAD_COLUMNS, delimiter: ';' })) {
    if ('type' in row) {
      yield [row]
      continue
    }
    const head = readHead(row)
    const id = readId(row.cell('id'))
    if ('type' in head || id === null) {
      if (id !== null) join.leaveOut(id)
      const kind = row.cell('source_type')
      if ('type' in head && head.reason === 'entry-kind')
        kinds.set(kind, { place: kinds.get(kind)?.place ?? row, count: (kinds.get(kind)?.count ?? 0) + 1 })
      else yield ['type' in head ? head : rejectLine(row, 'unknown-report', row.cell('id'))]
    } else yield join.takeHead(id, head)
  }
}

async function* readPart(path: string, name: PartName, join: StatementJoin): AsyncGenerator<Step, undefined> {
  const columns = name === 'balance' ? BALANCE_COLUMNS : INCOME_COLUMNS
  for await (const row of readLines({ path, columns: [...IDS, ...columns], delimiter: ';' })) {
    if ('type' in row) {
      yield [row]
      continue
    }
    const id = readId(row.cell('statement_id'))
    const amounts = readAmounts(row, columns)
    if (id === null) yield [rejectLine(row, 'unknown-report', row.cell('statement_id'))]
    else if (typeof amounts === 'string') yield [rejectLine(row, 'amount', `${amounts} (${id})`)]
    else yield join.takePart(name, id, { file: row.file, line: row.line, amounts })
  }
}

function readId(text: string): number | null {
  return /^\d{1,12}$/.test(text) ? Number(text) : null
}

/** The amounts of a row, or which of them is none. */
function readAmounts(row: CsvRow<string>, columns: readonly string[]): FiledAmounts | string {
  const amounts: Record<string, number> = {}
  for (const column of columns) {
    const text = row.cell(column)
    const amount = readNumber(text)
    if (amount !== null) amounts[column] = amount
    else if (text !== '') return `${column}: ${text}`
  }
  return amounts
}
