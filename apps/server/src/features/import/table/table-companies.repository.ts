import { text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import type { GivenIdentifier } from '@merleg/domain/list-matching/identifiers'
import { sql } from 'kysely'

type Asked = { ids: readonly string[]; registerKeys: readonly string[] }

const known = statement({
  row: { companyId: text, key: text },
  examples: [{ ids: [''], registerKeys: [''] }],
  sql: ({ ids, registerKeys }: Asked) => sql`
    select company_id as "companyId", company_id as key from company_profiles where company_id = any(${[...ids]}::text[])
    union all
    select company_id, register_number_key from company_profiles where register_number_key = any(${[...registerKeys]}::text[])`,
})

/** Companies of the register by their id and by the key of their register number. */
export async function findKnownCompanies(
  db: DbOrTx,
  identifiers: readonly GivenIdentifier[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await known.list(db, {
    ids: [...new Set(identifiers.flatMap(({ ids }) => ids))],
    registerKeys: [...new Set(identifiers.flatMap(({ registerKey }) => registerKey ?? []))],
  })
  const found = Map.groupBy(rows, ({ key }) => key)
  return new Map([...found].map(([key, companies]) => [key, companies.map(({ companyId }) => companyId)]))
}
