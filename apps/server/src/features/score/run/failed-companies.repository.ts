import { text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { ofEach } from '../../register/of-each.repository.ts'
import { FAILURES } from '../rate/register-facts.repository.ts'

const ownOf = (companyIds: readonly string[]) => sql`
    with own as materialized (
      select distinct own.company_id, own.to_party as party from facts f
      join links own on own.company_id = f.company_id and own.from_party = own.company_id
      where f.company_id = any(${[...companyIds]}::text[])
        and f.section in (${FAILURES}) and upper_inf(f.recorded)
    )`

const companiesOfFailed = statement({
  row: { id: text },
  examples: [['']],
  // The server expects a handful of all the links in which a company is named by itself, which is half of them: as a plain join it
  // reads all of these, or holds each one found against each of `own`.
  sql: (companyIds: readonly string[]) => sql`${ownOf(companyIds)}
    select distinct other.id from own cross join lateral (${ofEach(sql`
      select l.company_id as id from links l
      where l.from_party = own.party and l.company_id = l.to_party and l.company_id <> own.company_id`)}) other
    order by id`,
  // Links of others lie on other nodes, where nothing can be looked up for one row after the other.
  onCluster: (companyIds) => sql`${ownOf(companyIds)}
    select distinct other.company_id as id
    from own join links other on other.from_party = own.party and other.company_id = other.to_party
      and other.company_id <> own.company_id
    order by id`,
})

/** Other companies of everybody who was in office or an owner in one of these that failed: it counts for them too. */
export async function listCompaniesOfFailed(db: DbOrTx, companyIds: readonly string[]): Promise<string[]> {
  return (await companiesOfFailed.list(db, companyIds)).map(({ id }) => id)
}
