import { bigint, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import type { Tie } from '../../connections/ties.repository.ts'

const births = statement({
  row: { factId: bigint, birth: text },
  examples: [{ companyIds: [''], factIds: [0] }],
  sql: ({ companyIds, factIds }: { companyIds: readonly string[]; factIds: readonly number[] }) => sql`
    ${onePlan} select fact_id as "factId", payload->>'birthDate' as birth
    from facts
    where company_id = any(${[...companyIds]}::text[]) and fact_id = any(${[...factIds]}::bigint[])
      and payload->>'birthDate' is not null`,
})

/** By `partyKey` the days of birth that some ties tell. They tell people apart and leave the server nowhere. */
export async function listBirths(db: DbOrTx, ties: readonly Tie[]): Promise<Map<string, string[]>> {
  const keys = new Map(ties.map(({ factId, partyKey }) => [factId, partyKey]))
  const companyIds = [...new Set(ties.map(({ companyId }) => companyId))]
  const found = await births.list(db, { companyIds, factIds: [...keys.keys()] })
  const told = Map.groupBy(found, ({ factId }) => keys.get(factId) ?? '')
  return new Map([...told].map(([key, rows]) => [key, [...new Set(rows.map(({ birth }) => birth))]]))
}
