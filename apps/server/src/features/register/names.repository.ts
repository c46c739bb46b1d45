import type { PoolClient } from 'pg'
import type { PrefixLimits } from './prefix-builder.ts'
import { buildSearchIndex, noteNamesBefore, refreshSearchIndex } from './search-index.repository.ts'

/** From so many companies with a beginning on, its best are kept: fewer are looked at one by one in about a millisecond. */
const PREFIX_LIMITS: PrefixLimits = { minCompanies: 300, best: 50 }

/** Up to so many changed companies the index of all is not made anew (measured: docs/adr/0007-search.md). */
const REFRESHED_COMPANIES = 1000

/**
 * What `touched_companies` are: some that a batch changed; some of a load in parts, which leaves what search keeps
 * about all names to its end, because to make it anew for each part would take most of the time; or all.
 */
export type Touch = 'changed' | 'part' | 'all'

/**
 * Derives the searchable names of `touched_companies`: current, short, foreign and former ones, folded; and what search
 * keeps about all names.
 */
export async function refreshNames(client: PoolClient, touch: Touch, limits = PREFIX_LIMITS): Promise<void> {
  const isAnew = touch === 'all' || (touch === 'changed' && (await isSearchIndexStale(client)))
  await deriveNames(client)
  // Most changes of a company leave its names as they are.
  const renamed = touch === 'changed' ? await findRenamed(client) : await takeAllAsRenamed(client)
  const isRefreshed = touch === 'changed' && !isAnew && renamed > 0 && renamed <= REFRESHED_COMPANIES
  if (isRefreshed) await noteNamesBefore(client)
  await replaceNames(client)
  if (isRefreshed) await refreshSearchIndex(client, limits)
  else if (isAnew || (touch === 'changed' && renamed > 0)) await rebuildSearchIndex(client, limits)
  await client.query('drop table derived_names, renamed_companies')
}

/** Says that names will come which the search index does not know of. */
export async function markSearchIndexStale(client: PoolClient): Promise<void> {
  await client.query('insert into search_index_gaps default values on conflict do nothing')
}

/** Are there names that the search index does not know of? */
export async function isSearchIndexStale(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ isStale: boolean }>(
    'select exists (select 1 from search_index_gaps) as "isStale"',
  )
  return rows[0]?.isStale ?? false
}

export async function rebuildSearchIndex(client: PoolClient, limits: PrefixLimits = PREFIX_LIMITS): Promise<void> {
  await buildSearchIndex(client, limits)
  await client.query('delete from search_index_gaps')
}

/** Longer ones would not fit into an index; none is known. */
const MAX_NAME_LENGTH = 500

async function deriveNames(client: PoolClient): Promise<void> {
  await client.query(
    `create temp table derived_names on commit drop as
     select distinct on (n.company_id, n.name) n.company_id, n.kind, n.name, fold_name(n.name) collate "C" as folded,
            p.status <> 'ceased' as is_active, p.prominence
     from (
       select p.company_id, 'current' as kind, p.name, 0 as rank from touched_companies t join company_profiles p using (company_id)
       union all
       select f.company_id,
              case when not upper_inf(f.valid) then 'former' when f.section = 'short-name' then 'short' when f.section = 'foreign-name' then 'foreign' else 'current' end,
              left(f.payload->>'name', ${MAX_NAME_LENGTH}), case when upper_inf(f.valid) then 1 else 2 end
       from touched_companies t join facts f using (company_id)
       where f.section in ('name', 'short-name', 'foreign-name') and upper_inf(f.recorded)
     ) n join company_profiles p using (company_id)
     order by n.company_id, n.name, n.rank, n.kind`,
  )
}

/** Keeps those of `touched_companies` in `renamed_companies` whose names differ from before; returns how many. */
async function findRenamed(client: PoolClient): Promise<number> {
  const result = await client.query(
    `create temp table renamed_companies on commit drop as
     with known as (select n.* from touched_companies t join company_names n using (company_id))
     select company_id from ((table derived_names except table known) union all (table known except table derived_names)) d
     group by company_id`,
  )
  await client.query('analyze derived_names; analyze renamed_companies')
  return result.rowCount ?? 0
}

async function takeAllAsRenamed(client: PoolClient): Promise<number> {
  const result = await client.query('create temp table renamed_companies on commit drop as table touched_companies')
  await client.query('analyze renamed_companies')
  return result.rowCount ?? 0
}

async function replaceNames(client: PoolClient): Promise<void> {
  await client.query('delete from company_names n using renamed_companies r where n.company_id = r.company_id')
  await client.query(
    `insert into company_names (company_id, kind, name, folded, is_active, prominence)
     select d.* from derived_names d join renamed_companies using (company_id) order by d.company_id, d.name`,
  )
  // New entries wait in a list that every search reads through; after a load it would be long.
  await client.query(`select gin_clean_pending_list('company_names_words')`)
}
