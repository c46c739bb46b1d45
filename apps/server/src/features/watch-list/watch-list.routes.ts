import type { EndpointAnswer } from '@merleg/contract/endpoint'
import {
  addWatched,
  cancelWatchImport,
  deleteWatched,
  downloadExport,
  downloadImportExample,
  exportWatched,
  getWatchImport,
  getWatchImportRows,
  importWatched,
  listMonitoringLevels,
  listWatched,
  listWatchedIds,
  listWatchStates,
  removeWatched,
  restoreWatched,
  toggleWatched,
  updateWatched,
} from '@merleg/contract/watch-list.contract'
import type { SessionUser } from '../../app/session.ts'
import { today } from '../../shared/clock.ts'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { loadOwned } from '../../app/owned.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { openLongJobFile, ownLongJob } from '../long-jobs/long-jobs.usecases.ts'
import * as watchList from './watch-list.usecases.ts'
import { beginImport, cancelImport } from './import-list.usecases.ts'
import { getMonitoringLevels } from './monitoring-levels.views.ts'
import { beginExport } from './watch-exports.usecases.ts'
import { EXPORT_JOB } from './watch-exports.views.ts'
import { ownWatchImport } from './watch-imports.repository.ts'
import { getImportRowsPage, getWatchImportPage } from './watch-imports.views.ts'
import { renderImportExample } from './watch-list.xlsx.ts'
import { getWatchedIds, getWatchListPage } from './watch-list.views.ts'
import { listWatchedOf } from './watched-companies.repository.ts'

export function registerWatchList(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, listWatched, ({ query, user, locale }) => getWatchListPage(deps, user, { query, locale }))
  registerEndpoint(app, listWatchedIds, ({ query, user }) => getWatchedIds(deps.db, user, query))
  registerEndpoint(app, listWatchStates, async ({ query, user }) => ({
    watched: await listWatchedOf(deps.db, { subscriberId: user.subscriberId, companyIds: query.companies }),
  }))
  registerEndpoint(app, toggleWatched, async ({ params, query, user, locale }) => {
    const wanted = query.wanted ?? null
    const { isWatched } = await watchList.toggleWatched(deps, user, { key: params.tax8, wanted })
    const t = getTranslator(locale, 'watch-list/answers')
    const notificationColor: EndpointAnswer<typeof toggleWatched>['notificationColor'] = isWatched ? 'good' : 'inactive'
    return { notification: t(isWatched ? 'watched' : 'ended'), notificationColor, state: isWatched }
  })
  registerEndpoint(app, addWatched, async ({ body, user, locale }) => {
    const counts = await watchList.addWatched(deps, user, body.companyIds)
    const t = getTranslator(locale, 'watch-list/answers')
    const notification = [
      t('added', { count: counts.added }),
      ...(counts.known > 0 ? [t('knownBefore', { count: counts.known })] : []),
      ...(counts.unknown > 0 ? [t('unknown', { count: counts.unknown })] : []),
    ].join(' ')
    return { ...counts, notification }
  })
  registerEndpoint(app, updateWatched, async ({ body, user, locale }) => {
    const changed = await watchList.updateWatched(deps, user, body)
    return { changed, notification: getTranslator(locale, 'watch-list/answers')('changed', { count: changed }) }
  })
  registerEndpoint(app, deleteWatched, async ({ params, user, locale }) => {
    await watchList.deleteWatched(deps, user, params.tax8)
    return { notification: getTranslator(locale, 'watch-list/answers')('ended') }
  })
  registerEndpoint(app, removeWatched, async ({ body, user, locale }) => {
    const removed = await watchList.removeWatched(deps, user, body.companyIds)
    const t = getTranslator(locale, 'watch-list/answers')
    return { removed, notification: t('removed', { count: removed.length }) }
  })
  registerEndpoint(app, restoreWatched, async ({ body, user, locale }) => {
    const count = await watchList.restoreWatched(deps, user, body.companyIds)
    return { notification: getTranslator(locale, 'watch-list/answers')('restored', { count }) }
  })
  registerEndpoint(app, listMonitoringLevels, ({ user, locale }) =>
    getMonitoringLevels(deps.db, user.subscriberId, locale),
  )
  registerImports(app, deps)
  registerExports(app, deps)
}

function registerImports(app: FastifyInstance, deps: Deps): void {
  const load = (user: SessionUser, id: string) => loadOwned(deps.db, user, { kind: ownWatchImport, id })
  registerEndpoint(app, importWatched, async ({ user, file, locale }) => ({
    id: await beginImport(deps, user, file),
    message: getTranslator(locale, 'watch-list/answers')('importBegun'),
  }))
  registerEndpoint(app, getWatchImport, async ({ params, user, locale }) =>
    getWatchImportPage(deps.db, await load(user, params.id), locale),
  )
  registerEndpoint(app, cancelWatchImport, async ({ params, user, locale }) => {
    await cancelImport(deps, await load(user, params.id))
    return { message: getTranslator(locale, 'watch-list/answers')('importStopped') }
  })
  registerEndpoint(app, getWatchImportRows, async ({ params, query, user, locale }) =>
    getImportRowsPage(
      deps,
      { user, found: await load(user, params.id) },
      { query, reader: { locale, today: today(deps.clock) } },
    ),
  )
  registerEndpoint(app, downloadImportExample, async ({ query, locale }) => {
    const { bytes, ...name } = await renderImportExample({ ...query, locale })
    return { ...name, body: bytes }
  })
}

function registerExports(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, exportWatched, async ({ query, user, locale }) => {
    const { isBegun } = await beginExport(deps, user, { format: query.format, locale })
    return { message: getTranslator(locale, 'watch-list/answers')(isBegun ? 'exportBegun' : 'exportUnderWay') }
  })
  registerEndpoint(app, downloadExport, async ({ params, user }) => {
    const job = await loadOwned(deps.db, user, { kind: ownLongJob, id: params.id })
    if (job.kind !== EXPORT_JOB) throw new AppError('job.not-found')
    return openLongJobFile(deps, job)
  })
}
