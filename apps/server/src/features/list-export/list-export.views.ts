import { LISTED_EXPORTS, type ListExport } from '@merleg/contract/list-export.contract'
import { type ErrorCode, ERRORS } from '@merleg/contract/errors'
import { listChosenColumns } from '@merleg/domain/list-export/export-columns'
import type { Locale } from '@merleg/domain/locale'
import { errorText } from '@merleg/i18n/error-text'
import type { Deps } from '../../app/deps.ts'
import { describeLists } from './list-sources.usecases.ts'
import { type ListExportRow, listLatestExports } from './list-exports.repository.ts'
import { toForints } from './quote-export.usecases.ts'

/** The latest exports of a user. */
export async function getListExportsPage(
  deps: ViewDeps,
  { userId, locale }: { userId: string; locale: Locale },
): Promise<{ exports: ListExport[] }> {
  const rows = await listLatestExports(deps.db, { userId, limit: LISTED_EXPORTS })
  const titles = await describeLists(deps, rows, locale)
  const now = deps.clock.now()
  return { exports: rows.map((row, place) => renderExport(row, { title: titles[place] ?? row.title, locale, now })) }
}

type ViewDeps = Pick<Deps, 'db' | 'reads' | 'clock'>

/** An export as its owner sees it. */
export async function getExportPage(deps: ViewDeps, row: ListExportRow, locale: Locale): Promise<ListExport> {
  const [title = row.title] = await describeLists(deps, [row], locale)
  return renderExport(row, { title, locale, now: deps.clock.now() })
}

function renderExport(
  row: ListExportRow,
  { title, locale, now }: { title: string; locale: Locale; now: Date },
): ListExport {
  const { fileName, fileBytes, fileExpiresAt, failure } = row
  const isKept = fileName !== null && fileBytes !== null && fileExpiresAt !== null && fileExpiresAt > now
  return {
    id: row.exportId,
    searchId: row.searchId,
    title,
    state: row.state,
    format: row.format,
    columns: listChosenColumns(row.selected),
    rowCount: row.deliveredRows ?? row.rowCount,
    doneCount: row.doneCount,
    price: toForints(row.price),
    charged: row.charged === null ? null : toForints(row.charged),
    refunded: toForints(row.refunded),
    saving: toForints(row.saving),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    isMailed: !row.isDemo,
    failure: failure === null ? null : errorText(locale, isErrorCode(failure) ? failure : 'unexpected'),
    isOutdated: row.isOutdated,
    canBeMadeAgain: row.hasRows,
    file: isKept ? { name: fileName, bytes: fileBytes, expiresAt: fileExpiresAt.toISOString() } : null,
  }
}

function isErrorCode(text: string): text is ErrorCode {
  return text in ERRORS
}
