import { text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import type { RegisterKey, ToldNames } from './reading/source-adapter.ts'

const numbered = statement({
  row: { countryCode: text, number: text, companyId: text },
  examples: [[{ countryCode: '', number: '' }]],
  sql: (keys: readonly RegisterKey[]) => sql`
    select country_code as "countryCode", k.number, min(company_id) as "companyId"
    from (
      select distinct country, number
      from unnest(${keys.map(({ countryCode }) => countryCode)}::text[], ${keys.map(({ number }) => number)}::text[]) as k(country, number)
    ) k join company_profiles p on p.register_number_key = k.number and p.country_code = k.country
    group by country_code, k.number having count(*) = 1`,
})

/** Companies by country and register number, joined by a blank; without those that no or several companies have. */
export async function findNumberedCompanies(
  db: DbOrTx,
  keys: readonly RegisterKey[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await numbered.list(db, keys)
  return new Map(rows.map(({ countryCode, number, companyId }) => [`${countryCode} ${number}`, companyId]))
}

const knownIds = statement({
  row: { companyId: text },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    select company_id as "companyId" from company_profiles where company_id = any(${[...companyIds]}::text[])`,
})

/** Those of the ids that are companies of the register. */
export async function listKnownCompanies(db: DbOrTx, companyIds: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await knownIds.list(db, companyIds)).map(({ companyId }) => companyId))
}

const toldByName = statement({
  row: { name: text, companyId: text },
  examples: [{ sourceId: '', section: 'tax-debt', names: [''] }],
  sql: ({ sourceId, section, names }: ToldNames) => sql`
    select distinct k.name, n.company_id as "companyId"
    from unnest(${[...names]}::text[]) as k(name) join company_names n on n.folded = fold_name(k.name)
    where exists (
      select from facts f join batches b using (batch_id)
      where f.company_id = n.company_id and f.section = ${section} and upper_inf(f.recorded) and b.source_id = ${sourceId})
    order by k.name, n.company_id`,
})

/** By each of the names, as it was given, the companies that have it now or had it and of which the source told in the section. */
export async function listToldByName(db: DbOrTx, asked: ToldNames): Promise<ReadonlyMap<string, readonly string[]>> {
  if (asked.names.length === 0) return new Map()
  const rows = Map.groupBy(await toldByName.list(db, asked), ({ name }) => name)
  return new Map([...rows].map(([name, found]) => [name, found.map(({ companyId }) => companyId)]))
}
