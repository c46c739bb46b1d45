import {
  cancelListMatching,
  decideMatchingRow,
  deleteMatchingList,
  downloadMatchingList,
  getMatchedCompanies,
  getMatchingList,
  getMatchingRows,
  listMatchingLists,
  matchCompanies,
  runListMatching,
  uploadMatchingList,
} from '@merleg/contract/list-matching.contract'
import type { Locale } from '@merleg/domain/locale'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app/app-error.ts'
import { csvStyleOf } from '../../app/csv-of-caller.ts'
import type { Deps } from '../../app/deps.ts'
import { type Owned, loadOwned } from '../../app/owned.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import type { SessionUser } from '../../app/session.ts'
import { today } from '../../shared/clock.ts'
import {
  cancelListMatching as cancelMatching,
  decideMatchingRow as decideRow,
  deleteMatchingList as deleteList,
  runListMatching as runMatching,
  storeMatchingList,
} from './list-matching.usecases.ts'
import { getMatchingListPage, getMatchingListsPage, getMatchingRowsPage, listTitles } from './list-matching.views.ts'
import { renderMatchingFile } from './list-matching.xlsx.ts'
import { getMatchedRows, renderRows } from './match-rows.views.ts'
import { type MatchingListRow, ownMatchingList } from './matching-lists.repository.ts'
import { findMatchedRow, listSureCompanies } from './matching-rows.repository.ts'

export function registerListMatching(app: FastifyInstance, deps: Deps): void {
  const load = (user: SessionUser, id: string) => loadOwned(deps.db, user, { kind: ownMatchingList, id })
  const readerOf = (locale: Locale) => ({ locale, today: today(deps.clock) })

  registerEndpoint(app, listMatchingLists, ({ user }) => getMatchingListsPage(deps.db, user.userId))
  registerEndpoint(app, uploadMatchingList, async ({ user, file }) => ({
    id: await storeMatchingList(deps, user, file),
  }))
  registerEndpoint(app, matchCompanies, ({ body, locale }) => getMatchedRows(deps.reads, body.rows, readerOf(locale)))
  registerEndpoint(app, getMatchingList, async ({ params, user, locale }) =>
    getMatchingListPage(deps.db, await load(user, params.id), locale),
  )
  registerEndpoint(app, runListMatching, async ({ params, body, user }) => {
    await runMatching(deps, await load(user, params.id), body)
    return { id: params.id }
  })
  registerEndpoint(app, cancelListMatching, async ({ params, user }) => {
    await cancelMatching(deps, await load(user, params.id))
    return { id: params.id }
  })
  registerEndpoint(app, deleteMatchingList, async ({ params, user }) => {
    await deleteList(deps, await load(user, params.id))
    return { id: params.id }
  })
  registerEndpoint(app, getMatchingRows, async ({ params, query, user, locale }) =>
    getMatchingRowsPage(deps, await load(user, params.id), { query, reader: readerOf(locale) }),
  )
  registerEndpoint(app, decideMatchingRow, async ({ params, body, user, locale }) => {
    const list = await load(user, params.id)
    await decideRow(deps, list, { row: params.row, ...body })
    return loadRow(deps, list, { row: params.row, reader: readerOf(locale) })
  })
  registerEndpoint(app, getMatchedCompanies, async ({ params, user }) => {
    const { listId } = await load(user, params.id)
    return { companyIds: await listSureCompanies(deps.db, listId) }
  })
  registerEndpoint(app, downloadMatchingList, async ({ params, query, user, locale }) =>
    renderMatchingFile(deps, await load(user, params.id), {
      format: query.format,
      csv: csvStyleOf(user, locale),
      reader: readerOf(locale),
    }),
  )
}

type Asked = { row: number; reader: Parameters<typeof renderRows>[2]['reader'] }

async function loadRow(deps: Deps, list: Owned<MatchingListRow>, { row, reader }: Asked) {
  const [found, titles] = await Promise.all([
    findMatchedRow(deps.db, { listId: list.listId, row }),
    listTitles(deps.db, list),
  ])
  const [rendered] = await renderRows(deps.reads, found === null ? [] : [found], { roles: list.roles, titles, reader })
  if (rendered === undefined) throw new AppError('list-matching.row-not-found')
  return rendered
}
