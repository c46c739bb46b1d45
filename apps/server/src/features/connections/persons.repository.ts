import { arrayOf, bigint, boolean, date, integer, orNull, present, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import type { IdentityMarks } from '@merleg/domain/connections/same-person'
import { sql } from 'kysely'

/** Of the entries of a person, by whatever they are grouped. */
const MARKS_COLUMNS = {
  companies: integer,
  entries: integer,
  names: integer,
  motherNames: integer,
  birthDates: integer,
  withMotherName: integer,
  withBirthDate: integer,
}
const MARKS_SQL = sql`
      count(distinct company_id)::integer as companies, count(*)::integer as entries,
      count(distinct fold_name(payload->>'name'))::integer as names,
      count(distinct fold_name(payload->>'motherName'))::integer as "motherNames",
      count(distinct payload->>'birthDate')::integer as "birthDates",
      count(payload->>'motherName')::integer as "withMotherName",
      count(payload->>'birthDate')::integer as "withBirthDate"`

const PERSON_COLUMNS = {
  name: text,
  /** Names under which entries have him, as written. */
  spellings: arrayOf(text),
  ...MARKS_COLUMNS,
}
/** A person with the marks by which his entries are taken for one; the marks themselves stay in the register. */
export type PersonRow = RowOf<typeof PERSON_COLUMNS>

const person = statement({
  row: PERSON_COLUMNS,
  examples: [''],
  sql: (personId: string) => sql`
    ${onePlan} select p.name, f.* from persons p cross join (
      select array_agg(distinct payload->>'name') as spellings,
             ${MARKS_SQL}
      from facts where party_id = ${personId} and upper_inf(recorded)) f
    where p.person_id = ${personId} and f.entries > 0`,
})

/** A person of the register, or null. */
export async function findPerson(db: DbOrTx, personId: string): Promise<PersonRow | null> {
  return person.find(db, personId)
}

const identityMarks = statement({
  row: {
    personId: present(text),
    ...MARKS_COLUMNS,
  },
  examples: [['']],
  sql: (personIds: readonly string[]) => sql`
    ${onePlan} select party_id as "personId",
           ${MARKS_SQL}
    from facts where party_id = any(${[...personIds]}::text[]) and upper_inf(recorded) group by party_id`,
})

/** How many entries, names and other marks some persons have; the marks themselves stay in the register. */
export async function listIdentityMarks(db: DbOrTx, personIds: readonly string[]): Promise<Map<string, IdentityMarks>> {
  if (personIds.length === 0) return new Map()
  const rows = await identityMarks.list(db, personIds)
  return new Map(rows.map(({ personId, ...marks }) => [personId, marks]))
}

/** More of the same name are not counted. */
const MAX_NAMESAKES = 1000

const namesakes = statement({
  row: { others: integer, alike: integer },
  examples: [''],
  sql: (personId: string) => sql`
    ${onePlan} with own as materialized (
      select folded, birth_date, fold_name(coalesce(mother_name, '')) as mother from persons where person_id = ${personId}
    )
    select count(*)::integer as others,
           count(*) filter (where o.birth_date = (select birth_date from own)
             and fold_name(coalesce(o.mother_name, '')) = (select mother from own))::integer as alike
    from (
      select birth_date, mother_name from persons where folded = (select folded from own) and person_id <> ${personId}
      limit ${sql.lit(MAX_NAMESAKES)}) o`,
})

/** Others of the same name: how many, and how many of them with the same mother's name and birth date. */
export async function countNamesakes(db: DbOrTx, personId: string): Promise<{ others: number; alike: number }> {
  return namesakes.get(db, personId)
}

const BAN_COLUMNS = {
  text: orNull(text),
  from: orNull(date),
  until: orNull(date),
  isValid: boolean,
  batchId: bigint,
  sourceRef: orNull(text),
}
/** A ban from leading companies. */
export type BanRow = RowOf<typeof BAN_COLUMNS>

const bans = statement({
  row: BAN_COLUMNS,
  examples: [{ personId: '', asOf: '2026-01-01' }],
  sql: ({ personId, asOf }: { personId: string; asOf: string }) => sql`
    ${onePlan} select distinct on (valid, payload->>'text') payload->>'text' as text, lower(valid) as "from",
           upper(valid) as "until", valid @> ${asOf}::date as "isValid", batch_id as "batchId", source_ref as "sourceRef"
    from facts
    where party_id = ${personId} and section = 'ban' and upper_inf(recorded)
      and not coalesce(lower(valid) > ${asOf}::date, false)
    order by valid, payload->>'text', fact_id`,
})

/** The bans of a person, whichever company's entry tells them; each once. */
export async function listBans(db: DbOrTx, query: { personId: string; asOf: string }): Promise<BanRow[]> {
  return bans.list(db, query)
}
