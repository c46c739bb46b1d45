import { bigint, boolean, integer, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import type { OwnedKind } from '../../app/owned.ts'

const NO_ID = '00000000-0000-0000-0000-000000000000'

const FAVORITE_COLUMNS = {
  favoriteId: uuid,
  subscriberId: uuid,
  userId: uuid,
  searchId: uuid,
  name: text,
  note: text,
  createdAt: timestamptz,
  hitCount: bigint,
  isHitCountExact: boolean,
  countedAsOf: timestamptz,
  subscribedAt: orNull(timestamptz),
  deletedAt: orNull(timestamptz),
}
/** A saved search under a name of its user's own. */
export type FavoriteRow = RowOf<typeof FAVORITE_COLUMNS>

const ROW_SQL = sql`f.favorite_id as "favoriteId", f.subscriber_id as "subscriberId", f.user_id as "userId", f.search_id as "searchId",
  f.name, f.note, f.created_at as "createdAt", f.hit_count as "hitCount", f.is_hit_count_exact as "isHitCountExact",
  f.counted_as_of as "countedAsOf", f.subscribed_at as "subscribedAt", f.deleted_at as "deletedAt"`

const byId = statement({
  row: FAVORITE_COLUMNS,
  examples: [
    { favoriteId: NO_ID, isLocked: false },
    { favoriteId: NO_ID, isLocked: true },
  ],
  sql: ({ favoriteId, isLocked }: { favoriteId: string; isLocked: boolean }) => sql`
    select ${ROW_SQL} from favorites f where f.favorite_id = ${favoriteId} ${isLocked ? sql`for update` : sql``}`,
})

/** Favourites that are not deleted. */
export const ownFavorite: OwnedKind<FavoriteRow> = {
  find: async (db, favoriteId) => {
    const found = await byId.find(db, { favoriteId, isLocked: false })
    return found?.deletedAt === null ? found : null
  },
  missing: 'favorite.not-found',
}

/** Favourites, also those that were deleted a while ago. */
export const ownFavoriteOrDeleted: OwnedKind<FavoriteRow> = {
  find: (db, favoriteId) => byId.find(db, { favoriteId, isLocked: false }),
  missing: 'favorite.not-found',
}

/** The favourite as it stands, to the end of the transaction; null where it is deleted. */
export async function lockFavorite(tx: Tx, favoriteId: string): Promise<FavoriteRow | null> {
  const found = await byId.find(tx, { favoriteId, isLocked: true })
  return found?.deletedAt === null ? found : null
}

/** What a user does with his favourites comes one after the other. */
export async function lockFavoritesOf(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute()
}

export async function countFavoritesOf(db: DbOrTx, userId: string): Promise<number> {
  const counted = db
    .selectFrom('favorites')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

export async function findFavoriteByName(
  db: DbOrTx,
  { userId, name }: { userId: string; name: string },
): Promise<{ favoriteId: string; searchId: string } | null> {
  const found = db
    .selectFrom('favorites')
    .select(['favorite_id as favoriteId', 'search_id as searchId'])
    .where('user_id', '=', userId)
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
  return (await found.executeTakeFirst()) ?? null
}

export type NewFavorite = Pick<FavoriteRow, 'subscriberId' | 'userId' | 'searchId' | 'name'> & {
  hits: { count: number; isExact: boolean; asOf: Date }
  now: Date
}

/** Answers the id. */
export async function insertFavorite(tx: Tx, { hits, now, ...favorite }: NewFavorite): Promise<string> {
  const { favorite_id: id } = await tx
    .insertInto('favorites')
    .values({
      subscriber_id: favorite.subscriberId,
      user_id: favorite.userId,
      search_id: favorite.searchId,
      name: favorite.name,
      created_at: now,
      hit_count: hits.count,
      is_hit_count_exact: hits.isExact,
      counted_as_of: hits.asOf,
    })
    .returning('favorite_id')
    .executeTakeFirstOrThrow()
  return id
}

type FavoriteChanges = { name?: string; note?: string; subscribedAt?: Date | null; deletedAt?: Date | null }

export async function updateFavorite(db: DbOrTx, favoriteId: string, changes: FavoriteChanges): Promise<void> {
  const { name, note, subscribedAt, deletedAt } = changes
  await db
    .updateTable('favorites')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(note === undefined ? {} : { note }),
      ...(subscribedAt === undefined ? {} : { subscribed_at: subscribedAt }),
      ...(deletedAt === undefined ? {} : { deleted_at: deletedAt }),
    })
    .where('favorite_id', '=', favoriteId)
    .execute()
}

