import { boolean, bytes, oneOf, orNull, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { EXPORT_COLUMN_NAMES, EXPORT_COLUMNS, type ExportColumn } from '@merleg/domain/list-export/export-columns'
import { columnBit } from '@merleg/domain/list-export/export-price'
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

/** Between the values of a column, and in place of one that is not known: no text has either. */
const [BETWEEN, UNKNOWN] = ['\u001E', '\u001F']

const ofAccounts = [
  'netSales',
  'domesticSales',
  'exportSales',
  'operatingProfit',
  'profitBeforeTax',
  'profitAfterTax',
] as const

/** What a row of a list takes of the wide rows: by which columns it is asked for (none: always), and where it stands. */
const WIDE_VALUES = {
  companyId: [[], sql`p.company_id`],
  isMadeUp: [[], sql`p.is_made_up`],
  name: [[], sql`p.name`],
  kind: [['certification'], sql`p.kind`],
  taxNumber: [['taxNumber'], WIDE.taxNumber],
  registerNumber: [['companyRegistrationNumber'], WIDE.companyRegistrationNumber],
  seat: [['companyAddress'], WIDE.companyAddress],
  seatZip: [['companyAddress'], sql`p.seat_zip`],
  seatSettlement: [['companyAddress'], sql`p.seat_settlement`],
  county: [['county'], WIDE.county],
  status: [['companyStatus'], WIDE.companyStatus],
  mainClass: [['mainActivity'], WIDE.mainActivity],
  headcount: [['employees'], WIDE.employees],
  foundedYear: [['yearOfFoundation'], WIDE.yearOfFoundation],
  netSales: [['netSales'], WIDE.netSales],
  domesticSales: [['domesticSales'], WIDE.domesticSales],
  exportSales: [['exportSales'], WIDE.exportSales],
  operatingProfit: [['operatingProfit'], WIDE.operatingProfit],
  profitBeforeTax: [['profitBeforeTax'], WIDE.profitBeforeTax],
  profitAfterTax: [['profitAfterTax'], WIDE.profitAfterTax],
  accountsYear: [ofAccounts, sql`(case when ${FOREIGN} then p.statement_year else k.statement_year end)`],
  accountsCurrency: [
    ofAccounts,
    sql`(case when ${FOREIGN} then p.currency when k.statement_year is not null then 'HUF' end)`,
  ],
  points: [['certification'], WIDE.certification],
  creditLimit: [['lendingProposal'], WIDE.lendingProposal],
  creditLimitCurrency: [['lendingProposal'], sql`s.limit_currency`],
  ratingBasis: [['certification', 'lendingProposal'], sql`s.basis`],
  ratingYear: [['certification', 'lendingProposal'], sql`s.statement_year`],
  ratedOn: [['certification', 'lendingProposal'], sql`s.as_of`],
} as const satisfies Record<string, readonly [columns: readonly ExportColumn[], value: RawBuilder<unknown>]>

type WideName = keyof typeof WIDE_VALUES
const wideNames = Object.keys(WIDE_VALUES).filter((name): name is WideName => name in WIDE_VALUES)

type WideAsked = { companyIds: readonly string[]; columns: readonly ExportColumn[] }

function isWanted(name: WideName, columns: readonly ExportColumn[]): boolean {
  const [of] = WIDE_VALUES[name]
  return of.length === 0 || of.some((column) => columns.includes(column))
}

const packedText = (value: RawBuilder<unknown>) =>
  sql`string_agg(coalesce((${value})::text, ${sql.lit(UNKNOWN)}), ${sql.lit(BETWEEN)} order by c.place)`

const wide = statement({
  row: Object.fromEntries(wideNames.map((name) => [name, orNull(text)])),
  examples: [
    { companyIds: [''], columns: [] },
    { companyIds: [''], columns: EXPORT_COLUMN_NAMES },
  ],
  // One row of long texts rather than many of short ones, which would take several times as long to be read.
  sql: ({ companyIds, columns }: WideAsked) => sql`
    select ${sql.join(
      wideNames.map((name) => {
        const value = isWanted(name, columns) ? packedText(WIDE_VALUES[name][1]) : sql`null::text`
        return sql`${value} as ${sql.id(name)}`
      }),
    )}
    from unnest(${[...companyIds]}::text[]) with ordinality c(id, place)
    join company_profiles p on p.company_id = c.id collate "C"
    left join search_profiles k on k.company_id = p.company_id
    left join scores s on s.company_id = p.company_id and s.superseded_at is null`,
})

/** The wide row of a company as far as it was asked for; accounts in thousands of their currency. */
export type WideValues = {
  text: (name: WideName) => string | null
  number: (name: WideName) => number | null
}

/** The wide rows of some companies, in their order, by id; one that the register has no more is left out. */
export async function listWideValues(db: DbOrTx, asked: WideAsked): Promise<ReadonlyMap<string, WideValues>> {
  const found = await wide.get(db, asked)
  const columns = new Map(wideNames.map((name) => [name, found[name]?.split(BETWEEN) ?? null]))
  const ids = columns.get('companyId') ?? []
  return new Map(
    ids.map((id, place) => {
      const read = (name: WideName): string | null => {
        const value = columns.get(name)?.[place]
        return value === undefined || value === UNKNOWN ? null : value
      }
      const number = (name: WideName): number | null => {
        const value = read(name)
        return value === null ? null : Number(value)
      }
      return [id, { text: read, number }]
    }),
  )
}

const factTexts = statement({
  row: { companyId: text, section: oneOf(LISTED_SECTIONS), texts: text },
  examples: [FACTS_EXAMPLE],
  sql: ({ companyIds, sections, personIds }: FactsAsked) => sql`
    ${onePlan} select f.company_id as "companyId", f.section, string_agg(case f.section
      when 'bank-account' then f.payload->>'account' when 'site' then f.payload->>'text'
      when 'signatory' then f.payload->>'name' when 'member' then f.payload->>'name' else f.payload->>'value' end
      , ${sql.lit(BETWEEN)} order by f.slot) as texts
    from facts f where f.company_id = any(${[...companyIds]}::text[]) and f.section = any(${[...sections]}::text[])
      and ${isTold(sql`f.section`, personIds)}
    group by f.company_id, f.section`,
})

/** What facts that run say of some companies, by section: of people their names alone; each once. */
export async function listFactTexts(
  db: DbOrTx,
  asked: FactsAsked,
): Promise<{ companyId: string; section: ListedSection; texts: readonly string[] }[]> {
  if (asked.sections.length === 0) return []
  const found = await factTexts.list(db, asked)
  return found.map((row) => ({
    ...row,
    texts: row.texts.includes(BETWEEN) ? [...new Set(row.texts.split(BETWEEN))] : [row.texts],
  }))
}
