import { readIsoDay } from '../../reading/cell-values.ts'
import { FileFault } from '../../../../shared/file-fault.ts'
import { unpackedName } from '../../../../shared/packed-file.ts'
import { type ListRecord, ofEntry, rejectEntry } from '../../reading/listed/list-faults.ts'
import { readDayMonthYear } from '../../reading/listed/listed-births.ts'
import { type ListRow, readColumns, readListRows } from '../../reading/listed/list-rows.ts'
import { CON_LIST_COLUMNS, readConListRow } from './con-list-row.ts'
import { SANCTIONS_LIST_COLUMNS, readSanctionsListRow } from './sanctions-list-row.ts'
import { findKind, toDesignation, type UkRow } from './uk-entry.ts'

type Form = { day: string; readRow: (row: ListRow) => UkRow; width: number }

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** Before the header: `Report Date: 24-Jun-2026`, or of the older list `Last Updated,05/06/2026`. */
function findDay([first = '', second = '']: readonly string[]): { day: string; isOlder: boolean } | null {
  const [, date, word = '', year] = /^Report Date:\s*(\d{2})-([A-Z][a-z]{2})-(\d{4})$/.exec(first) ?? []
  if (year !== undefined) {
    const month = String(MONTHS.indexOf(word) + 1).padStart(2, '0')
    const day = readIsoDay(`${year}-${month}-${date}`)
    return day === null ? null : { day, isOlder: false }
  }
  const span = first === 'Last Updated' ? readDayMonthYear(second) : null
  return span === null || span.from !== span.to ? null : { day: span.from, isOlder: true }
}

function readForm(before: ListRow, header: ListRow): Form {
  const told = findDay(before.cells)
  if (told === null)
    throw new FileFault('columns', before, `no day of the list: ${before.cells.join(',').slice(0, 100)}`)
  if (told.isOlder) {
    const cell = readColumns(header, CON_LIST_COLUMNS)
    return {
      day: told.day,
      width: CON_LIST_COLUMNS.length,
      readRow: (row) => readConListRow((column) => cell(row, column)),
    }
  }
  const cell = readColumns(header, SANCTIONS_LIST_COLUMNS)
  return {
    day: told.day,
    width: SANCTIONS_LIST_COLUMNS.length,
    readRow: (row) => readSanctionsListRow((column) => cell(row, column)),
  }
}

/** The day of the list. */
export async function findCsvDay(path: string): Promise<string | null> {
  for await (const { cells } of readListRows(path)) return findDay(cells)?.day ?? null
  return null
}

/** The entries of both CSV forms, put together of their rows. Throws `FileFault`. */
export async function* readCsvEntries(path: string): AsyncGenerator<ListRecord> {
  const entries = new Map<string, { place: ListRow; kind: string; parts: UkRow['part'][] }>()
  let before: ListRow | null = null
  let form: Form | null = null
  let misfit: ListRow | null = null
  for await (const row of readListRows(path)) {
    if (before === null) {
      before = row
      continue
    }
    if (form === null) {
      form = readForm(before, row)
      continue
    }
    if (misfit !== null) yield rejectWidth(misfit, form)
    misfit = row.cells.length === form.width ? null : row
    if (misfit !== null) continue
    const { id, kind, part } = form.readRow(row)
    if (id === '') yield rejectEntry(row, 'entry-number', '')
    else {
      const known = entries.get(id)
      if (known) known.parts.push(part)
      else entries.set(id, { place: row, kind, parts: [part] })
    }
  }
  if (form === null) throw new FileFault('empty', { file: unpackedName(path), line: 1 }, 'no header')
  if (misfit !== null)
    throw new FileFault('cut-off', misfit, `${misfit.cells.length} of ${form.width} cells in the last line`)
  for (const [id, { place, kind: text, parts }] of entries) {
    const kind = findKind(text)
    if (kind === null) yield ofEntry(rejectEntry(place, 'entry-kind', `${text} (${id})`), `uk-sanctions/${id}`)
    else
      yield (
        toDesignation({ id, kind, ...mergeParts(parts) }) ??
          ofEntry(rejectEntry(place, 'name-missing', id), `uk-sanctions/${id}`)
      )
  }
}

function rejectWidth(row: ListRow, { width }: Form): ListRecord {
  return rejectEntry(row, 'column-count', `${row.cells.length} columns instead of ${width}`)
}

/** What several rows repeat is told once. */
function mergeParts(parts: readonly UkRow['part'][]): UkRow['part'] {
  const every = <Item>(pick: (part: UkRow['part']) => readonly Item[]): Item[] => [
    ...new Map(parts.flatMap(pick).map((item) => [JSON.stringify(item), item])).values(),
  ]
  const texts = (pick: (part: UkRow['part']) => readonly string[]): string[] =>
    every(pick).filter((text) => text !== '')
  return {
    names: every((part) => part.names).filter(({ text }) => text !== ''),
    nonLatinNames: texts((part) => part.nonLatinNames),
    regimes: texts((part) => part.regimes),
    measures: texts((part) => part.measures),
    designatedOn: parts.find(({ designatedOn }) => designatedOn !== null)?.designatedOn ?? null,
    reasons: texts((part) => part.reasons),
    addresses: every((part) => part.addresses).filter(({ text }) => text !== ''),
    births: texts((part) => part.births),
    birthPlaces: texts((part) => part.birthPlaces),
    nationalities: texts((part) => part.nationalities),
    positions: texts((part) => part.positions),
    genders: texts((part) => part.genders),
    entityTypes: texts((part) => part.entityTypes),
    businessNumbers: texts((part) => part.businessNumbers),
    identityNumbers: every((part) => part.identityNumbers).filter(({ value }) => value !== ''),
    passports: every((part) => part.passports).filter(({ value }) => value !== ''),
    imoNumbers: texts((part) => part.imoNumbers),
  }
}
