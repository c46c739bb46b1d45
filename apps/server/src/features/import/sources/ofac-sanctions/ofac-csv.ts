import type { SourceInfo } from '@merleg/domain/observation'
import { FileFault } from '../../../../shared/file-fault.ts'
import { unpackedName } from '../../../../shared/packed-file.ts'
import { type ListRecord, ofEntry, rejectEntry, SeenEntries } from '../../reading/listed/list-faults.ts'
import { type ListRow, readListRows } from '../../reading/listed/list-rows.ts'
import { findKind, type OfacEntry, toDesignation, turnName } from './ofac-entry.ts'
import { findOfacNumber } from './ofac-numbers.ts'

/** The files of the older form: entries, other names, addresses, and what of the remarks found no room. */
export type OfacFiles = { main: string; aliases: string; addresses: string; comments: string | null }

type Rows = ReadonlyMap<string, readonly ListRow[]>

const NULL = '-0-'
const NAMES_CELLS = 5
const ADDRESS_CELLS = 6
const COMMENT_CELLS = 2
const MAIN_CELLS = 12

/** The entries of the older form: without header, `-0-` for what is not known. Throws `FileFault`. */
export async function* readCsvEntries(files: OfacFiles, source: SourceInfo): AsyncGenerator<ListRecord> {
  const aliases = await groupRows(files.aliases, NAMES_CELLS)
  const addresses = await groupRows(files.addresses, ADDRESS_CELLS)
  const comments: Rows = files.comments === null ? new Map() : await groupRows(files.comments, COMMENT_CELLS)
  const seen = new SeenEntries()
  for await (const row of readRows(files.main, MAIN_CELLS)) {
    const uid = cellOf(row, 0) ?? ''
    const [aliasRows = [], addressRows = []] = [aliases.get(uid), addresses.get(uid)]
    const rest = (comments.get(uid) ?? []).map((comment) => comment.cells[1] ?? '')
    const record = readEntry(row, { uid, aliasRows, addressRows, rest }, source)
    yield 'type' in record ? record : (seen.refuseAgain(row, record) ?? record)
  }
}

type Beside = { uid: string; aliasRows: readonly ListRow[]; addressRows: readonly ListRow[]; rest: readonly string[] }

function readEntry(row: ListRow, { uid, aliasRows, addressRows, rest }: Beside, source: SourceInfo): ListRecord {
  const kind = findKind(cellOf(row, 2) ?? 'entity')
  if (kind === null)
    return ofEntry(rejectEntry(row, 'entry-kind', `${cellOf(row, 2)} (${uid})`), `${source.sourceId}/${uid}`)
  // What is continued goes on where the remarks break off, also within a word.
  const remarks = listRemarks((cellOf(row, 11) ?? '') + rest.join(''))
  const told = readRemarks(remarks)
  const designation = toDesignation(
    {
      uid,
      kind,
      name: turnName(cellOf(row, 1) ?? '', kind),
      aliases: [
        ...aliasRows.map((alias) => ({
          name: turnName(cellOf(alias, 3) ?? '', kind),
          quality: cellOf(alias, 2) === 'fka' ? ('previous-name' as const) : ('alias' as const),
        })),
        ...told.weakAliases.map((name) => ({ name: turnName(name, kind), quality: 'weak-alias' as const })),
      ],
      // `SDGT] [IFSR`
      programmes: (cellOf(row, 3) ?? '').split(/\]\s*\[/),
      title: cellOf(row, 4),
      ...told,
      addresses: addressRows.map((address) => ({
        text: [2, 3, 4].flatMap((at) => cellOf(address, at) ?? []).join(', '),
        country: cellOf(address, 4),
      })),
    },
    source,
  )
  return designation ?? ofEntry(rejectEntry(row, 'name-missing', uid), `${source.sourceId}/${uid}`)
}

type Told = Pick<OfacEntry, 'births' | 'birthPlaces' | 'nationalities' | 'numbers' | 'remarks'> & {
  weakAliases: readonly string[]
}

const listRemarks = (text: string): string[] =>
  text
    .replace(/\.$/, '')
    .split(/;\s+/)
    .flatMap((remark) => remark.trim() || [])

/** `DOB 30 Apr 1963; POB Prague; nationality Iran; a.k.a. 'BNC'; Passport A1 (Iran)`: what the XML has apart. */
function readRemarks(remarks: readonly string[]): Told {
  const after = (pattern: RegExp): string[] => remarks.flatMap((remark) => pattern.exec(remark)?.[1] ?? [])
  const numbers = remarks.flatMap((remark) => findOfacNumber(remark) ?? [])
  const isTold = /^(?:alt\. )?(?:DOB|POB|nationality|citizen|[afn]\.k\.a\.) /
  const others = remarks.filter((remark) => !isTold.test(remark) && findOfacNumber(remark) === null)
  return {
    births: after(/^(?:alt\. )?DOB (.+)$/),
    birthPlaces: after(/^(?:alt\. )?POB (.+)$/),
    nationalities: after(/^(?:alt\. )?(?:nationality|citizen) (.+)$/),
    numbers,
    weakAliases: after(/^[afn]\.k\.a\. '(.+)'$/),
    remarks: others.join('; ') || null,
  }
}

function cellOf({ cells }: ListRow, at: number): string | null {
  const cell = cells[at] ?? ''
  return cell === NULL || cell === '' ? null : cell
}

/**
 * Throws `FileFault` where a row has not the cells of the format: nothing but the width tells what a column is; and where the mark
 * of the end is missing, with which each of the files ends: one that is cut between two rows would only lack names and numbers.
 */
async function* readRows(path: string, width: number): AsyncGenerator<ListRow> {
  let count = 0
  let isEnded = false
  for await (const row of readListRows(path)) {
    const [first = ''] = row.cells
    // The files end with the mark of the end of a file of older systems.
    if (row.cells.length === 1 && first === '\u001A') {
      isEnded = true
      continue
    }
    if (row.cells.length !== width || !/^\d+$/.test(first))
      throw new FileFault(
        'columns',
        row,
        `${row.cells.length} cells instead of ${width}, the first: ${first.slice(0, 40)}`,
      )
    count += 1
    yield row
  }
  if (count > 0 && !isEnded)
    throw new FileFault('cut-off', { file: unpackedName(path), line: count }, 'the mark of the end is missing')
  if (count === 0) throw new FileFault('empty', { file: unpackedName(path), line: 1 }, 'no row')
}

async function groupRows(path: string, width: number): Promise<Rows> {
  const grouped = new Map<string, ListRow[]>()
  for await (const row of readRows(path, width)) {
    const [uid = ''] = row.cells
    const known = grouped.get(uid)
    if (known) known.push(row)
    else grouped.set(uid, [row])
  }
  return grouped
}
