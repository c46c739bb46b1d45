import { text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { type RawBuilder, sql } from 'kysely'

// Facts that run are what a company is now, as its profile has it.
const RUNS = sql`upper_inf(f.valid) and upper_inf(f.recorded)`
// Who signs for nobody is entered all the same.
const SIGNS = sql`f.payload->>'representation' is distinct from 'none'`

// One whom the register has not matched in this company is the same by name, unless birth or mother tell otherwise. So is
// anybody where the register knows the id of the wish no more: it has found the person to be another one.
const isNamedAs = (personIds: readonly string[]) => sql`exists (
  select from contact_opt_outs x left join persons p on p.person_id = x.party_id
  where x.party_kind = 'person' and x.removed_at is null and x.party_id = any(${[...personIds]}::text[])
    and (f.party_id is null or p.person_id is null)
    and lower(coalesce(p.name, x.person_name)) = lower(f.payload->>'name')
    and (coalesce(p.birth_date, x.birth_date)::text = f.payload->>'birthDate') is not false
    and (lower(coalesce(p.mother_name, x.mother_name)) = lower(f.payload->>'motherName')) is not false)`

/** Is a fact f of a section told in a list? People who asked not to be, with these ids, are not. */
export const isTold = (section: RawBuilder<unknown>, personIds: readonly string[]) => {
  const isThere = sql`${RUNS} and (${section} <> 'signatory' or ${SIGNS})`
  // Most often nobody has asked, and this is looked at for each person of a list.
  if (personIds.length === 0) return isThere
  return sql`${isThere} and (${section} not in ('signatory', 'member')
    or (f.party_id is null or f.party_id <> all(${[...personIds]}::text[])) and not (${isNamedAs(personIds)}))`
}

const companiesOfPersons = statement({
  row: { companyId: text },
  examples: [['']],
  sql: (personIds: readonly string[]) => sql`
    select distinct f.company_id as "companyId" from facts f
    where f.party_id = any(${[...personIds]}::text[]) and f.section in ('signatory', 'member') and ${RUNS}
      and (f.section <> 'signatory' or ${SIGNS})`,
})

/** Companies in whose columns these people would be. */
export async function listCompaniesOfPersons(db: DbOrTx, personIds: readonly string[]): Promise<string[]> {
  if (personIds.length === 0) return []
  return (await companiesOfPersons.list(db, personIds)).map(({ companyId }) => companyId)
}
