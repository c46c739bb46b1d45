import {
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
import type { EndpointRequest } from '@merleg/contract/endpoint'
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/http/call.ts'
import { endpointQuery, endpointQueryKey } from '../../shared/http/endpoint-query.ts'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { showError, showSuccess } from '../../shared/ui/toasts.ts'

export type FavoritesQuery = NonNullable<EndpointRequest<typeof listFavorites>['query']>

export function favoritesQuery(query: FavoritesQuery) {
  return { ...endpointQuery(listFavorites, { query }), placeholderData: keepPreviousData }
}

/** What they find today: counted apart, so that the list is there at once. */
export function favoriteCountsQuery(query: FavoritesQuery) {
  return { ...endpointQuery(countFavorites, { query }), placeholderData: keepPreviousData }
}

/** Who entered and who left, of one favourite or of all. */
export function favoriteChangesQuery({
  favorite,
  currentPage,
}: {
  favorite?: string | undefined
  currentPage: number
}) {
  const query = { ...(favorite === undefined ? {} : { favorite }), currentPage }
  return { ...endpointQuery(listFavoriteChanges, { query }), placeholderData: keepPreviousData }
}

const CHANGED = [listFavorites, countFavorites, listFavoriteChanges]

/** Changes of the list: each tells how it went and has the list asked anew. */
export function useFavoriteChange<Input>(change: (input: Input) => Promise<{ notification: string }>) {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: change,
    onSuccess: async ({ notification }) => {
      showSuccess(notification)
      await Promise.all(
        CHANGED.map((endpoint) => queryClient.invalidateQueries({ queryKey: endpointQueryKey(endpoint) })),
      )
    },
    onError: (error) => showError(errorText(error)),
  })
}

export const saveFavorite = ({ id, ...body }: { id: string; name: string; note: string }) =>
  call(updateFavorite, { params: { id }, body })
export const removeFavorite = (id: string) => call(deleteFavorite, { params: { id } })
export const bringBackFavorite = (id: string) => call(restoreFavorite, { params: { id } })
export const followFavorite = ({ id, isSubscribed }: { id: string; isSubscribed: boolean }) =>
  call(subscribeFavorite, { params: { id }, body: { isSubscribed } })
export const unfollowAll = () => call(endSubscriptions)
export const checkNow = (id: string) => call(checkFavorite, { params: { id } })
