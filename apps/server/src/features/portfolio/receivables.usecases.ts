import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import { LIST_MAX_ROWS } from '@merleg/contract/list-matching.contract'
import type { uploadReceivables } from '@merleg/contract/portfolio.contract'
import { cutText } from '@merleg/domain/format/cut-text'
import { inTransaction } from '@merleg/db/transaction'
import { COLUMN_ROLES, MATCHING_ROLES } from '@merleg/domain/list-matching/column-roles'
import { readGivenCompany } from '@merleg/domain/list-matching/given-company'
import type { MatchedRow } from '@merleg/domain/list-matching/row-grading'
import {
  findReceivableColumns,
  type ReadReceivable,
  readReceivable,
  type ReceivableColumns,
} from '@merleg/domain/portfolio/receivable-rows'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { matchRows } from '../list-matching/match-rows.usecases.ts'
import { readTableApart } from '../list-matching/reading/read-table-apart.ts'
import { type NewReceivable, replaceReceivables } from './receivables.repository.ts'

/** Rows that are looked up together. */
const ROWS_AT_ONCE = 250
const MAX_FILE_NAME = 200
const MAX_GIVEN = 200

/**
 * Reads a list, looks for its companies, and puts it in the place of the former one; all of it or nothing. A row means a
 * company only where that is certain: nobody is asked. @throws AppError where it is no list of receivables.
 */
export async function storeReceivables(
  { db, reads, clock }: Pick<Deps, 'db' | 'reads' | 'clock'>,
  { userId, subscriberId }: Pick<SessionUser, 'userId' | 'subscriberId'>,
  file: { path: string; name: string },
): Promise<EndpointAnswer<typeof uploadReceivables>> {
  const table = await readTableApart(file.path)
  const columns = findReceivableColumns(table.rows)
  if (columns.amount === null) throw new AppError('receivables.no-amounts')
  if (!columns.roles.some((role) => role !== null && MATCHING_ROLES.includes(role)))
    throw new AppError('list-matching.no-columns')
  const cells = table.rows.slice(1)
  if (cells.length === 0) throw new AppError('list.empty')
  if (cells.length > LIST_MAX_ROWS) throw new AppError('list.too-many-rows')
  const rows: NewReceivable[] = []
  for (let at = 0; at < cells.length; at += ROWS_AT_ONCE) {
    const page = cells.slice(at, at + ROWS_AT_ONCE)
    const given = page.map((row) => readGivenCompany(row, columns.roles))
    const matched = await matchRows(reads, given)
    page.forEach((row, index) => {
      // The heading comes before them.
      const number = table.numbers[at + index + 1] ?? 0
      rows.push(toReceivable(row, { columns, matched: matched[index], row: number }))
    })
    await nextTurn()
  }
  const fileName = file.name.trim().slice(0, MAX_FILE_NAME)
  await inTransaction(db, (tx) =>
    replaceReceivables(tx, { subscriberId, userId, fileName, uploadedAt: clock.now(), rows }),
  )
  return {
    rowCount: rows.length,
    matchedCount: rows.filter(({ companyId }) => companyId !== null).length,
    uncountedCount: rows.filter(({ amount }) => amount === null).length,
  }
}

type Found = { columns: ReceivableColumns; matched: MatchedRow | undefined; row: number }

function toReceivable(cells: readonly string[], { columns, matched, row }: Found): NewReceivable {
  const read: ReadReceivable = readReceivable(cells, columns)
  const best = matched?.candidates[0]
  const companyId = matched?.grade === 'certain' && best !== undefined ? best.companyId : null
  const unmatched = best === undefined ? ('company-unknown' as const) : ('company-uncertain' as const)
  return {
    row,
    given: nameGiven(cells, columns),
    companyId,
    amount: read.amount,
    currency: read.currency,
    dueOn: read.dueOn,
    faults: [...(companyId === null ? [unmatched] : []), ...read.faults],
  }
}

/** What the row says of the company, the name first. */
function nameGiven(cells: readonly string[], { roles }: ReceivableColumns): string {
  const order = ['name', ...COLUMN_ROLES.filter((role) => role !== 'name')] as const
  const texts = order.flatMap((role) => roles.flatMap((other, index) => (other === role ? (cells[index] ?? '') : [])))
  return cutText(texts.filter((text) => text !== '').join(', '), MAX_GIVEN)
}
