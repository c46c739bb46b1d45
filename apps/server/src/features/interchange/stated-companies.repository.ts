import { bigint, boolean, date, oneOf, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { COMPANY_STATUSES } from '@merleg/domain/company-status'
import { TIE_SECTIONS } from '@merleg/domain/connections/tie-kinds'
import { ENTITY_KINDS } from '@merleg/domain/report-id'
import { type RawBuilder, sql } from 'kysely'

const COLUMNS = {
  id: text,
  kind: oneOf(ENTITY_KINDS),
  countryCode: text,
  isMadeUp: boolean,
  name: text,
  legalForm: orNull(text),
  taxNumber: orNull(text),
  registerNumber: orNull(text),
  seat: orNull(text),
  foundedOn: orNull(date),
  status: oneOf(COMPANY_STATUSES),
  statusSince: orNull(date),
  /** The reading that told the name; null where none did. */
  batchId: orNull(bigint),
}
/** A company of the register as a statement tells of it. */
export type StatedCompany = RowOf<typeof COLUMNS>

const SELECT = sql`
  select p.company_id as id, p.kind, p.country_code as "countryCode", p.is_made_up as "isMadeUp", p.name,
         p.legal_form as "legalForm", p.tax_number as "taxNumber", p.register_number as "registerNumber", p.seat,
         p.founded_on as "foundedOn", p.status, p.status_since as "statusSince",
         (select f.batch_id from facts f where f.company_id = p.company_id and f.section = 'name' and upper_inf(f.recorded)
          order by upper_inf(f.valid) desc, lower(f.valid) desc nulls last, f.fact_id desc limit 1) as "batchId"
  from company_profiles p`

type Page = { countryCode: string | null; after: string; limit: number }

const inCountry = (column: RawBuilder<unknown>, countryCode: string | null): RawBuilder<unknown> =>
  countryCode === null ? sql`` : sql`and ${column} = ${countryCode}`

const companiesAfter = statement({
  row: COLUMNS,
  examples: [
    { countryCode: null, after: '', limit: 1 },
    { countryCode: 'HU', after: '', limit: 1 },
  ],
  sql: ({ countryCode, after, limit }: Page) => sql`${SELECT}
    where p.company_id > ${after} ${inCountry(sql`p.country_code`, countryCode)} order by p.company_id limit ${limit}`,
})

/** The next companies after an id, of the whole register or of one country. */
export async function listStatedCompaniesAfter(db: DbOrTx, page: Page): Promise<StatedCompany[]> {
  return companiesAfter.list(db, page)
}

const companiesById = statement({
  row: COLUMNS,
  examples: [['']],
  sql: (ids: readonly string[]) => sql`${SELECT} where p.company_id = any(${[...ids]}::text[])`,
})

/** Of some ids those that are companies of the register. */
export async function listStatedCompanies(db: DbOrTx, ids: readonly string[]): Promise<Map<string, StatedCompany>> {
  if (ids.length === 0) return new Map()
  return new Map((await companiesById.list(db, ids)).map((company) => [company.id, company]))
}

// Who of them are companies is asked of one page: where a party has its own entry is another node of a cluster (ADR 106).
const partiesAfter = statement({
  row: { id: text, isCompany: boolean },
  examples: [
    { countryCode: null, after: '', limit: 1 },
    { countryCode: 'HU', after: '', limit: 1 },
  ],
  sql: ({ countryCode, after, limit }: Page) => sql`
    with parties as materialized (
      select l.from_party as id from links l ${countryCode === null ? sql`` : sql`join companies c on c.company_id = l.company_id`}
      where l.from_party > ${after} and l.company_id = l.to_party and l.section = any(${[...TIE_SECTIONS]}::text[])
        ${inCountry(sql`c.country_code`, countryCode)}
      group by l.from_party order by l.from_party limit ${limit}
    )
    select id, id in (
      select p.company_id from company_profiles p
      where p.company_id = any(array(select id from parties)) ${inCountry(sql`p.country_code`, countryCode)}) as "isCompany"
    from parties order by id`,
})

/** The next parties after an id whom entries of the companies name and who are none of these companies themselves. */
export async function listNamedPartiesAfter(db: DbOrTx, page: Page): Promise<string[]> {
  for (let after = page.after; ;) {
    const parties = await partiesAfter.list(db, { ...page, after })
    const named = parties.filter(({ isCompany }) => !isCompany).map(({ id }) => id)
    const last = parties.at(-1)
    // A page of companies alone is no end.
    if (named.length > 0 || last === undefined) return named
    after = last.id
  }
}

const companyCount = statement({
  row: { count: bigint },
  examples: [null, 'HU'],
  sql: (countryCode: string | null) => sql`
    select count(*) as count from company_profiles p where true ${inCountry(sql`p.country_code`, countryCode)}`,
})

export async function countStatedCompanies(db: DbOrTx, countryCode: string | null): Promise<number> {
  return (await companyCount.get(db, countryCode)).count
}
