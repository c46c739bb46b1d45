import { FACT_SECTIONS } from '@merleg/domain/fact-sections'
import type { FactObservation, RejectedLine, SourceRecord } from '@merleg/domain/observation'
import type { RejectReason } from '../reading/source-lines.ts'
import { readTableDay } from '../reading/table-file.ts'
import { readValue } from './table-cells.ts'
import { fieldsOf, type MappedFact, type TableMap } from './table-map.ts'
import { describeNumbers, type TableRow } from './table-rows.ts'

/** Which company a row tells of: its id, or none, or several that it may be. */
export type FoundCompanies = (row: TableRow) => { companyIds: readonly string[]; isKnown: boolean }

/** What the rows of a table say by its map. A row whose company is not certain is rejected whole. */
export function* readTableRecords(
  rows: readonly TableRow[],
  map: TableMap,
  findCompanies: FoundCompanies,
): Generator<SourceRecord> {
  const lines = new Map<string, number>()
  for (const row of rows) {
    const company = chooseCompany(row, map, findCompanies)
    if (typeof company !== 'string') {
      yield company
      continue
    }
    const earlier = lines.get(company)
    if (earlier !== undefined) {
      yield reject(row, 'duplicate', `${company}, as on line ${earlier}`)
      continue
    }
    lines.set(company, row.line)
    for (const fact of map.facts) yield* readFact(row, fact, company)
  }
}

const reject = ({ line }: TableRow, reason: RejectReason, detail: string): RejectedLine => ({
  type: 'reject',
  line,
  reason,
  detail,
})

function chooseCompany(row: TableRow, map: TableMap, findCompanies: FoundCompanies): string | RejectedLine {
  const numbers = describeNumbers(map, row.cell)
  if (row.fault !== null) return reject(row, 'company-number', row.fault)
  if (row.identifiers.length === 0) return reject(row, 'company-number', numbers)
  const { companyIds, isKnown } = findCompanies(row)
  const [companyId, ...others] = companyIds
  if (companyId === undefined) return reject(row, 'unknown-company', numbers)
  if (others.length > 0) return reject(row, 'company-ambiguous', `${numbers}: ${companyIds.join(', ')}`)
  // Who is new needs a name: nobody would find him.
  const isNamed = map.facts.some(({ section, fields }) => section === 'name' && fieldGives(row, fields['name']))
  return isKnown || isNamed ? companyId : reject(row, 'unknown-company', numbers)
}

const fieldGives = (row: TableRow, value: MappedFact['fields'][string] | undefined): boolean => {
  if (value === undefined) return false
  const field = fieldsOf('name').get('name')
  const reading = field && readValue(value, row.cell, field)
  return reading !== undefined && 'value' in reading && reading.value !== undefined
}

/** A fact of a row; nothing where what it cannot do without is empty. */
function readFact(row: TableRow, { section, slot, fields, validFrom }: MappedFact, companyId: string): SourceRecord[] {
  const payload: Record<string, unknown> = {}
  for (const [name, field] of fieldsOf(section)) {
    const value = fields[name]
    const reading = value === undefined ? { value: undefined } : readValue(value, row.cell, field)
    if ('fault' in reading) return [reject(row, 'payload', `${section}.${name}: ${reading.fault} (${companyId})`)]
    if (reading.value !== undefined) payload[name] = reading.value
    else if (field.safeParse(undefined).success) continue
    else if (field.safeParse(null).success) payload[name] = null
    // The cell is empty, and without it there is nothing to say.
    else return []
  }
  const day = validFrom === undefined || row.cell(validFrom) === '' ? null : readTableDay(row.cell(validFrom))
  if (validFrom !== undefined && row.cell(validFrom) !== '' && day === null)
    return [reject(row, 'date', `${validFrom}: ${row.cell(validFrom)} (${companyId})`)]
  const checked = FACT_SECTIONS[section].payload.safeParse(payload)
  if (!checked.success)
    return [
      reject(
        row,
        'payload',
        `${section} (${companyId}): ${checked.error.issues.map(({ message }) => message).join('; ')}`,
      ),
    ]
  const isOne = FACT_SECTIONS[section].multiplicity === 'one'
  const fact = {
    type: 'fact',
    line: row.line,
    companyId,
    section,
    slot: isOne ? '' : (slot ?? '1'),
    payload: checked.data,
    validFrom: day,
  }
  return isFact(fact) ? [fact] : []
}

/** Section and payload belong together: checked above. */
const isFact = (fact: Omit<FactObservation, 'type'> | object): fact is FactObservation => 'section' in fact
