import { type ExportSelection, listExportCells } from '@merleg/domain/list-export/export-columns'
import { isExported } from '@merleg/domain/list-export/export-price'
import type { ExportFormat } from '@merleg/domain/list-export/export-size'
import type { Locale } from '@merleg/domain/locale'
import type { Deps } from '../../app/deps.ts'
import { today } from '../../shared/clock.ts'
import { type ExportRow, renderExportRows, type RowsAsked } from './export-rows.views.ts'
import { renderListFile } from './files/render-list-file.ts'
import type { OptedOut } from './opt-outs/opted-out.ts'

/** Few enough that what is written lets go of its memory soon. */
const ROWS_AT_ONCE = 1000

export type ListToWrite = {
  companyIds: readonly string[]
  selected: ExportSelection
  hasMadeUp: boolean
  asOf: Date
  optedOut: OptedOut
  title: string
  limits: readonly string[]
  format: ExportFormat
  locale: Locale
  signal: AbortSignal
  /** The rows that have just been written; `done`: so many companies were looked at. */
  onBlock: (rows: readonly ExportRow[], done: number) => void
}

/** A list as a file that is made while it is read; rows that lack what the options ask for are left out. */
export function writeList(deps: Pick<Deps, 'reads' | 'clock'>, list: ListToWrite) {
  const { companyIds, selected, optedOut, title, limits, asOf, format, locale, signal, onBlock } = list
  const cells = listExportCells(selected, list)
  const day = today(deps.clock)
  async function* writeBlocks() {
    let done = 0
    onBlock([], done)
    for await (const found of readAhead(deps, companyIds, { selected, cells, locale, today: day, optedOut })) {
      signal.throwIfAborted()
      const rows = found.filter(({ filled }) => isExported(filled, selected))
      yield rows.map((row) => row.cells)
      done = Math.min(done + ROWS_AT_ONCE, companyIds.length)
      onBlock(rows, done)
    }
  }
  return renderListFile({ format, locale, cells, title, limits, asOf, today: day, blocks: writeBlocks() })
}

/** Blocks of rows in their order; the next is read while one is written. */
async function* readAhead(
  { reads }: Pick<Deps, 'reads'>,
  companyIds: readonly string[],
  asked: RowsAsked,
): AsyncGenerator<ExportRow[]> {
  const read = (start: number) =>
    start < companyIds.length ? renderExportRows(reads, companyIds.slice(start, start + ROWS_AT_ONCE), asked) : null
  let next = read(0)
  for (let start = ROWS_AT_ONCE; next !== null; start += ROWS_AT_ONCE) {
    const rows = await next
    next = read(start)
    // A fault that nobody waits for yet is met at the next turn, or by nobody who stopped.
    next?.catch(() => undefined)
    yield rows
  }
}
