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

/** Is a fact f in the columns of people at all? */
const isListed = (section: RawBuilder<unknown>) => sql`${RUNS} and (${section} <> 'signatory' or ${SIGNS})`

/** Is a fact f of a person with one of these ids? */
const isOfOne = (personIds: readonly string[]) =>
  sql`(coalesce(f.party_id = any(${[...personIds]}::text[]), false) or ${isNamedAs(personIds)})`

/** Is a fact f of a section told in a list? People who asked not to be, with these ids, are not. */
export const isTold = (section: RawBuilder<unknown>, personIds: readonly string[]) => {
  // Most often nobody has asked, and this is looked at for each person of a list.
  if (personIds.length === 0) return isListed(section)
  return sql`${isListed(section)} and (${section} not in ('signatory', 'member') or not ${isOfOne(personIds)})`
}

type PersonsSought = { companyIds: readonly string[]; personIds: readonly string[] }

const companiesOfPersons = statement({
  row: { companyId: text },
  examples: [{ companyIds: [''], personIds: [''] }],
  sql: ({ companyIds, personIds }: PersonsSought) => sql`
    select distinct f.company_id as "companyId" from facts f
    where f.company_id = any(${[...companyIds]}::text[]) and f.section in ('signatory', 'member')
      and ${isListed(sql`f.section`)} and ${isOfOne(personIds)}`,
})

const IDS_AT_ONCE = 10_000

/** Those of some companies in whose columns these people would be. */
export async function listCompaniesOfPersons(
  db: DbOrTx,
  { companyIds, personIds }: PersonsSought,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  if (personIds.length === 0) return found
  for (let start = 0; start < companyIds.length; start += IDS_AT_ONCE) {
    const part = { companyIds: companyIds.slice(start, start + IDS_AT_ONCE), personIds }
    for (const { companyId } of await companiesOfPersons.list(db, part)) found.add(companyId)
  }
  return found
}