/** Ends every subscription of a user; returns the favourites it was of. */
export async function updateAllUnsubscribed(db: DbOrTx, userId: string): Promise<string[]> {
  const ended = db
    .updateTable('favorites')
    .set({ subscribed_at: null })
    .where('user_id', '=', userId)
    .where('subscribed_at', 'is not', null)
    .returning('favorite_id')
  return (await ended.execute()).map(({ favorite_id: id }) => id)
}

const LISTED_COLUMNS = {
  ...FAVORITE_COLUMNS,
  count: integer,
  checkedAt: orNull(timestamptz),
  changedAt: orNull(timestamptz),
  enteredCount: orNull(integer),
  leftCount: orNull(integer),
}
export type ListedFavorite = RowOf<typeof LISTED_COLUMNS>
export type FavoritePage = {
  userId: string
  orderBy: 'name' | 'createdAt'
  isDescending: boolean
  limit: number
  offset: number
}

const ORDERS = { name: sql`f.name collate "hu-x-icu"`, createdAt: sql`f.created_at` }

const page = statement({
  row: LISTED_COLUMNS,
  examples: [
    { userId: NO_ID, orderBy: 'name', isDescending: false, limit: 1, offset: 0 },
    { userId: NO_ID, orderBy: 'createdAt', isDescending: true, limit: 1, offset: 0 },
  ],
  sql: ({ userId, orderBy, isDescending, limit, offset }: FavoritePage) => sql`
    select ${ROW_SQL}, count(*) over ()::int as count, h.checked_at as "checkedAt", r.found_at as "changedAt",
      r.entered_count as "enteredCount", r.left_count as "leftCount"
    from favorites f left join favorite_hits h on h.favorite_id = f.favorite_id
      left join lateral (
        select * from favorite_runs r where r.favorite_id = f.favorite_id and r.found_at >= f.subscribed_at order by r.run_id desc limit 1
      ) r on true
    where f.user_id = ${userId} and f.deleted_at is null
    order by ${ORDERS[orderBy]} ${isDescending ? sql`desc` : sql`asc`}, f.favorite_id limit ${limit} offset ${offset}`,
})

/** A page of the favourites of a user, with when each was looked at and when it changed last. */
export async function listFavoritesOf(
  db: DbOrTx,
  asked: FavoritePage,
): Promise<{ rows: ListedFavorite[]; count: number }> {
  const rows = await page.list(db, asked)
  const count = rows[0]?.count
  return { rows, count: count ?? (asked.offset === 0 ? 0 : await countFavoritesOf(db, asked.userId)) }
}

const FOLLOWED_COLUMNS = { favoriteId: uuid, userId: uuid, searchId: uuid }

const followed = statement({
  row: FOLLOWED_COLUMNS,
  examples: [{ after: NO_ID, limit: 1 }],
  sql: ({ after, limit }: { after: string; limit: number }) => sql`
    select f.favorite_id as "favoriteId", f.user_id as "userId", f.search_id as "searchId" from favorites f
    where f.subscribed_at is not null and f.deleted_at is null and f.favorite_id > ${after} order by f.favorite_id limit ${limit}`,
})

/** Subscribed favourites of everybody, in pages by their ids. */
export function listFollowedAfter(
  db: DbOrTx,
  asked: { after: string; limit: number },
): Promise<RowOf<typeof FOLLOWED_COLUMNS>[]> {
  return followed.list(db, asked)
}
