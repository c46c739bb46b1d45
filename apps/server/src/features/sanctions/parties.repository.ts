import { arrayOf, oneOf, orNull, type RowOf, text } from '@merleg/db/columns'
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

/** Those of them that name owners. */
export const OWNER_SECTIONS = ['member', 'beneficial-owner'] as const satisfies PartySection[]

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

type RowsAsked = { companyIds: readonly string[]; day: string; sections: readonly PartySection[] }

const partyRows = statement({
  row: PARTY_COLUMNS,
  examples: [{ companyIds: [''], day: '2026-01-01', sections: PARTY_SECTIONS }],
  sql: ({ companyIds, day, sections }: RowsAsked) => sql`
    ${onePlan} select company_id as "companyId", section, party_id as "partyId", payload->>'partyKind' as "partyKind", payload->>'name' as name,
           payload->>'birthDate' as "birthDate", payload->>'registerNumber' as "registerNumber"
    from facts
    where company_id = any(${[...companyIds]}::text[]) and section = any(${[...sections]}::text[])
      and upper_inf(recorded) and valid @> ${day}::date
    order by company_id, section, slot`,
})

/** Whom the companies name in some sections on a day (YYYY-MM-DD). */
export async function listPartyRows(db: DbOrTx, asked: RowsAsked): Promise<PartyRow[]> {
  return asked.companyIds.length === 0 ? [] : partyRows.list(db, asked)
}

/** The sections by whose facts a company is told from others: its names and numbers. */
const NAMING_SECTIONS = [
  'name',
  'short-name',
  'foreign-name',
  'tax-number',
  'register-number',
] as const satisfies FactSection[]

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

type NamingAsked = { partyIds: readonly string[]; day: string; sections: readonly PartySection[] }

const naming = statement({
  row: { companyId: text },
  examples: [{ partyIds: [''], day: '2026-01-01', sections: PARTY_SECTIONS }],
  sql: ({ partyIds, day, sections }: NamingAsked) => sql`
    ${onePlan} select distinct company_id as "companyId" from facts
    where party_id = any(${[...partyIds]}::text[]) and section = any(${[...sections]}::text[])
      and upper_inf(recorded) and valid @> ${day}::date
    order by "companyId"`,
})

/** The companies that on a day (YYYY-MM-DD) name one of these in some sections, in the order of their ids. */
export async function listNamingCompanies(db: DbOrTx, asked: NamingAsked): Promise<string[]> {
  if (asked.partyIds.length === 0) return []
  return (await naming.list(db, asked)).map(({ companyId }) => companyId)
}
