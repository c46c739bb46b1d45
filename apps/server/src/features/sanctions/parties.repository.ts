import { arrayOf, integer, oneOf, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import type { OwnerStatement } from '@merleg/domain/beneficial-owners/owner-statements'
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
export type OwnerSection = (typeof OWNER_SECTIONS)[number]

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

type RowsAsked = { companyIds: readonly string[]; day: string }

const IN_PARTY_COLUMNS = sql`company_id as "companyId", section, party_id as "partyId", payload->>'partyKind' as "partyKind", payload->>'name' as name,
           payload->>'birthDate' as "birthDate", payload->>'registerNumber' as "registerNumber"`

const inForce = ({ companyIds, day }: RowsAsked) => sql`
    company_id = any(${[...companyIds]}::text[]) and upper_inf(recorded) and valid @> ${day}::date`

const partyRows = statement({
  row: PARTY_COLUMNS,
  examples: [{ companyIds: [''], day: '2026-01-01' }],
  sql: (asked: RowsAsked) => sql`
    ${onePlan} select ${IN_PARTY_COLUMNS} from facts
    where ${inForce(asked)} and section = any(${[...PARTY_SECTIONS]}::text[])
    order by company_id, section, slot`,
})

/** Who is an owner, officer or auditor of the companies on a day (YYYY-MM-DD). */
export async function listPartyRows(db: DbOrTx, asked: RowsAsked): Promise<PartyRow[]> {
  return partyRows.list(db, asked)
}

const OWNER_COLUMNS = { ...PARTY_COLUMNS, section: oneOf(OWNER_SECTIONS), count: integer }
/** The first entries of owners of a company, and how many there are. */
export type OwnerRows = { rows: readonly PartyRow[]; count: number }

const ownerRows = statement({
  row: OWNER_COLUMNS,
  examples: [{ companyIds: [''], day: '2026-01-01', limit: 1 }],
  sql: ({ limit, ...asked }: RowsAsked & { limit: number }) => sql`
    ${onePlan} select "companyId", section, "partyId", "partyKind", name, "birthDate", "registerNumber", count::integer from (
      select ${IN_PARTY_COLUMNS}, slot, count(*) over (partition by company_id) as count,
             row_number() over (partition by company_id order by section, slot) as place
      from facts where ${inForce(asked)} and section = any(${[...OWNER_SECTIONS]}::text[])) f
    where place <= ${limit} order by "companyId", section, slot`,
})

/** Who owns the companies on a day (YYYY-MM-DD), of each the first so many; companies without owners are absent. */
export async function listOwnerRows(
  db: DbOrTx,
  asked: RowsAsked & { limit: number },
): Promise<ReadonlyMap<string, OwnerRows>> {
  if (asked.companyIds.length === 0) return new Map()
  const rows = await ownerRows.list(db, asked)
  const byCompany = Map.groupBy(rows, ({ companyId }) => companyId)
  return new Map([...byCompany].map(([id, of]) => [id, { rows: of, count: of[0]?.count ?? 0 }]))
}

/** Statements of a register by which it withholds, or does not know, nobody. */
const NAMING_ALL = ['all-identified', 'said-nobody', 'exempt'] as const satisfies OwnerStatement[]

const unnamedOwners = statement({
  row: { companyId: text },
  examples: [{ companyIds: [''], day: '2026-01-01' }],
  sql: (asked: RowsAsked) => sql`
    ${onePlan} select distinct company_id as "companyId" from facts
    where ${inForce(asked)} and section = 'beneficial-owner-statement'
      and payload->>'statement' <> all(${[...NAMING_ALL]}::text[])`,
})

/** Of which of the companies a register says that there is, or may be, a beneficial owner whom it does not name. */
export async function listWithUnnamedOwners(db: DbOrTx, asked: RowsAsked): Promise<string[]> {
  return (await unnamedOwners.list(db, asked)).map(({ companyId }) => companyId)
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

const turned = statement({
  row: { companyId: text },
  examples: [{ after: '2026-01-01', upTo: '2026-01-02' }],
  sql: ({ after, upTo }: Days) => sql`
    /* once a day, all of them */
    select distinct company_id as "companyId" from facts
    where section = any(${[...PARTY_SECTIONS]}::text[]) and upper_inf(recorded)
      and (lower(valid) <@ daterange(${after}::date, ${upTo}::date, '(]')
        or upper(valid) <@ daterange(${after}::date, ${upTo}::date, '(]'))
    order by "companyId"`,
})

/** Days, YYYY-MM-DD: later than the one, up to and including the other. */
type Days = { after: string; upTo: string }

/** Companies of which somebody became, or is no longer, an owner, officer or auditor on some days, whenever that was told. */
export async function listTurned(db: DbOrTx, days: Days): Promise<string[]> {
  return (await turned.list(db, days)).map(({ companyId }) => companyId)
}

const untouched = statement({
  row: { companyId: text },
  examples: [{ companyIds: [''], span: { after: 0, upTo: 0 } }],
  sql: ({ companyIds, span }: Asked) => sql`
    select c.company_id as "companyId" from companies c
    where c.company_id = any(${[...companyIds]}::text[]) and c.first_batch_id not in ${BATCHES_SQL(span)}
      and not exists (select from batch_companies b where b.company_id = c.company_id and b.batch_id in ${BATCHES_SQL(span)})`,
})

/** Those of the companies that the batches of a span did not touch. */
export async function listUntouched(db: DbOrTx, companyIds: readonly string[], span: Span): Promise<string[]> {
  if (companyIds.length === 0) return []
  return (await untouched.list(db, { companyIds, span })).map(({ companyId }) => companyId)
}
