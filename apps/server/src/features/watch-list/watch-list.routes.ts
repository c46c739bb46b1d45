import type { EndpointAnswer } from '@merleg/contract/endpoint'
import {
  addWatched,
  deleteWatched,
  listMonitoringLevels,
  listWatched,
  listWatchedIds,
  listWatchStates,
  removeWatched,
  restoreWatched,
  toggleWatched,
  updateWatched,
} from '@merleg/contract/watch-list.contract'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import * as watchList from './watch-list.usecases.ts'
import { getMonitoringLevels } from './monitoring-levels.views.ts'
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
}
