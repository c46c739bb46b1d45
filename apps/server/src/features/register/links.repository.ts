import type { DbOrTx } from '@merleg/db/connect'
import { command } from '@merleg/db/statement'
import { derivedTable } from '@merleg/db/temporary-table'
import { sql } from 'kysely'
import { touchedCompanies } from './merge-tables.repository.ts'
import { ofEach } from './of-each.repository.ts'

const deleteLinks = command({
  temporary: [touchedCompanies],
  sql: sql`delete from links l using touched_companies t where l.company_id = t.company_id`,
})

const insertLinks = command({
  temporary: [touchedCompanies],
  sql: sql`
    insert into links (
       from_party, to_party, company_id, section, slot, valid, share_min, share_max, role, fact_id, batch_id, status, status_since
     )
     select d.from_party, d.to_party, e.company_id, e.section, e.slot, e.valid, e.share_min, e.share_max, e.role, e.fact_id, e.batch_id,
            e.status, e.status_since
     from (
       select f.*, (f.payload->>'shareMin')::numeric as share_min, (f.payload->>'shareMax')::numeric as share_max,
              f.payload->>'post' as role, p.status, p.status_since
       from touched_companies t cross join lateral (${ofEach(sql`
         select * from facts
         where company_id = t.company_id and party_id is not null and upper_inf(recorded) and party_id <> company_id`)}) f
       join company_profiles p on p.company_id = f.company_id
       -- Read out of the payload once, and not for each direction.
       offset 0
     ) e cross join lateral (values (e.company_id, e.party_id), (e.party_id, e.company_id)) as d(from_party, to_party)`,
})

/**
 * Derives who is linked to `touched_companies`, one row per direction, from the facts that name a party, each with the
 * state of the company that tells it: their profiles are made before.
 */
export async function refreshLinks(tx: DbOrTx): Promise<void> {
  await deleteLinks.run(tx)
  await insertLinks.run(tx)
}

const touchedPersons = derivedTable('touched_persons', {
  temporary: [touchedCompanies],
  sql: sql`
     select distinct f.party_id as person_id
     from touched_companies t cross join lateral (${ofEach(sql`
       select party_id, payload from facts where company_id = t.company_id and party_id is not null`)}) f
     where f.payload->>'partyKind' = 'person'`,
})

const deletePersons = command({
  temporary: [touchedPersons],
  sql: sql`delete from persons where person_id = any(array(select person_id from touched_persons))`,
  onCluster: sql`delete from persons p using touched_persons t where p.person_id = t.person_id`,
})

const SPELLING_LAST = sql`upper_inf(f.valid) desc, lower(f.valid) desc nulls last, f.company_id, f.section, f.slot`

const insertPersons = command({
  temporary: [touchedPersons],
  sql: sql`
    insert into persons (person_id, name, folded, mother_name, birth_date)
     select t.person_id, f.payload->>'name', fold_name(f.payload->>'name'), f.payload->>'motherName', (f.payload->>'birthDate')::date
     from touched_persons t cross join lateral (
       select f.payload from facts f where f.party_id = t.person_id and upper_inf(f.recorded) order by ${SPELLING_LAST} limit 1
     ) f`,
  // They are looked for among the facts of all companies: on every node, which gets the list.
  onCluster: sql`
    with asked as materialized (select person_id from touched_persons)
    insert into persons (person_id, name, folded, mother_name, birth_date)
     select distinct on (t.person_id) t.person_id, f.payload->>'name', fold_name(f.payload->>'name'), f.payload->>'motherName', (f.payload->>'birthDate')::date
     from asked t join facts f on f.party_id = t.person_id
     where upper_inf(f.recorded)
     order by t.person_id, ${SPELLING_LAST}`,
})

/** Derives the persons who appear in `touched_companies`: of several spellings the one known last. */
export async function refreshPersons(tx: DbOrTx): Promise<void> {
  await touchedPersons.create(tx)
  await deletePersons.run(tx)
  await insertPersons.run(tx)
}
