import { copyRows } from '@merleg/db/copy'
import type { PoolClient } from 'pg'
import { createPrefixBuilder, type PrefixLimits } from './prefix-builder.ts'

const ROWS_PER_FETCH = 20_000

/** Counts words and beginnings of all names anew. */
export async function buildSearchIndex(client: PoolClient, limits: PrefixLimits): Promise<void> {
  const builder = createPrefixBuilder()
  for await (const [companyId, folded] of readNamesInOrder(client)) builder.add(companyId, folded)
  const { words, prefixes } = builder.finish(limits)
  await client.query('delete from search_words; delete from search_prefixes')
  await copyRows({
    client,
    table: 'search_words',
    columns: ['word', 'company_count'],
    rows: words.map(({ word, companyCount }) => [word, companyCount]),
  })
  await copyRows({
    client,
    table: 'search_prefixes',
    columns: ['prefix', 'company_count', 'companies'],
    rows: prefixes.map(({ prefix, companyCount, companies }) => [prefix, companyCount, companies]),
  })
  // Else the planner takes them for as empty as they were.
  await client.query('analyze search_words; analyze search_prefixes')
}

type NameRow = [companyId: string, folded: string]

/** All names, those first that a search shows first. */
async function* readNamesInOrder(client: PoolClient): AsyncGenerator<NameRow> {
  await client.query(
    `declare names_in_order no scroll cursor for select company_id, folded from company_names n order by ${RANK}`,
  )
  for (;;) {
    const { rows } = await client.query<NameRow>({
      text: `fetch ${ROWS_PER_FETCH} from names_in_order`,
      rowMode: 'array',
    })
    if (rows.length === 0) break
    yield* rows
  }
  await client.query('close names_in_order')
}

/** Keeps the names of `renamed_companies` as they are before the change, for {@link refreshSearchIndex}. */
export async function noteNamesBefore(client: PoolClient): Promise<void> {
  await client.query(
    `create temp table names_before on commit drop as
     select n.* from renamed_companies t join company_names n using (company_id);
     create index on names_before (company_id);
     analyze names_before`,
  )
}

/** Brings words and beginnings up to date with the changed names of `renamed_companies`; the same as made anew. */
export async function refreshSearchIndex(client: PoolClient, { minCompanies, best }: PrefixLimits): Promise<void> {
  await client.query(CHANGES_SQL)
  await client.query(WORDS_SQL)
  await client.query(BOUNDARIES_SQL)
  await client.query(COUNTS_SQL)
  await client.query(GONE_WORDS_SQL)
  await client.query('delete from search_prefixes where company_count < $1', [minCompanies])
  await client.query(MERGE_SQL, [best])
  await client.query(NEW_PREFIXES_SQL, [minCompanies])
  await client.query(RECOMPUTE_SQL, [minCompanies, best])
  await client.query(
    'drop table names_before, names_after, prefix_changes, prefixes_after, prefix_boundaries, stale_prefixes',
  )
}

/** The order of all results of a search that fit equally well. */
const RANK = 'not n.is_active, -n.prominence, length(n.folded), n.folded, n.company_id'
// How well a name `n` fits `prefix`: its first word is that, it starts with that, it has a word that starts with that.
const FIT = `case when starts_with(n.folded || ' ', prefix || ' ') then 0 when starts_with(n.folded, prefix) then 1 else 2 end`
const HAS_PREFIX = `(' ' || n.folded) like '% ' || prefix || '%'`

const CHANGES_SQL = `
create temp table names_after on commit drop as select n.* from renamed_companies t join company_names n using (company_id);
create temp table prefixes_after on commit drop as
select distinct company_id, left(word, length) as prefix
from names_after, string_to_table(folded, ' ') word, generate_series(1, length(word)) length;
create temp table prefix_changes on commit drop as
select prefix, sum(change)::integer as change from (
  select distinct -1 as change, company_id, left(word, length) as prefix
  from names_before, string_to_table(folded, ' ') word, generate_series(1, length(word)) length
  union all
  select 1, company_id, prefix from prefixes_after
) c group by prefix;
create temp table stale_prefixes (prefix text collate "C" primary key) on commit drop;
analyze names_after; analyze prefixes_after; analyze prefix_changes`

