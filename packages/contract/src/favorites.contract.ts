import { FAVORITE_ORDERS } from './address-words.ts'
import { SEARCH_VARIANTS } from '@merleg/domain/company-search/criteria'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { NameLink, NotificationAnswer, StatusBadge } from './fields.ts'
import { ListMeta, pagingQuery } from './paging.ts'

export const FAVORITE_NAME_MAX_LENGTH = 100
export const FAVORITE_NOTE_MAX_LENGTH = 1000
/** Favourites a user can keep. */
export const FAVORITES_MAX = 200
/** Companies that may meet a search whose changes are followed. */
export const FOLLOWED_HITS_MAX = 100_000
/** Changes of a run that are listed one by one. */
export const LISTED_CHANGES_MAX = 1000
/** Changes of a page. */
export const CHANGES_PAGE_SIZE = 5

const FavoriteParams = z.strictObject({ id: z.uuid() })
const Name = z.string().trim().min(1).max(FAVORITE_NAME_MAX_LENGTH)
const Note = z.string().trim().max(FAVORITE_NOTE_MAX_LENGTH)

const Hits = z.object({ count: z.number().int(), isExact: z.boolean(), asOf: z.iso.datetime() })

const Favorite = z.object({
  id: z.uuid(),
  /** Leads to the results. */
  name: NameLink,
  note: z.string(),
  variant: z.enum(SEARCH_VARIANTS),
  createdAt: z.iso.datetime(),
  hitsThen: Hits,
  /** Whether who enters and who leaves is followed, since when and last when. */
  subscription: z.object({ since: z.iso.datetime(), checkedAt: z.iso.datetime() }).nullable(),
  /** The last time anyone entered or left; null where nobody did since the subscription, or there is none. */
  lastChange: z.object({ at: z.iso.datetime(), entered: z.number().int(), left: z.number().int() }).nullable(),
})
export type Favorite = z.infer<typeof Favorite>

const listQuery = z.strictObject({
  orderBy: z.enum(FAVORITE_ORDERS).default('createdAt'),
  order: z.enum(['asc', 'desc']).optional(),
  ...pagingQuery,
})

const Change = z.object({
  favorite: z.object({ id: z.uuid(), name: NameLink }),
  company: z.object({
    id: z.string(),
    name: z.string(),
    /** Null where the register has the company no more. */
    url: z.string().nullable(),
    status: StatusBadge.nullable(),
    isMadeUp: z.boolean(),
  }),
  hasEntered: z.boolean(),
  /** Between which states of the register it happened. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** What changed of the company among what the search asks for, in words; empty: not known. */
  causes: z.array(z.string()),
})
export type FavoriteChange = z.infer<typeof Change>

export const addFavorite = defineEndpoint({
  method: 'POST',
  path: '/api/favorites/add',
  access: 'Kedvencek',
  kind: 'json',
  summary: 'Keeps a saved search under a name; the same search under the same name again is the same favourite',
  body: z.strictObject({ name: Name, requestId: z.uuid().max(36) }),
  answer: NotificationAnswer.extend({ id: z.uuid() }),
  errors: [
    'saved-search.not-found',
    'favorite.name-taken',
    'favorite.too-many',
    'place.not-found',
    'company.not-found',
    'claim.missing',
  ],
})

export const listFavorites = defineEndpoint({
  method: 'GET',
  path: '/api/favorites',
  access: 'Kedvencek',
  kind: 'json',
  summary: 'Own favourites: the newest first, or by name',
  query: listQuery,
  answer: z.object({ results: z.array(Favorite), meta: ListMeta }),
  errors: [],
})

export const countFavorites = defineEndpoint({
  method: 'GET',
  path: '/api/favorites/counts',
  access: 'Kedvencek',
  kind: 'json',
  summary: 'How many companies the favourites of a page find today; null where it cannot be told',
  query: listQuery,
  answer: z.object({ results: z.array(z.object({ id: z.uuid(), hits: Hits.nullable() })) }),
  errors: [],
})

export const updateFavorite = defineEndpoint({
  method: 'POST',
  path: '/api/favorites/:id/update',
  access: 'Kedvencek',
  kind: 'json',
  summary: 'Renames a favourite and changes its note',
  params: FavoriteParams,
  body: z.strictObject({ name: Name, note: Note }),
  answer: NotificationAnswer,
  errors: ['favorite.not-found', 'favorite.name-taken'],
})

export const deleteFavorite = defineEndpoint({
  method: 'DELETE',
  path: '/api/favorites/:id/delete',
  access: 'Kedvencek',
  kind: 'json',
  summary: 'Deletes a favourite; for a day it can be restored',
  params: FavoriteParams,
  answer: NotificationAnswer,
  errors: ['favorite.not-found'],
})

export const restoreFavorite = defineEndpoint({
  method: 'POST',
  path: '/api/favorites/:id/restore',
  access: 'Kedvencek',
  kind: 'json',
  summary: 'Takes back that a favourite was deleted',
  params: FavoriteParams,
  answer: NotificationAnswer,
  errors: ['favorite.not-found', 'favorite.name-taken', 'favorite.too-many'],
})

export const subscribeFavorite = defineEndpoint({
  method: 'POST',
  path: '/api/favorites/:id/subscription',
  access: 'Kedvencek',
  machine: false,
  kind: 'json',
  summary: 'Begins or ends to follow who enters and who leaves a favourite; the changes are mailed weekly',
  params: FavoriteParams,
  body: z.strictObject({ isSubscribed: z.boolean() }),
  answer: NotificationAnswer,
  errors: ['favorite.not-found', 'favorite.too-many-hits', 'place.not-found', 'company.not-found', 'claim.missing'],
})

export const endSubscriptions = defineEndpoint({
  method: 'POST',
  path: '/api/favorites/unsubscribe',
  access: 'Kedvencek',
  machine: false,
  kind: 'json',
  summary: 'Ends every subscription of the user',
  answer: NotificationAnswer,
  errors: [],
})

export const checkFavorite = defineEndpoint({
  method: 'POST',
  path: '/api/favorites/:id/check',
  access: 'Kedvencek',
  kind: 'json',
  summary: 'Looks at once who entered and who left a subscribed favourite since last time',
  params: FavoriteParams,
  answer: NotificationAnswer,
  errors: ['favorite.not-found', 'favorite.too-many-hits', 'place.not-found', 'company.not-found', 'claim.missing'],
})

export const listFavoriteChanges = defineEndpoint({
  method: 'GET',
  path: '/api/favorites/changes',
  access: 'Kedvencek',
  kind: 'json',
  summary: 'Who entered and who left own favourites, or one of them: the newest first, five a page',
  query: z.strictObject({ favorite: z.uuid().optional(), currentPage: pagingQuery.currentPage }),
  /** `notes`: whom favourites of the page that lost somebody lose as currencies differ, in sentences. */
  answer: z.object({ results: z.array(Change), notes: z.array(z.string()), meta: ListMeta }),
  errors: ['favorite.not-found'],
})
