import { arrayOf, boolean, bytes, date, float8, integer, oneOf, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { COMPANY_STATUSES } from '@merleg/domain/company-status'
import { EXPORT_COLUMN_NAMES, EXPORT_COLUMNS, type ExportColumn } from '@merleg/domain/list-export/export-columns'
import { columnBit } from '@merleg/domain/list-export/export-price'
import { ENTITY_KINDS } from '@merleg/domain/report-id'
import { SCORE_BASES } from '@merleg/domain/score/rate/company-score'
import { type RawBuilder, sql } from 'kysely'

/** Sections of the register from which columns are read, fact by fact. */
export const LISTED_SECTIONS = ['phone', 'e-mail', 'website', 'signatory', 'member', 'bank-account', 'site'] as const
export type ListedSection = (typeof LISTED_SECTIONS)[number]

/** The section that a column is read from; null where it stands in a wide row. */
export function sectionOf(column: ExportColumn): ListedSection | null {
  const { source } = EXPORT_COLUMNS[column]
  return LISTED_SECTIONS.find((section) => section === source) ?? null
}

// Accounts in another currency than the forint are not searched by, and are told as they are, as in the list of results.
const FOREIGN = sql`(k.net_sales is null and p.currency <> 'HUF')`
const YEAR_FITS = sql`(p.currency = 'HUF' and p.statement_year = k.statement_year)`

/** What stands in the wide rows, by column; the same tells whether it is there and what it is. */
const WIDE = {
  companyName: sql`p.name`,
  taxNumber: sql`p.tax_number`,
  companyRegistrationNumber: sql`p.register_number`,
  companyAddress: sql`p.seat`,
  county: sql`p.seat_county`,
  companyStatus: sql`nullif(p.status, 'unknown')`,
  mainActivity: sql`k.main_class`,
  employees: sql`k.headcount`,
  yearOfFoundation: sql`extract(year from k.founded_on)::integer`,
  netSales: sql`(case when ${FOREIGN} then p.net_sales / 1000 else k.net_sales end)::float8`,
  domesticSales: sql`k.domestic_sales::float8`,
  exportSales: sql`k.export_sales::float8`,
  operatingProfit: sql`k.operating_profit::float8`,
  profitBeforeTax: sql`k.profit_before_tax::float8`,
  profitAfterTax: sql`(case when ${FOREIGN} or ${YEAR_FITS} then p.profit_after_tax / 1000 end)::float8`,
  certification: sql`s.points::integer`,
  lendingProposal: sql`s.credit_limit::float8`,
} as const satisfies Partial<Record<ExportColumn, RawBuilder<unknown>>>

const COUNTED = {
  phone: sql`p.phone_count > 0`,
  email: sql`p.email_count > 0`,
  website: sql`p.website_count > 0`,
} as const satisfies Partial<Record<ExportColumn, RawBuilder<unknown>>>

// Facts that run are what a company is now, as its profile has it.
const RUNS = sql`upper_inf(f.valid) and upper_inf(f.recorded)`
// Who signs for nobody is entered all the same.
const SIGNS = sql`f.payload->>'representation' is distinct from 'none'`

const bit = (column: ExportColumn) => sql.lit(columnBit(column))
const bitsOf = (conditions: readonly (readonly [ExportColumn, RawBuilder<unknown>])[]) =>
  sql.join(
    conditions.map(([column, condition]) => sql`case when ${condition} then ${bit(column)} else 0 end`),
    sql` + `,
  )

const isNamed = <Name extends string>(name: string, of: Readonly<Record<Name, unknown>>): name is Name => name in of
const wideConditions = EXPORT_COLUMN_NAMES.flatMap((column): (readonly [ExportColumn, RawBuilder<unknown>])[] => {
  if (isNamed(column, WIDE)) return [[column, sql`${WIDE[column]} is not null`]]
  return isNamed(column, COUNTED) ? [[column, COUNTED[column]]] : []
})

const JOINED = sql`left join company_profiles p on p.company_id = c.id collate "C"
    left join search_profiles k on k.company_id = p.company_id
    left join scores s on s.company_id = p.company_id and s.superseded_at is null`

const filledWide = statement({
  row: { filled: bytes, hasMadeUp: boolean },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    select coalesce(string_agg(int4send(${bitsOf(wideConditions)}), ''::bytea order by c.place), ''::bytea) as filled,
      coalesce(bool_or(p.is_made_up), false) as "hasMadeUp"
    from unnest(${[...companyIds]}::text[]) with ordinality c(id, place) ${JOINED}`,
})

type FactsAsked = { companyIds: readonly string[]; sections: readonly ListedSection[]; personIds: readonly string[] }
const FACTS_EXAMPLE: FactsAsked = { companyIds: [''], sections: ['member'], personIds: [''] }

// One whom the register has not matched in this company is the same by name, unless birth or mother tell otherwise.
const isUnmatchedOf = (personIds: readonly string[]) => sql`f.party_id is null and exists (
  select from persons x where x.person_id = any(${[...personIds]}::text[]) and lower(x.name) = lower(f.payload->>'name')
    and (x.birth_date::text = f.payload->>'birthDate') is not false
    and (lower(x.mother_name) = lower(f.payload->>'motherName')) is not false)`

const isTold = (section: RawBuilder<unknown>, personIds: readonly string[]) => sql`${RUNS}
  and (${section} <> 'signatory' or ${SIGNS})
  and (f.party_id is null or ${section} not in ('signatory', 'member') or f.party_id <> all(${[...personIds]}::text[]))
  and (${section} not in ('signatory', 'member') or not (${isUnmatchedOf(personIds)}))`

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

const columnOfSection = new Map(EXPORT_COLUMN_NAMES.map((column) => [sectionOf(column), column]))

const filledFacts = statement({
  row: { filled: bytes },
  examples: [FACTS_EXAMPLE],
  sql: ({ companyIds, sections, personIds }: FactsAsked) => sql`
    select coalesce(string_agg(int4send(${bitsOf(
      sections.flatMap((section) => {
        const column = columnOfSection.get(section)
        const told = sql`exists (select from facts f where f.company_id = c.id collate "C" and f.section = ${sql.lit(section)}
          and ${isTold(sql.lit(section), personIds)})`
        return column === undefined ? [] : [[column, told] as const]
      }),
    )}), ''::bytea order by c.place), ''::bytea) as filled
    from unnest(${[...companyIds]}::text[]) with ordinality c(id, place)`,
})

const IDS_AT_ONCE = 10_000

/** Which columns of the wide rows have a value, as bits by the place of the company; 0 of one that the register has no more. */
export async function readFilledWide(
  db: DbOrTx,
  companyIds: readonly string[],
): Promise<{ filled: Uint32Array; hasMadeUp: boolean }> {
  const filled = new Uint32Array(companyIds.length)
  let hasMadeUp = false
  for (let start = 0; start < companyIds.length; start += IDS_AT_ONCE) {
    const part = await filledWide.get(db, companyIds.slice(start, start + IDS_AT_ONCE))
    takeBits(filled, part.filled, start)
    hasMadeUp ||= part.hasMadeUp
  }
  return { filled, hasMadeUp }
}

/** Adds to what is filled the columns of some sections; people with these ids are not told. */
export async function addFilledFacts(
  db: DbOrTx,
  filled: Uint32Array,
  { companyIds, ...asked }: FactsAsked,
): Promise<void> {
  if (asked.sections.length === 0) return
  for (let start = 0; start < companyIds.length; start += IDS_AT_ONCE) {
    const part = { ...asked, companyIds: companyIds.slice(start, start + IDS_AT_ONCE) }
    takeBits(filled, (await filledFacts.get(db, part)).filled, start)
  }
}

function takeBits(filled: Uint32Array, packed: Buffer, start: number): void {
  for (let at = 0; at < packed.length; at += 4) {
    const row = start + at / 4
    filled[row] = (filled[row] ?? 0) | packed.readUInt32BE(at)
  }
}

const WIDE_COLUMNS = {
  companyId: text,
  kind: oneOf(ENTITY_KINDS),
  isMadeUp: boolean,
  name: text,
  taxNumber: orNull(text),
  registerNumber: orNull(text),
  seat: orNull(text),
  seatZip: orNull(text),
  seatSettlement: orNull(text),
  county: orNull(text),
  status: oneOf(COMPANY_STATUSES),
  mainClass: orNull(text),
  headcount: orNull(integer),
  foundedYear: orNull(integer),
  netSales: orNull(float8),
  domesticSales: orNull(float8),
  exportSales: orNull(float8),
  operatingProfit: orNull(float8),
  profitBeforeTax: orNull(float8),
  profitAfterTax: orNull(float8),
  accountsYear: orNull(integer),
  accountsCurrency: orNull(text),
  points: orNull(integer),
  creditLimit: orNull(float8),
  creditLimitCurrency: orNull(text),
  ratingBasis: orNull(oneOf(SCORE_BASES)),
  ratingYear: orNull(integer),
  ratedOn: orNull(date),
}
/** What a row of a list takes of the wide rows; accounts in thousands of their currency. */
export type WideValues = RowOf<typeof WIDE_COLUMNS>

const wide = statement({
  row: WIDE_COLUMNS,
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    ${onePlan} select p.company_id as "companyId", p.kind, p.is_made_up as "isMadeUp", p.name, p.tax_number as "taxNumber",
      p.register_number as "registerNumber", p.seat, p.seat_zip as "seatZip", p.seat_settlement as "seatSettlement",
      p.seat_county as county, p.status, ${WIDE.mainActivity} as "mainClass", ${WIDE.employees} as headcount,
      ${WIDE.yearOfFoundation} as "foundedYear", ${WIDE.netSales} as "netSales", ${WIDE.domesticSales} as "domesticSales",
      ${WIDE.exportSales} as "exportSales", ${WIDE.operatingProfit} as "operatingProfit",
      ${WIDE.profitBeforeTax} as "profitBeforeTax", ${WIDE.profitAfterTax} as "profitAfterTax",
      case when ${FOREIGN} then p.statement_year else k.statement_year end as "accountsYear",
      case when ${FOREIGN} then p.currency when k.statement_year is not null then 'HUF' end as "accountsCurrency",
      ${WIDE.certification} as points, ${WIDE.lendingProposal} as "creditLimit", s.limit_currency as "creditLimitCurrency",
      s.basis as "ratingBasis", s.statement_year as "ratingYear", s.as_of as "ratedOn"
    from unnest(${[...companyIds]}::text[]) c(id) join company_profiles p on p.company_id = c.id collate "C"
    left join search_profiles k on k.company_id = p.company_id
    left join scores s on s.company_id = p.company_id and s.superseded_at is null`,
})

/** The wide rows of some companies, in no order; one that the register has no more is left out. */
export function listWideValues(db: DbOrTx, companyIds: readonly string[]): Promise<WideValues[]> {
  return wide.list(db, companyIds)
}

const factTexts = statement({
  row: { companyId: text, section: oneOf(LISTED_SECTIONS), texts: arrayOf(text) },
  examples: [FACTS_EXAMPLE],
  sql: ({ companyIds, sections, personIds }: FactsAsked) => sql`
    ${onePlan} select f.company_id as "companyId", f.section, array_agg(case f.section
      when 'bank-account' then f.payload->>'account' when 'site' then f.payload->>'text'
      when 'signatory' then f.payload->>'name' when 'member' then f.payload->>'name' else f.payload->>'value' end
      order by f.slot) as texts
    from facts f where f.company_id = any(${[...companyIds]}::text[]) and f.section = any(${[...sections]}::text[])
      and ${isTold(sql`f.section`, personIds)}
    group by f.company_id, f.section`,
})

/** What facts that run say of some companies, by section: of people their names alone. */
export async function listFactTexts(
  db: DbOrTx,
  asked: FactsAsked,
): Promise<{ companyId: string; section: ListedSection; texts: string[] }[]> {
  return asked.sections.length === 0 ? [] : factTexts.list(db, asked)
}