const WORDS_SQL = `
insert into search_words (word, company_count)
select word, sum(change) from (
  select distinct -1 as change, company_id, word from names_before, string_to_table(folded, ' ') word
  union all
  select distinct 1, company_id, word from names_after, string_to_table(folded, ' ') word
) c group by word having sum(change) <> 0
on conflict (word) do update set company_count = search_words.company_count + excluded.company_count`

const GONE_WORDS_SQL = `
delete from search_words where company_count = 0 and word in (select string_to_table(folded, ' ') from names_before)`

// The last company kept, as it was: whoever ranks behind it now may also rank behind others that are not kept.
const BOUNDARIES_SQL = `
create temp table prefix_boundaries on commit drop as
select prefix, companies, b.* from search_prefixes join prefix_changes using (prefix),
  lateral (select ${FIT} as fit, n.is_active, n.prominence, n.folded, n.company_id
           from (select * from names_before union all
                 select * from company_names c where not exists (select from renamed_companies t where t.company_id = c.company_id)) n
           where n.company_id = companies[cardinality(companies)] and ${HAS_PREFIX}
           order by 1, ${RANK} limit 1) b;
analyze prefix_boundaries`

const COUNTS_SQL = `
update search_prefixes p set company_count = p.company_count + c.change from prefix_changes c where c.prefix = p.prefix and c.change <> 0`

const MERGE_SQL = `
with candidates as (
  select b.prefix, c.company_id from prefix_boundaries b, unnest(b.companies) as c(company_id)
  where not exists (select from renamed_companies t where t.company_id = c.company_id)
  union all
  select prefix, a.company_id from prefix_boundaries join prefixes_after a using (prefix)
), fitting as (
  select distinct on (prefix, n.company_id) prefix, ${FIT} as fit, n.*
  from candidates join company_names n using (company_id) where ${HAS_PREFIX}
  order by prefix, n.company_id, 2, ${RANK}
), placed as (
  select n.prefix, n.company_id, row_number() over (partition by n.prefix order by n.fit, ${RANK}) as place
  from fitting n join prefix_boundaries b using (prefix)
  where (n.fit, ${RANK}) <= (b.fit, ${RANK.replaceAll('n.', 'b.')})
), merged as (
  select prefix, array_agg(company_id order by place) as companies from placed where place <= $1 group by prefix
), stale as (
  insert into stale_prefixes select b.prefix from prefix_boundaries b join search_prefixes using (prefix)
  left join merged m using (prefix) where coalesce(cardinality(m.companies), 0) < $1
)
update search_prefixes p set companies = m.companies from merged m
where m.prefix = p.prefix and cardinality(m.companies) = $1 and m.companies <> p.companies`

// No more companies than their words count together: most new beginnings need no closer look.
const NEW_PREFIXES_SQL = `
insert into stale_prefixes select prefix from prefix_changes c
where change > 0 and not exists (select from search_prefixes p where p.prefix = c.prefix)
  and (select sum(company_count) from search_words w where w.word >= c.prefix and w.word < c.prefix || U&'\\+10FFFF') >= $1`

const RECOMPUTE_SQL = `
insert into search_prefixes (prefix, company_count, companies)
select prefix, company_count, companies from stale_prefixes, lateral (
  select max(company_count) as company_count, array_agg(company_id order by place) as companies
  from (select n.company_id, row_number() over (order by fit, ${RANK}) as place, count(*) over () as company_count
        from (select distinct on (n.company_id) ${FIT} as fit, n.* from company_names n
              where array_to_tsvector(string_to_array(n.folded, ' ')) @@ ('''' || prefix || ''':*')::tsquery
              order by n.company_id, 1, ${RANK}) n) r
  where place <= $2) b
where company_count >= $1
on conflict (prefix) do update set companies = excluded.companies`
