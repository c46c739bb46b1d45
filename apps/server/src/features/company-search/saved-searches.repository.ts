import type { Db, DbOrTx } from '@merleg/db/connect'
import { integer, jsonb, oneOf, uuid } from '@merleg/db/columns'
import { command, statement } from '@merleg/db/statement'
import { CompanyQuery } from '@merleg/contract/company-search-query'
import { SEARCH_VARIANTS, type SearchVariant } from '@merleg/domain/company-search/criteria'
import { sql } from 'kysely'
import type { OwnedKind } from '../../app/owned.ts'

/** By which the contract reads a query today. */
export const QUERY_VERSION = 1
/** Searches kept for a user, beside those of favourites. */
const KEPT_SEARCHES = 1000
const NO_ID = '00000000-0000-0000-0000-000000000000'

/** A search as it was asked; it never changes. */
export type SavedSearch = {
  searchId: string
  subscriberId: string
  userId: string
  variant: SearchVariant
  query: CompanyQuery
}

type NewSearch = Omit<SavedSearch, 'searchId'> & { now: Date }

const saved = statement({
  row: { searchId: uuid },
  examples: [{ subscriberId: NO_ID, userId: NO_ID, variant: 'marketing', query: '{}', now: new Date(0) }],
  sql: ({ subscriberId, userId, variant, query, now }: Omit<NewSearch, 'query'> & { query: string }) => sql`
    insert into saved_searches (subscriber_id, user_id, variant, version, query, created_at, used_at)
    values (${subscriberId}, ${userId}, ${variant}, ${QUERY_VERSION}, ${query}::jsonb, ${now}, ${now})
    on conflict (user_id, variant, version, md5(query::text)) do update set used_at = greatest(saved_searches.used_at, excluded.used_at)
    returning search_id as "searchId"`,
})

const forgetOldest = command({
  examples: [NO_ID],
  sql: (userId: string) => sql`
    delete from saved_searches s where user_id = ${userId} and not exists (select from favorites f where f.search_id = s.search_id)
      and used_at <= (select used_at from saved_searches where user_id = ${userId} order by used_at desc offset ${KEPT_SEARCHES} limit 1)`,
})

/** Saves a search; the same one again has the same id. */
export async function upsertSavedSearch(db: Db, { query, ...search }: NewSearch): Promise<string> {
  const { searchId } = await saved.get(db, { ...search, query: JSON.stringify(query) })
  await forgetOldest.run(db, search.userId)
  return searchId
}

const SEARCH_COLUMNS = {
  searchId: uuid,
  subscriberId: uuid,
  userId: uuid,
  variant: oneOf(SEARCH_VARIANTS),
  version: integer,
  query: jsonb<unknown>(),
}

const searches = statement({
  row: SEARCH_COLUMNS,
  examples: [[NO_ID]],
  sql: (searchIds: readonly string[]) => sql`
    select search_id as "searchId", subscriber_id as "subscriberId", user_id as "userId", variant, version, query
    from saved_searches where search_id = any(${[...searchIds]}::uuid[])`,
})

/** Saved searches by their ids, read as the contract reads them today. */
export async function listSavedSearches(
  db: DbOrTx,
  searchIds: readonly string[],
): Promise<ReadonlyMap<string, SavedSearch>> {
  if (searchIds.length === 0) return new Map()
  const rows = await searches.list(db, searchIds)
  return new Map(
    rows.map(({ version: _version, ...row }) => [row.searchId, { ...row, query: CompanyQuery.parse(row.query) }]),
  )
}

/** Saved searches of any variant. */
export const ownSavedSearch: OwnedKind<SavedSearch> = {
  find: async (db, id) => (await listSavedSearches(db, [id])).get(id) ?? null,
  missing: 'saved-search.not-found',
}

/** Those of a variant: under the address of the other one they are not there. */
export function ownSearchOf(variant: SearchVariant): OwnedKind<SavedSearch> {
  const find = async (db: DbOrTx, id: string) => {
    const search = await ownSavedSearch.find(db, id)
    return search?.variant === variant ? search : null
  }
  return { find, missing: 'saved-search.not-found' }
}
