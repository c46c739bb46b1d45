import { orNull, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { HEADCOUNT_IN_FORCE } from '@merleg/domain/company-search/headcount-age'
import { EXPORT_COLUMN_NAMES, type ExportColumn } from '@merleg/domain/list-export/export-columns'
import { type RawBuilder, sql } from 'kysely'
import { IRREGULAR_DAYS } from '../company-search/result-profiles.repository.ts'
import { LIMIT_FACTS } from '../report/rating/limit-facts.repository.ts'
import { JOINED, WIDE } from './wide-columns.repository.ts'

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
  phones: [['phone'], WIDE.phone],
  emails: [['email'], WIDE.email],
  websites: [['website'], WIDE.website],
  status: [['companyStatus'], WIDE.companyStatus],
  mainClass: [['mainActivity'], WIDE.mainActivity],
  headcount: [['employees'], WIDE.employees],
  headcountYear: [
    ['employees'],
    sql`case when k.headcount_until < ${sql.lit(HEADCOUNT_IN_FORCE)}::date then extract(year from k.headcount_until) end`,
  ],
  foundedYear: [['yearOfFoundation'], WIDE.yearOfFoundation],
  netSales: [['netSales'], WIDE.netSales],
  domesticSales: [['domesticSales'], WIDE.domesticSales],
  exportSales: [['exportSales'], WIDE.exportSales],
  operatingProfit: [['operatingProfit'], WIDE.operatingProfit],
  profitBeforeTax: [['profitBeforeTax'], WIDE.profitBeforeTax],
  profitAfterTax: [['profitAfterTax'], WIDE.profitAfterTax],
  accountsYear: [ofAccounts, sql`k.statement_year`],
  accountsDays: [ofAccounts, IRREGULAR_DAYS],
  accountsAreConsolidated: [ofAccounts, sql`k.is_consolidated`],
  flawedYear: [ofAccounts, sql`k.flawed_year`],
  accountsCurrency: [
    ofAccounts,
    sql`case when k.statement_year is not null then coalesce(k.foreign_currency, 'HUF') end`,
  ],
  bankAccounts: [['bankAccountNumber'], WIDE.bankAccountNumber],
  sites: [['firmSite'], WIDE.firmSite],
  points: [['certification'], WIDE.certification],
  creditLimit: [['lendingProposal'], WIDE.lendingProposal],
  creditLimitCurrency: [['lendingProposal'], sql`s.limit_currency`],
  noLimitReason: [['lendingProposal'], sql`s.no_limit_reason`],
  limitFacts: [['lendingProposal'], LIMIT_FACTS],
  ratingBasis: [['certification', 'lendingProposal'], sql`s.basis`],
  unratedReason: [['certification', 'lendingProposal'], sql`s.unrated_reason`],
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
    join company_profiles p on p.company_id = c.id collate "C" ${JOINED}`,
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
