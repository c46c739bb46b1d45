import { bigint, integer } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import type { PrefixLimits } from './prefix-builder.ts'
import { derivedNames, renamedCompanies } from './name-tables.repository.ts'
import { buildSearchIndex, noteNamesBefore, refreshSearchIndex } from './search-index.repository.ts'

/** From so many companies with a beginning on, its best are kept: fewer are looked at one by one in about a millisecond. */
const PREFIX_LIMITS: PrefixLimits = { minCompanies: 300, best: 50 }

/**
 * Up to so many changed companies, or this share of all, the index of all is not made anew (measured: docs/adr/0007-search.md):
 * one takes about a millisecond, all of a million some twelve seconds.
 */
const REFRESHED_COMPANIES = 1000
const REFRESHED_SHARE = 0.01

/**
 * What `touched_companies` are: some that a batch changed; some of a load in parts, which leaves what search keeps
 * about all names to its end, because to make it anew for each part would take most of the time; or all.
 */
export type Touch = 'changed' | 'part' | 'all'

/**
 * Derives the searchable names of `touched_companies`: current, short, foreign and former ones, folded; and what search
 * keeps about all names.
 */
export async function refreshNames(tx: Tx, touch: Touch, limits = PREFIX_LIMITS): Promise<void> {
  const isAnew = touch === 'all' || (touch === 'changed' && (await isSearchIndexStale(tx)))
  await derivedNames.create(tx)
  // Most changes of a company leave its names as they are.
  await renamedCompanies.create(tx, touch === 'changed' ? 'changed' : 'all')
  const { count: renamed } = await renamedCount.get(tx)
  const isRefreshed = touch === 'changed' && !isAnew && (await areFew(tx, renamed))
  if (renamed > 0) {
    if (isRefreshed) await noteNamesBefore(tx)
    await replaceNames(tx)
    if (isRefreshed) await refreshSearchIndex(tx, limits)
  }
  if (isAnew || (touch === 'changed' && !isRefreshed)) await rebuildSearchIndex(tx, limits)
  for (const table of [derivedNames, renamedCompanies]) await table.drop(tx)
}

/** Is it worth the while to refresh the index, rather than to make it anew? */
async function areFew(tx: Tx, renamed: number): Promise<boolean> {
  return renamed <= REFRESHED_COMPANIES || renamed <= REFRESHED_SHARE * (await companyCount.get(tx)).count
}

const renamedCount = statement({
  row: { count: integer },
  temporary: [renamedCompanies],
  sql: sql`select count(*)::int as count from renamed_companies`,
})

const companyCount = statement({
  row: { count: bigint },
  sql: sql`select reltuples::bigint as count from pg_class where oid = 'companies'::regclass`,
})

const markStale = command({ sql: sql`insert into search_index_gaps default values on conflict do nothing` })

/** Says that names will come which the search index does not know of. */
export async function markSearchIndexStale(db: DbOrTx): Promise<void> {
  await markStale.run(db)
}

/** Are there names that the search index does not know of? */
export async function isSearchIndexStale(db: DbOrTx): Promise<boolean> {
  return (await db.selectFrom('search_index_gaps').select('is_only').executeTakeFirst()) !== undefined
}

export async function rebuildSearchIndex(tx: Tx, limits: PrefixLimits = PREFIX_LIMITS): Promise<void> {
  await buildSearchIndex(tx, limits)
  await tx.deleteFrom('search_index_gaps').execute()
}

const deleteNames = command({
  temporary: [renamedCompanies],
  sql: sql`delete from company_names n using renamed_companies r where n.company_id = r.company_id`,
})

const insertNames = command({
  temporary: [derivedNames, renamedCompanies],
  sql: sql`
    insert into company_names (company_id, kind, name, folded, is_active, prominence)
     select d.company_id, d.kind, d.name, d.folded, d.is_active, d.prominence from derived_names d join renamed_companies using (company_id) order by d.company_id, d.name`,
})

// New entries wait in a list that every search reads through; after a load it would be long.
const cleanIndex = statement({
  row: { pages: bigint },
  sql: sql`select gin_clean_pending_list('company_names_words') as pages`,
})

async function replaceNames(tx: DbOrTx): Promise<void> {
  await deleteNames.run(tx)
  await insertNames.run(tx)
  await cleanIndex.get(tx)
}
