import type {
  FactObservation,
  RejectedLine,
  SourceRecord,
  StatementAmounts,
  StatementObservation,
} from '@merleg/domain/observation'
import { SourceRefused } from './source-refused.ts'
import type { LineOrder } from './statement-lines/line-order.repository.ts'
import { packAmounts } from './statement-lines/packed-amounts.ts'

const MAX_SLOT_LENGTH = 120
const MAX_DETAIL_LENGTH = 1000

/** Values of one row, in the order of the columns named with it. */
export type Row = readonly unknown[]

export type RecordWithPlace<Kind extends SourceRecord = SourceRecord> = { record: Kind; seq: number }

const FACT_COLUMNS = ['company_id', 'section', 'slot', 'payload', 'party_id', 'source_ref']
const STATEMENT_COLUMNS = [
  'company_id',
  'layout',
  'is_consolidated',
  'currency',
  'unit',
  'amounts',
  'previous_amounts',
  'amended_amounts',
  'filed_on',
  'source_ref',
]
export const STAGED_FACT_COLUMNS = ['seq', 'valid_from', 'valid_to', ...FACT_COLUMNS]
export const STAGED_STATEMENT_COLUMNS = ['seq', 'period_start', 'period_end', ...STATEMENT_COLUMNS]
export const STORED_FACT_COLUMNS = ['batch_id', 'recorded', 'valid', ...FACT_COLUMNS]
export const STORED_STATEMENT_COLUMNS = ['batch_id', 'recorded', 'period', ...STATEMENT_COLUMNS]

/** What every stored row of a batch carries: its number, and its moment of knowledge as a range without end. */
export type Knowledge = { batchId: string; recorded: string }

export function stagedFactRow({ record, seq }: RecordWithPlace<FactObservation>): Row {
  return [seq, record.validFrom ?? null, record.validTo ?? null, ...factValues(record)]
}

export function stagedRejectRow({ line, reason, detail, companyId, section }: RejectedLine): Row {
  return [line, reason, detail.slice(0, MAX_DETAIL_LENGTH), companyId ?? '', section ?? null]
}

export function storedFactRow(fact: FactObservation, { batchId, recorded }: Knowledge): Row {
  return [batchId, recorded, `[${fact.validFrom ?? ''},${fact.validTo ?? ''})`, ...factValues(fact)]
}

export function stagedStatementRow({ record, seq }: RecordWithPlace<StatementObservation>, lines: LineOrder): Row {
  return [seq, record.periodStart, record.periodEnd, ...statementValues(record, lines)]
}

export function storedStatementRow(
  statement: StatementObservation,
  { batchId, recorded }: Knowledge,
  lines: LineOrder,
): Row {
  const period = `[${statement.periodStart},${statement.periodEnd}]`
  return [batchId, recorded, period, ...statementValues(statement, lines)]
}

function factValues(fact: FactObservation): Row {
  const { companyId, section, slot, payload, partyId, validFrom, validTo, sourceRef } = fact
  if (slot.length > MAX_SLOT_LENGTH) throw new SourceRefused('slot-too-long', fact.line, slot.slice(0, 80))
  if (validFrom && validTo && validFrom >= validTo)
    throw new SourceRefused('period-empty', fact.line, `${companyId} ${section} ${validFrom} – ${validTo}`)
  return [companyId, section, slot, JSON.stringify(payload), partyId ?? null, sourceRef ?? null]
}

function statementValues(statement: StatementObservation, lines: LineOrder): Row {
  const codes = lines.get(statement.layout) ?? []
  const pack = (amounts: StatementAmounts) => JSON.stringify(packAmounts(codes, amounts))
  return [
    statement.companyId,
    statement.layout,
    statement.isConsolidated,
    statement.currency,
    statement.unit,
    pack(statement.amounts),
    pack(statement.previousAmounts),
    pack(statement.amendedAmounts),
    statement.filedOn,
    statement.sourceRef ?? null,
  ]
}
