import { boolean, bytes, oneOf, orNull, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { EXPORT_COLUMN_NAMES, EXPORT_COLUMNS, type ExportColumn } from '@merleg/domain/list-export/export-columns'
import { columnBit } from '@merleg/domain/list-export/export-price'
import { type RawBuilder, sql } from 'kysely'
import { isTold } from './told-people.repository.ts'
import { COUNTED, FOREIGN, WIDE } from './wide-columns.repository.ts'

/** Sections of the register from which columns are read, fact by fact. */
export const LISTED_SECTIONS = ['phone', 'e-mail', 'website', 'signatory', 'member', 'bank-account', 'site'] as const
export type ListedSection = (typeof LISTED_SECTIONS)[number]

/** The section that a column is read from; null where it stands in a wide row. */
export function sectionOf(column: ExportColumn): ListedSection | null {
  const { source } = EXPORT_COLUMNS[column]
  return LISTED_SECTIONS.find((section) => section === source) ?? null
}

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
const FACTS_EXAMPLES = [FACTS_EXAMPLE, { ...FACTS_EXAMPLE, personIds: [] }] satisfies [FactsAsked, FactsAsked]

const columnOfSection = new Map(EXPORT_COLUMN_NAMES.map((column) => [sectionOf(column), column]))

const filledFacts = statement({
  row: { filled: bytes },
  examples: FACTS_EXAMPLES,
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

/**
 * The wide rows of some companies as far as they were asked for, column by column, and one of them at a time: half a million
 * objects would be more to clear away than all that they hold. Accounts are in thousands of their currency.
 */
export class WideRows {
  /** In their order. */
  readonly ids: readonly string[]
  /** Which of the rows is read. */
  place = 0
  readonly #columns: ReadonlyMap<WideName, readonly string[]>

  constructor(columns: ReadonlyMap<WideName, readonly string[]>) {
    this.ids = columns.get('companyId') ?? []
    this.#columns = columns
  }

  text(name: WideName): string | null {
    const value = this.#columns.get(name)?.[this.place]
    return value === undefined || value === UNKNOWN ? null : value
  }

  number(name: WideName): number | null {
    const value = this.text(name)
    return value === null ? null : Number(value)
  }
}

/** The wide rows of some companies, in their order; one that the register has no more is left out. */
export async function readWideRows(db: DbOrTx, asked: WideAsked): Promise<WideRows> {
  const found = await wide.get(db, asked)
  const columns = new Map<WideName, readonly string[]>()
  for (const name of wideNames) {
    const values = found[name]?.split(BETWEEN)
    if (values !== undefined) columns.set(name, values)
  }
  return new WideRows(columns)
}

const factTexts = statement({
  row: { companyId: text, section: oneOf(LISTED_SECTIONS), texts: text },
  examples: FACTS_EXAMPLES,
  sql: ({ companyIds, sections, personIds }: FactsAsked) => sql`
    ${onePlan} select f.company_id as "companyId", f.section, string_agg(case f.section
      when 'bank-account' then f.payload->>'account' when 'site' then f.payload->>'text'
      when 'signatory' then f.payload->>'name' when 'member' then f.payload->>'name' else f.payload->>'value' end
      , ${sql.lit(BETWEEN)} order by f.slot) as texts
    from facts f where f.company_id = any(${[...companyIds]}::text[]) and f.section = any(${[...sections]}::text[])
      and ${isTold(sql`f.section`, personIds)}
    group by f.company_id, f.section`,
})

/** Between the texts of a cell. */
const JOIN = '; '

/** What facts that run say, by section and company: of people their names alone; each once. */
type FactTexts = ReadonlyMap<ListedSection, ReadonlyMap<string, string>>

/** The texts of some companies. */
export async function readFactTexts(db: DbOrTx, asked: FactsAsked): Promise<FactTexts> {
  const found = new Map<ListedSection, Map<string, string>>(asked.sections.map((section) => [section, new Map()]))
  if (asked.sections.length === 0) return found
  for (const { companyId, section, texts } of await factTexts.list(db, asked))
    found.get(section)?.set(companyId, texts.includes(BETWEEN) ? [...new Set(texts.split(BETWEEN))].join(JOIN) : texts)
  return found
}
