import { text } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { copyRows } from '@merleg/db/copy'
import { command, statement } from '@merleg/db/statement'
import { derivedTable, temporaryTable } from '@merleg/db/temporary-table'
import { sql } from 'kysely'
import { renamedCompanies } from './name-tables.repository.ts'
import { createPrefixBuilder, type PrefixLimits } from './prefix-builder.ts'

const ROWS_PER_FETCH = 20_000

/** The order of all results of a search that fit equally well. */
const RANK_TEXT = 'not n.is_active, -n.prominence, length(n.folded), n.folded, n.company_id'
const RANK = sql.raw(RANK_TEXT)
const RANK_OF_BOUNDARY = sql.raw(RANK_TEXT.replaceAll('n.company_id', 'b.last_id').replaceAll('n.', 'b.'))
// How well a name `n` fits `prefix`: its first word is that, it starts with that, it has a word that starts with that.
const FIT = sql`case when starts_with(n.folded || ' ', prefix || ' ') then 0 when starts_with(n.folded, prefix) then 1 else 2 end`
const HAS_PREFIX = sql`(' ' || n.folded) like '% ' || prefix || '%'`

/** All names, those first that a search shows first. */
const namesInOrder = statement({
  row: { companyId: text, folded: text },
  sql: sql`select company_id as "companyId", folded from company_names n order by ${RANK}`,
})

// Else the planner takes them for as empty as they were.
const analyzeWords = command({ sql: sql`analyze search_words` })
const analyzePrefixes = command({ sql: sql`analyze search_prefixes` })

/** Counts words and beginnings of all names anew. */
export async function buildSearchIndex(tx: Tx, limits: PrefixLimits): Promise<void> {
  const builder = createPrefixBuilder()
  const names = namesInOrder.stream(tx, undefined, { rowsPerFetch: ROWS_PER_FETCH })
  for await (const { companyId, folded } of names) builder.add(companyId, folded)
  const { words, prefixes } = builder.finish(limits)
  await tx.deleteFrom('search_words').execute()
  await tx.deleteFrom('search_prefixes').execute()
  await copyRows(tx, {
    table: 'search_words',
    columns: ['word', 'company_count'],
    rows: words.map(({ word, companyCount }) => [word, companyCount]),
  })
  await copyRows(tx, {
    table: 'search_prefixes',
    columns: ['prefix', 'company_count', 'companies'],
    rows: prefixes.map(({ prefix, companyCount, companies }) => [prefix, companyCount, companies]),
  })
  await analyzeWords.run(tx)
  await analyzePrefixes.run(tx)
}

/** The names of `renamed_companies` as they were before the change. */
const namesBefore = derivedTable('names_before', {
  temporary: [renamedCompanies],
  indexes: ['company_id'],
  sql: sql`
     select n.* from renamed_companies t join company_names n using (company_id)`,
})

/** Keeps the names of `renamed_companies` as they are before the change, for {@link refreshSearchIndex}. */
export async function noteNamesBefore(tx: DbOrTx): Promise<void> {
  await namesBefore.create(tx)
}

const namesAfter = derivedTable('names_after', {
  temporary: [renamedCompanies],
  sql: sql`select n.* from renamed_companies t join company_names n using (company_id)`,
})

const prefixesAfter = derivedTable('prefixes_after', {
  temporary: [namesAfter],
  sql: sql`
select distinct company_id, left(word, length) as prefix
from names_after, string_to_table(folded, ' ') word, generate_series(1, length(word)) length`,
})

/** Beginnings of words that other companies have than before. */
const prefixChanges = derivedTable('prefix_changes', {
  temporary: [namesBefore, prefixesAfter],
  sql: sql`
select prefix, sum(change)::integer as change from (
  select distinct -1 as change, company_id, left(word, length) as prefix
  from names_before, string_to_table(folded, ' ') word, generate_series(1, length(word)) length
  union all
  select 1, company_id, prefix from prefixes_after
) c group by prefix`,
})

/** Beginnings whose best companies have to be looked for among all. */
const stalePrefixes = temporaryTable('stale_prefixes', {
  sql: sql`(prefix text collate "C" primary key) on commit drop`,
})

const updateWords = command({
  temporary: [namesBefore, namesAfter],
  sql: sql`
insert into search_words (word, company_count)
select word, sum(change) from (
  select distinct -1 as change, company_id, word from names_before, string_to_table(folded, ' ') word
  union all
  select distinct 1, company_id, word from names_after, string_to_table(folded, ' ') word
) c group by word having sum(change) <> 0
on conflict (word) do update set company_count = search_words.company_count + excluded.company_count`,
})

const deleteGoneWords = command({
  temporary: [namesBefore],
  sql: sql`
delete from search_words where company_count = 0 and word in (select string_to_table(folded, ' ') from names_before)`,
})

