import { dayAfter } from '@merleg/domain/calendar-days'
import type { SourceRecord } from '@merleg/domain/observation'
import type { CsvFile, CsvRow } from '../../../../shared/csv.ts'
import { SlotNames } from '../../reading/role-parties.ts'
import { ofCompany, readLines, readRecords, rejectLine } from '../../reading/source-lines.ts'
import { CODE, findCompany, readCode, readVidDay, rejectOthers } from './vid-cells.ts'

const COLUMNS = [
  CODE,
  'Nosaukums',
  'Lemuma_datums',
  'Aizliegts_veikt_darijumus_no',
  'Aizliegts_veikt_darijumus_lidz',
  'Lemuma_par_atjaunosanu_datums',
] as const
type Column = (typeof COLUMNS)[number]
type DecisionRow = CsvRow<Column>

const DAY_COLUMNS = COLUMNS.slice(2)
/** Those of what the tax office did; the others tell what it decided for days to come. */
const ACT_COLUMNS = ['Lemuma_datums', 'Lemuma_par_atjaunosanu_datums'] as const satisfies readonly Column[]

const toFile = (path: string): CsvFile<Column> => ({ path, columns: COLUMNS })

/** "Not in force", behind the day of a decision or that from which it forbids. */
const WITHDRAWN = /\s*\(spēkā neesošs\)$/i

/**
 * The day on which the log was written: that of the newest decision in it, to suspend or to restore; null where there is none.
 */
export async function findDecisionDay(path: string): Promise<string | null> {
  let latest: string | null = null
  for await (const row of readLines(toFile(path))) {
    if ('type' in row) continue
    for (const column of ACT_COLUMNS) {
      const day = readVidDay(row.cell(column).replace(WITHDRAWN, ''))
      if (day != null && (latest === null || day > latest)) latest = day
    }
  }
  return latest
}

type Log = { writtenOn: string; slots: SlotNames; seen: Set<string> }

/**
 * Suspensions by the decisions of a log. One that was withdrawn, or ended before it began, never was and is left out. What
 * is still to begin on the day of the log is told when it has begun, as it may be withdrawn until then; so is an end that is
 * still to come, as leave to go on may come sooner.
 */
export async function* readSuspensions(path: string): AsyncGenerator<SourceRecord> {
  const writtenOn = await findDecisionDay(path)
  const log: Log = { writtenOn: writtenOn ?? '', slots: new SlotNames(), seen: new Set() }
  yield* readRecords(toFile(path), (row) => readDecision(row, log), findCompany)
}

function readDecision(row: DecisionRow, { writtenOn, slots, seen }: Log): SourceRecord[] {
  const code = readCode(row.cell)
  const foreign = rejectOthers(row, code)
  if (foreign !== null) return [foreign]
  const companyId = `lv-${code}`
  const told = DAY_COLUMNS.map((column) => row.cell(column)).join(', ')
  const days = readDays(row)
  if (days === null) return [ofCompany(rejectLine(row, 'date', `${told} (${code})`), companyId, 'activity-suspension')]
  const key = `${code} ${told}`
  if (seen.has(key)) return [rejectLine(row, 'duplicate', key)]
  seen.add(key)
  // Counted before anything is left out, so that no other decision of the day takes its place with the next edition.
  const slot = slots.take(`${code}/${days.decidedOn ?? days.from}`).slice(code.length + 1)
  const { decidedOn, from, end } = days
  if (days.isWithdrawn || from > writtenOn || (end !== null && end <= from)) return []
  const payload = { authority: 'Valsts ieņēmumu dienests', decidedOn }
  const validTo = end === null || end > writtenOn ? {} : { validTo: end }
  return [
    {
      type: 'fact',
      line: row.line,
      companyId,
      section: 'activity-suspension',
      slot,
      payload,
      validFrom: from,
      ...validTo,
    },
  ]
}

type DecisionDays = {
  decidedOn: string | null
  from: string
  /** The first day on which business may be done again; null: in force. */
  end: string | null
  isWithdrawn: boolean
}

/** Null where a day cannot be read, or none is told from which it forbids. */
function readDays(row: DecisionRow): DecisionDays | null {
  const [decision, start] = [row.cell('Lemuma_datums'), row.cell('Aizliegts_veikt_darijumus_no')]
  const [decidedOn, from] = [readVidDay(decision.replace(WITHDRAWN, '')), readVidDay(start.replace(WITHDRAWN, ''))]
  const until = readVidDay(row.cell('Aizliegts_veikt_darijumus_lidz'))
  const restoredOn = readVidDay(row.cell('Lemuma_par_atjaunosanu_datums'))
  if (decidedOn === undefined || from == null || until === undefined || restoredOn === undefined) return null
  // "Until" is the last day on which business is forbidden.
  const ends = [...(until === null ? [] : [dayAfter(until)]), ...(restoredOn === null ? [] : [restoredOn])]
  const isWithdrawn = WITHDRAWN.test(decision) || WITHDRAWN.test(start)
  return { decidedOn, from, end: ends.toSorted()[0] ?? null, isWithdrawn }
}
