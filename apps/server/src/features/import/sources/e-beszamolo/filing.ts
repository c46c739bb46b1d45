import type { SourceRecord, StatementAmounts, StatementObservation } from '@merleg/domain/observation'
import { type DetectedLayout, detectLayout } from '@merleg/domain/statement-layouts/find-layout'
import type { StatementName } from '@merleg/domain/statement-layouts/layout'
import { SourceRefused } from '../../../register/source-refused.ts'
import { readNumber } from '../../reading/cell-values.ts'
import { rejectLine } from '../../reading/source-lines.ts'
import { type FilingHeading, type FilingRow, findModelRow, readHeading, rejectStranger } from './filing-heading.ts'
import type { FilingHistory } from './filing-history.ts'

type Filing = { rows: readonly FilingRow[]; isLast: boolean; history: FilingHistory }

/** A row of the form: where it belongs and whether its amounts can be used. */
type FormRow = { row: FilingRow; statement: StatementName; label: string; isUsable: boolean }

const STATEMENTS: ReadonlyMap<string, StatementName> = new Map([
  ['balanceSheet', 'balance'],
  ['incomeStatement', 'incomeStatement'],
])

/**
 * The statement of one filing. Rows are found by their titles, as older forms lack some and count the rest otherwise.
 * The last filing of a file must reach the end of both statements, otherwise the file was cut off there.
 */
export function* readFiling({ rows, isLast, history }: Filing): Generator<SourceRecord> {
  const model = findModelRow(rows)
  const first = rows[0]
  if (model === null || first === undefined) return
  const heading = readHeading(model)
  if ('type' in heading) {
    yield heading
    return
  }
  const form: FormRow[] = []
  yield* readForm({ rows, model, form })
  const detected = detectLayout(form)
  if (detected === null) {
    yield rejectLine(first, 'layout-unknown', heading.source)
    return
  }
  const missingEnds = listMissingEnds(detected)
  if (missingEnds.length > 0) {
    const detail = `${heading.source}: ${missingEnds.join(', ')}`
    if (isLast) throw new SourceRefused('cut-off', rows.at(-1)?.line ?? null, `${first.file}: ${detail}`)
    yield rejectLine(first, 'filing-incomplete', detail)
    return
  }
  const rejected = history.add(heading, first)
  if (rejected !== null) {
    yield rejected
    return
  }
  if (heading.registerNumber === null) yield rejectLine(first, 'register-number', first.cell('registration_number'))
  yield* readStatement({ heading, first, form, detected })
}

/** Sorts the rows into the two statements; damaged ones keep their place in the form, without amounts. */
function* readForm({
  rows,
  model,
  form,
}: {
  rows: readonly FilingRow[]
  model: FilingRow
  form: FormRow[]
}): Generator<SourceRecord> {
  const seen = new Set<string>()
  for (const row of rows) {
    const statement = STATEMENTS.get(row.cell('statement'))
    const key = `${statement}/${row.cell('row_number')}`
    if (statement === undefined) yield rejectLine(row, 'statement', row.cell('statement'))
    else if (seen.has(key)) yield rejectLine(row, 'duplicate', `${row.cell('statement')} ${row.cell('row_number')}`)
    else {
      seen.add(key)
      const stranger = rejectStranger(row, model)
      if (stranger) yield stranger
      form.push({ row, statement, label: row.cell('item_name'), isUsable: stranger === null })
    }
  }
}

/** Titles of the last rows of the two statements as far as the filing does not have them. */
function listMissingEnds({ layout, codes }: DetectedLayout): string[] {
  const ends = [layout.incomeStatement.at(-1), layout.balance.at(-1)]
  return ends.flatMap((line) => (line === undefined || codes.includes(line.code) ? [] : [line.filedLabel]))
}

type Statement = { heading: FilingHeading; first: FilingRow; form: readonly FormRow[]; detected: DetectedLayout }

function* readStatement({ heading, first, form, detected }: Statement): Generator<SourceRecord> {
  const columns: Record<'target' | 'previous' | 'amended', StatementAmounts> = { target: {}, previous: {}, amended: {} }
  for (const [index, { row, isUsable }] of form.entries()) {
    const code = detected.codes[index] ?? null
    if (!isUsable) continue
    if (code === null) {
      yield rejectLine(row, 'line-unknown', `${row.cell('row_number')} ${row.cell('item_name')}`)
      continue
    }
    const texts = {
      target: row.cell('target_year_value'),
      previous: row.cell('previous_year'),
      amended: row.cell('amendments'),
    }
    const wrong = Object.values(texts).find((text) => text !== '' && readNumber(text) === null)
    if (wrong !== undefined) {
      yield rejectLine(row, 'amount', `${row.cell('item_name')}: ${wrong}`)
      continue
    }
    for (const column of ['target', 'previous', 'amended'] as const) {
      const amount = readNumber(texts[column])
      if (amount !== null) columns[column][code] = amount
    }
  }
  // The form has the middle column only where earlier years were corrected; elsewhere the publisher fills it with zeros.
  const hasAmendments = Object.values(columns.amended).some((amount) => amount !== 0)
  yield {
    type: 'statement',
    line: first.line,
    companyId: heading.taxNumber.stem8,
    periodStart: heading.period.start,
    periodEnd: heading.period.end,
    layout: detected.key,
    isConsolidated: false,
    currency: heading.currency,
    unit: heading.unit,
    amounts: columns.target,
    previousAmounts: columns.previous,
    amendedAmounts: hasAmendments ? columns.amended : {},
    filedOn: heading.filedOn,
    sourceRef: `${heading.source}#${first.line}`,
  } satisfies StatementObservation
}