/** The last company kept, as it was: whoever ranks behind it now may also rank behind others that are not kept. */
const prefixBoundaries = derivedTable('prefix_boundaries', {
  temporary: [namesBefore, renamedCompanies, prefixChanges],
  sql: sql`
with kept as materialized (
  select prefix, companies, companies[cardinality(companies)] as last_id from search_prefixes join prefix_changes using (prefix)
), named as materialized (
  select * from names_before where company_id in (select last_id from kept)
  union all
  select * from company_names c where company_id in (select last_id from kept)
    and not exists (select from renamed_companies t where t.company_id = c.company_id)
)
select distinct on (prefix) prefix, companies, ${FIT} as fit, n.is_active, n.prominence, n.folded, last_id
from kept join named n on n.company_id = last_id where ${HAS_PREFIX}
order by prefix, fit, ${RANK}`,
})

const updateCounts = command({
  temporary: [prefixChanges],
  sql: sql`
update search_prefixes p set company_count = p.company_count + c.change from prefix_changes c where c.prefix = p.prefix and c.change <> 0`,
})

const mergeKept = command({
  temporary: [prefixBoundaries, renamedCompanies, prefixesAfter, stalePrefixes],
  examples: [{ minCompanies: 1, best: 1 }],
  sql: ({ best }: PrefixLimits) => sql`
with candidates as materialized (
  select b.prefix, c.company_id from prefix_boundaries b, unnest(b.companies) as c(company_id)
  where c.company_id not in (select company_id from renamed_companies)
  union all
  select prefix, a.company_id from prefix_boundaries join prefixes_after a using (prefix)
), fitting as (
  select distinct on (prefix, n.company_id) prefix, ${FIT} as fit, n.*
  from candidates join company_names n using (company_id) where ${HAS_PREFIX}
  order by prefix, n.company_id, fit, ${RANK}
), placed as (
  select n.prefix, n.company_id, row_number() over (partition by n.prefix order by n.fit, ${RANK}) as place
  from fitting n join prefix_boundaries b using (prefix)
  where (n.fit, ${RANK}) <= (b.fit, ${RANK_OF_BOUNDARY})
), merged as (
  select prefix, array_agg(company_id order by place) as companies from placed where place <= ${best} group by prefix
), stale as (
  insert into stale_prefixes (prefix) select b.prefix from prefix_boundaries b join search_prefixes using (prefix)
  left join merged m using (prefix) where coalesce(cardinality(m.companies), 0) < ${best}
)
update search_prefixes p set companies = m.companies from merged m
where m.prefix = p.prefix and cardinality(m.companies) = ${best} and m.companies <> p.companies`,
})

// No more companies than their words count together: most new beginnings need no closer look.
const findNewPrefixes = command({
  temporary: [prefixChanges, stalePrefixes],
  examples: [{ minCompanies: 1, best: 1 }],
  sql: ({ minCompanies }: PrefixLimits) => sql`
insert into stale_prefixes (prefix) select prefix from prefix_changes c
where change > 0 and not exists (select from search_prefixes p where p.prefix = c.prefix)
  and (select sum(company_count) from search_words w where w.word >= c.prefix and w.word < c.prefix || U&'\\+10FFFF') >= ${minCompanies}`,
})

const recomputeStale = command({
  temporary: [stalePrefixes],
  examples: [{ minCompanies: 1, best: 1 }],
  sql: ({ minCompanies, best }: PrefixLimits) => sql`
with asked as materialized (
  select prefix from stale_prefixes
), fitting as (
  select distinct on (prefix, n.company_id) prefix, ${FIT} as fit, n.*
  from asked join company_names n on array_to_tsvector(string_to_array(n.folded, ' ')) @@ ('''' || prefix || ''':*')::tsquery
  order by prefix, n.company_id, fit, ${RANK}
), placed as (
  select n.prefix, n.company_id, row_number() over (partition by n.prefix order by n.fit, ${RANK}) as place,
         count(*) over (partition by n.prefix) as company_count
  from fitting n
)
insert into search_prefixes (prefix, company_count, companies)
select prefix, max(company_count), array_agg(company_id order by place) from placed
where place <= ${best} group by prefix having max(company_count) >= ${minCompanies}
on conflict (prefix) do update set companies = excluded.companies`,
})

/** Brings words and beginnings up to date with the changed names of `renamed_companies`; the same as made anew. */
export async function refreshSearchIndex(tx: DbOrTx, limits: PrefixLimits): Promise<void> {
  for (const table of [namesAfter, prefixesAfter, prefixChanges, stalePrefixes]) await table.create(tx)
  await updateWords.run(tx)
  await prefixBoundaries.create(tx)
  await updateCounts.run(tx)
  await deleteGoneWords.run(tx)
  await tx.deleteFrom('search_prefixes').where('company_count', '<', limits.minCompanies).execute()
  await mergeKept.run(tx, limits)
  await findNewPrefixes.run(tx, limits)
  await recomputeStale.run(tx, limits)
  const tables = [namesBefore, namesAfter, prefixesAfter, prefixChanges, prefixBoundaries, stalePrefixes]
  for (const table of tables) await table.drop(tx)
}
