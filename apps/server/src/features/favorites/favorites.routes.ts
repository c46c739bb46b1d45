import {
  addFavorite,
  checkFavorite,
  countFavorites,
  deleteFavorite,
  endSubscriptions,
  listFavoriteChanges,
  listFavorites,
  restoreFavorite,
  subscribeFavorite,
  updateFavorite,
} from '@merleg/contract/favorites.contract'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { loadOwned } from '../../app/owned.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import type { SessionUser } from '../../app/session.ts'
import { selectorOf } from '../company-search/shared-selector.ts'
import { ownSavedSearch } from '../company-search/saved-searches.repository.ts'
import { isDemoAccount } from '../users/account-holders.repository.ts'
import * as favorites from './favorites.usecases.ts'
import { ownFavorite, ownFavoriteOrDeleted } from './favorites.repository.ts'
import { getFavoriteChangesPage, getFavoriteCounts, getFavoritesPage } from './favorites.views.ts'
import { checkFollowed, type Followed, followFavorite, requireSearchClaim } from './follow-favorite.usecases.ts'

export function registerFavorites(app: FastifyInstance, deps: Deps): void {
  const followDeps = { ...deps, selector: selectorOf(deps) }
  const load = (user: SessionUser, id: string) => loadOwned(deps.db, user, { kind: ownFavorite, id })
  const loadFollowed = async (user: SessionUser, id: string): Promise<Followed> => {
    const { favoriteId, searchId } = await load(user, id)
    const search = await loadOwned(deps.db, user, { kind: ownSavedSearch, id: searchId })
    requireSearchClaim(user.claims, { search })
    return { favoriteId, search }
  }

  registerEndpoint(app, addFavorite, async ({ body, user, locale }) => {
    const search = await loadOwned(deps.db, user, { kind: ownSavedSearch, id: body.requestId })
    const id = await favorites.addFavorite(followDeps, user, { search, name: body.name })
    return { id, notification: getTranslator(locale, 'favorites/answers')('added') }
  })
  registerEndpoint(app, listFavorites, ({ query, user }) => getFavoritesPage(deps, user.userId, query))
  registerEndpoint(app, countFavorites, ({ query, user }) => getFavoriteCounts(followDeps, user, query))
  registerEndpoint(app, updateFavorite, async ({ params, body, user, locale }) => {
    await favorites.renameFavorite(deps, await load(user, params.id), body)
    return { notification: getTranslator(locale, 'favorites/answers')('updated') }
  })
  registerEndpoint(app, deleteFavorite, async ({ params, user, locale }) => {
    await favorites.deleteFavorite(deps, await load(user, params.id))
    return { notification: getTranslator(locale, 'favorites/answers')('deleted') }
  })
  registerEndpoint(app, restoreFavorite, async ({ params, user, locale }) => {
    const favorite = await loadOwned(deps.db, user, { kind: ownFavoriteOrDeleted, id: params.id })
    await favorites.restoreFavorite(deps, favorite)
    return { notification: getTranslator(locale, 'favorites/answers')('restored') }
  })
  registerEndpoint(app, subscribeFavorite, async ({ params, body, user, locale }) => {
    if (body.isSubscribed) await followFavorite(followDeps, await loadFollowed(user, params.id))
    else await favorites.unfollowFavorite(deps, await load(user, params.id))
    const t = getTranslator(locale, 'favorites/answers')
    if (!body.isSubscribed) return { notification: t('unsubscribed') }
    const isDemo = await isDemoAccount(deps.db, user.userId)
    return { notification: t(isDemo ? 'subscribedDemo' : 'subscribed') }
  })
  registerEndpoint(app, endSubscriptions, async ({ user, locale }) => {
    await favorites.unfollowAll(deps, user.userId)
    return { notification: getTranslator(locale, 'favorites/answers')('allUnsubscribed') }
  })
  registerEndpoint(app, checkFavorite, async ({ params, user, locale }) => {
    const found = await checkFollowed(followDeps, await loadFollowed(user, params.id))
    const t = getTranslator(locale, 'favorites/answers')
    if (found === null) return { notification: t('notChecked') }
    return { notification: found.entered + found.left === 0 ? t('unchanged') : t('changed', found) }
  })
  registerEndpoint(app, listFavoriteChanges, async ({ query, user, locale }) => {
    const favoriteId = query.favorite === undefined ? null : (await load(user, query.favorite)).favoriteId
    return getFavoriteChangesPage(deps, { userId: user.userId, favoriteId, currentPage: query.currentPage, locale })
  })
}
