import { arrayOf, bigint, oneOf, orNull, present, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import type { FactSection } from '@merleg/domain/fact-sections'
import { ENTITY_KINDS } from '@merleg/domain/report-id'
import { sql } from 'kysely'
import { BATCHES_SQL, type Span } from '../register/feed.repository.ts'

/** Sections that name the people and companies behind a company. */
export const PARTY_SECTIONS = [
  'member',
  'signatory',
  'auditor',
  'supervisory-board',
  'representative',
  'beneficial-owner',
] as const satisfies FactSection[]
export type PartySection = (typeof PARTY_SECTIONS)[number]

const COMPANY_COLUMNS = {
  companyId: text,
  kind: oneOf(ENTITY_KINDS),
  countryCode: text,
  taxNumber: orNull(text),
  registerNumber: orNull(text),
  /** Current, short, foreign and former ones. */
  names: arrayOf(text),
}
export type CompanyRow = RowOf<typeof COMPANY_COLUMNS>

const screenedCompanies = statement({
  row: COMPANY_COLUMNS,
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    ${onePlan} select p.company_id as "companyId", p.kind, p.country_code as "countryCode", p.tax_number as "taxNumber",
           p.register_number as "registerNumber",
           coalesce((select array_agg(n.name order by array_position(array['current', 'short', 'foreign', 'former'], n.kind), n.name)
                     from company_names n where n.company_id = p.company_id), array[p.name]) as names
    from company_profiles p where p.company_id = any(${[...companyIds]}::text[])`,
})

export async function listScreenedCompanies(db: DbOrTx, companyIds: readonly string[]): Promise<CompanyRow[]> {
  return screenedCompanies.list(db, companyIds)
}

const PARTY_COLUMNS = {
  companyId: text,
  section: oneOf(PARTY_SECTIONS),
  partyId: orNull(text),
  partyKind: oneOf(['person', 'company', 'other']),
  name: text,
  birthDate: orNull(text),
  registerNumber: orNull(text),
}
export type PartyRow = RowOf<typeof PARTY_COLUMNS>

const partyRows = statement({
  row: PARTY_COLUMNS,
  examples: [{ companyIds: [''], day: '2026-01-01' }],
  sql: ({ companyIds, day }: { companyIds: readonly string[]; day: string }) => sql`
    ${onePlan} select company_id as "companyId", section, party_id as "partyId", payload->>'partyKind' as "partyKind", payload->>'name' as name,
           payload->>'birthDate' as "birthDate", payload->>'registerNumber' as "registerNumber"
    from facts
    where company_id = any(${[...companyIds]}::text[]) and section = any(${[...PARTY_SECTIONS]}::text[])
      and upper_inf(recorded) and valid @> ${day}::date
    order by company_id, section, slot`,
})

/** Who is an owner, officer or auditor of the companies on a day (YYYY-MM-DD). */
export async function listPartyRows(db: DbOrTx, companyIds: readonly string[], day: string): Promise<PartyRow[]> {
  return partyRows.list(db, { companyIds, day })
}

/** The sections by whose facts a company is told from others: its names and numbers. */
const NAMING_SECTIONS = [
  'name',
  'short-name',
  'foreign-name',
  'tax-number',
  'register-number',
] as const satisfies FactSection[]

const namings = statement({
  row: { companyId: text, batchId: present(bigint) },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    ${onePlan} select company_id as "companyId", max(batch_id) as "batchId" from facts
    where company_id = any(${[...companyIds]}::text[]) and section = any(${[...NAMING_SECTIONS]}::text[]) and upper_inf(recorded)
    group by company_id`,
})

/** The newest batch that told a name or number of each of the companies; absent where none is known. */
export async function listNamings(db: DbOrTx, companyIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (companyIds.length === 0) return new Map()
  return new Map((await namings.list(db, companyIds)).map(({ companyId, batchId }) => [companyId, batchId]))
}

type Asked = { companyIds: readonly string[]; span: Span }

const renamed = statement({
  row: { companyId: text },
  examples: [{ companyIds: [''], span: { after: 0, upTo: 0 } }],
  sql: ({ companyIds, span }: Asked) => sql`
    select distinct company_id as "companyId" from facts
    where company_id = any(${[...companyIds]}::text[]) and section = any(${[...NAMING_SECTIONS]}::text[])
      and batch_id in ${BATCHES_SQL(span)}`,
})

/** Those of the companies of which batches of the span told a name or number. */
export async function listRenamed(db: DbOrTx, companyIds: readonly string[], span: Span): Promise<string[]> {
  return (await renamed.list(db, { companyIds, span })).map(({ companyId }) => companyId)
}

const naming = statement({
  row: { companyId: text },
  examples: [{ partyIds: [''], day: '2026-01-01' }],
  sql: ({ partyIds, day }: { partyIds: readonly string[]; day: string }) => sql`
    ${onePlan} select distinct company_id as "companyId" from facts
    where party_id = any(${[...partyIds]}::text[]) and section = any(${[...PARTY_SECTIONS]}::text[])
      and upper_inf(recorded) and valid @> ${day}::date
    order by "companyId"`,
})

/** The companies that on a day (YYYY-MM-DD) name one of these as owner, officer or auditor, in the order of their ids. */
export async function listNamingCompanies(db: DbOrTx, partyIds: readonly string[], day: string): Promise<string[]> {
  if (partyIds.length === 0) return []
  return (await naming.list(db, { partyIds, day })).map(({ companyId }) => companyId)
}
