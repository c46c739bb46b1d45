import { COVERED_VALUE, type ExportPreview, PREVIEW_ROWS } from '@merleg/contract/list-export.contract'
import {
  EXPORT_CELLS,
  EXPORT_COLUMNS,
  type ExportCell,
  listExportCells,
} from '@merleg/domain/list-export/export-columns'
import { groupBit, isExported } from '@merleg/domain/list-export/export-price'
import { today } from '../../shared/clock.ts'
import { renderExportRows } from './export-rows.views.ts'
import type { CellValue } from './files/cell-value.ts'
import { listTitles } from './files/render-list-file.ts'
import { priceList, type QuoteDeps, type QuoteRequest } from './quote-export.usecases.ts'

/**
 * The first rows of a list. What is paid for and not bought yet is covered, so that nobody reads the contacts of others
 * five by five; base data stand in the list of results anyway. @throws AppError
 */
export async function getExportPreview(deps: QuoteDeps, request: QuoteRequest): Promise<ExportPreview> {
  const { selected, locale } = request
  const { list, owned } = await priceList(deps, request)
  const places: number[] = []
  for (let place = 0; place < list.companyIds.length && places.length < PREVIEW_ROWS; place += 1)
    if (isExported(list.filled[place] ?? 0, selected)) places.push(place)
  const cells = listExportCells(selected, list)
  const companyIds = places.flatMap((place) => list.companyIds[place] ?? [])
  const ownedOf = new Map(places.map((place) => [list.companyIds[place], owned[place] ?? 0]))
  const { optedOut } = list
  const day = today(deps.clock)
  const rows = await renderExportRows(deps.reads, companyIds, { selected, cells, locale, today: day, optedOut })
  const titles = listTitles(locale, cells)
  return {
    columns: cells.map((cell, place) => ({ title: titles[place] ?? '', kind: EXPORT_CELLS[cell].kind })),
    rows: rows.map(({ companyId, cells: values }) =>
      values.map((value, place) => coverValue(value, cells[place], ownedOf.get(companyId) ?? 0)),
    ),
  }
}

function coverValue(value: CellValue, cell: ExportCell | undefined, owned: number): CellValue {
  if (value === null || cell === undefined) return value
  const { group } = EXPORT_COLUMNS[EXPORT_CELLS[cell].column]
  return group === 'base' || (owned & groupBit(group)) !== 0 ? value : COVERED_VALUE
}
