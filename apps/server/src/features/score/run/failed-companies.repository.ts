import { text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { FAILURES } from '../rate/register-facts.repository.ts'

const companiesOfFailed = statement({
  row: { id: text },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    with own as materialized (
      select distinct own.company_id, own.to_party as party from facts f
      join links own on own.company_id = f.company_id and own.from_party = own.company_id
      where f.company_id = any(${[...companyIds]}::text[])
        and f.section in (${FAILURES}) and upper_inf(f.recorded)
    )
    -- By their keys: as a plain join the server expects few links of a company to a party, and reads those of everybody.
    select distinct other.company_id as id
    from links other join own on own.party = other.from_party and own.company_id <> other.company_id
    where other.from_party = any(array(select distinct party from own)) and other.company_id = other.to_party
    order by id`,
})

/** Other companies of everybody who was in office or an owner in one of these that failed: it counts for them too. */
export async function listCompaniesOfFailed(db: DbOrTx, companyIds: readonly string[]): Promise<string[]> {
  return (await companiesOfFailed.list(db, companyIds)).map(({ id }) => id)
}
