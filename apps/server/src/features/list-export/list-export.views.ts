import { LISTED_EXPORTS, type ListExport } from '@merleg/contract/list-export.contract'
import { type ErrorCode, ERRORS } from '@merleg/contract/errors'
import type { DbOrTx } from '@merleg/db/connect'
import { listChosenColumns } from '@merleg/domain/list-export/export-columns'
import type { Locale } from '@merleg/domain/locale'
import { errorText } from '@merleg/i18n/error-text'
import { type ListExportRow, listLatestExports } from './list-exports.repository.ts'
import { toForints } from './quote-export.usecases.ts'

/** The latest exports of a user. */
export async function getListExportsPage(
  db: DbOrTx,
  { userId, locale, now }: { userId: string; locale: Locale; now: Date },
): Promise<{ exports: ListExport[] }> {
  const rows = await listLatestExports(db, { userId, limit: LISTED_EXPORTS })
  return { exports: rows.map((row) => renderExport(row, { locale, now })) }
}

/** An export as its owner sees it. */
export function renderExport(row: ListExportRow, { locale, now }: { locale: Locale; now: Date }): ListExport {
  const { fileName, fileBytes, fileExpiresAt, failure } = row
  const isKept = fileName !== null && fileBytes !== null && fileExpiresAt !== null && fileExpiresAt > now
  return {
    id: row.exportId,
    searchId: row.searchId,
    title: row.title,
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
