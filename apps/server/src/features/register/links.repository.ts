import type { DbOrTx } from '@merleg/db/connect'
import { command } from '@merleg/db/statement'
import { derivedTable } from '@merleg/db/temporary-table'
import { sql } from 'kysely'
import { touchedCompanies } from './merge-tables.repository.ts'

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
     select d.from_party, d.to_party, f.company_id, f.section, f.slot, f.valid,
            (f.payload->>'shareMin')::numeric, (f.payload->>'shareMax')::numeric, f.payload->>'post', f.fact_id, f.batch_id,
            p.status, p.status_since
     from touched_companies t join facts f using (company_id) join company_profiles p using (company_id)
     cross join lateral (values (f.company_id, f.party_id), (f.party_id, f.company_id)) as d(from_party, to_party)
     where f.party_id is not null and upper_inf(f.recorded) and f.party_id <> f.company_id`,
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
     select distinct f.party_id as person_id from touched_companies t join facts f using (company_id)
     where f.party_id is not null and f.payload->>'partyKind' = 'person'`,
})

const deletePersons = command({
  temporary: [touchedPersons],
  sql: sql`delete from persons p using touched_persons t where p.person_id = t.person_id`,
})

const insertPersons = command({
  temporary: [touchedPersons],
  sql: sql`
    insert into persons (person_id, name, folded, mother_name, birth_date)
     select distinct on (t.person_id) t.person_id, f.payload->>'name', fold_name(f.payload->>'name'), f.payload->>'motherName', (f.payload->>'birthDate')::date
     from touched_persons t join facts f on f.party_id = t.person_id
     where upper_inf(f.recorded)
     order by t.person_id, upper_inf(f.valid) desc, lower(f.valid) desc nulls last, f.company_id, f.section, f.slot`,
})

/** Derives the persons who appear in `touched_companies`: of several spellings the one known last. */
export async function refreshPersons(tx: DbOrTx): Promise<void> {
  await touchedPersons.create(tx)
  await deletePersons.run(tx)
  await insertPersons.run(tx)
}
