import {
  calculateExport,
  calculateExportAgain,
  cancelExport,
  downloadListExport,
  getExport,
  listExports,
  previewExport,
  runExport,
  runExportAgain,
} from '@merleg/contract/list-export.contract'
import { type ExportSelection, withoutNarrowing } from '@merleg/domain/list-export/export-columns'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { loadOwned } from '../../app/owned.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import type { SessionUser } from '../../app/session.ts'
import { ownSearchOf } from '../company-search/saved-searches.repository.ts'
import { openLongJobFile, ownLongJob } from '../long-jobs/long-jobs.usecases.ts'
import { isDemoAccount } from '../users/account-holders.repository.ts'
import { getExportPage, getListExportsPage } from './list-export.views.ts'
import { ownListExport } from './list-exports.repository.ts'
import { sourceOfExport, sourceOfSearch } from './list-sources.usecases.ts'
import { getExportPreview } from './preview-export.views.ts'
import { quoteExport, refuseRestricted, toForints } from './quote-export.usecases.ts'
import { cancelListExport, startExport, type StartRequest } from './start-export.usecases.ts'

type OfSearch = {
  params: { id: string }
  body: { selected: ExportSelection }
  user: SessionUser
  locale: Locale
}
type OfExport = Pick<OfSearch, 'params' | 'user' | 'locale'>

export function registerListExport(app: FastifyInstance, deps: Deps): void {
  const ask = async ({ params, body, user, locale }: OfSearch) => {
    refuseRestricted(user)
    const search = await loadOwned(deps.db, user, { kind: ownSearchOf('marketing'), id: params.id })
    return { user, source: sourceOfSearch(deps, search), selected: body.selected, locale }
  }
  const load = async (user: SessionUser, id: string) => {
    refuseRestricted(user)
    return loadOwned(deps.db, user, { kind: ownListExport, id })
  }

  registerEndpoint(app, calculateExport, async (input) => quoteExport(deps, await ask(input)))
  registerEndpoint(app, previewExport, async (input) => getExportPreview(deps, await ask(input)))
  registerEndpoint(app, runExport, async (input) => {
    const { quoteId, format, key } = input.body
    return start(deps, { ...(await ask(input)), quoteId, format, key })
  })
  registerEndpoint(app, listExports, async ({ user, locale }) => {
    refuseRestricted(user)
    return getListExportsPage(deps, { userId: user.userId, locale })
  })
  registerEndpoint(app, getExport, async ({ params, user, locale }) =>
    getExportPage(deps, await load(user, params.id), locale),
  )
  registerEndpoint(app, cancelExport, async ({ params, user }) => {
    await cancelListExport(deps, await load(user, params.id))
    return { id: params.id }
  })
  registerEndpoint(app, downloadListExport, async ({ params, user }) => {
    const { jobId, isOutdated } = await load(user, params.id)
    if (isOutdated) throw new AppError('list-export.outdated')
    return openLongJobFile(deps, await loadOwned(deps.db, user, { kind: ownLongJob, id: jobId }))
  })

  const askAgain = async ({ params, user, locale }: OfExport) => {
    const row = await load(user, params.id)
    return { user, source: sourceOfExport(deps, row), selected: withoutNarrowing(row.selected), locale }
  }
  registerEndpoint(app, calculateExportAgain, async (input) => quoteExport(deps, await askAgain(input)))
  registerEndpoint(app, runExportAgain, async (input) => start(deps, { ...(await askAgain(input)), ...input.body }))
}

async function start(deps: Deps, request: StartRequest) {
  const { user, locale } = request
  const { outcome, exportId, price } = await startExport(deps, request)
  const isDemo = outcome === 'started' && (await isDemoAccount(deps.db, user.userId))
  const message = getTranslator(locale, 'list-export/answers')(isDemo ? 'startedDemo' : outcome)
  return { id: exportId, outcome, message, price: toForints(price) }
}
