import { boolean, float8, orNull, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import type { ComparedCompany } from '@merleg/domain/company-search/similar-companies'
import { headcountCountsFrom } from '@merleg/domain/company-search/headcount-age'
import { WHOLE_YEAR_DAYS } from '@merleg/domain/whole-year'
import { type RawBuilder, sql } from 'kysely'

const COLUMNS = {
  companyId: text,
  activity: orNull(text),
  countyCode: orNull(text),
  regionCode: orNull(text),
  legalForm: orNull(text),
  sales: orNull(float8),
  headcount: orNull(float8),
  age: orNull(float8),
  growth: orNull(float8),
  equityRatio: orNull(float8),
  rating: orNull(float8),
}

const { from, to } = WHOLE_YEAR_DAYS

/** Of search profiles p; ages in days. */
const compared = (today: string, where: RawBuilder<unknown>) => sql`
  select p.company_id as "companyId", p.main_class as activity, p.county_code as "countyCode", p.region_code as "regionCode",
    p.legal_form as "legalForm",
    case when p.year_days between ${sql.lit(from)} and ${sql.lit(to)} then p.net_sales end::float8 as sales,
    case when p.headcount_until >= ${headcountCountsFrom(today)}::date then p.headcount end::float8 as headcount,
    (${today}::date - p.founded_on)::float8 as age, p.sales_growth::float8 as growth, p.equity_ratio::float8 as "equityRatio",
    p.points::float8 as rating
  from search_profiles p where ${where}`

type Some = { companyIds: readonly string[]; today: string }

const some = statement({
  row: COLUMNS,
  examples: [{ companyIds: [''], today: '2026-01-01' }],
  sql: ({ companyIds, today }: Some) => compared(today, sql`p.company_id = any(${[...companyIds]}::text[])`),
})

export async function listCompared(db: DbOrTx, asked: Some): Promise<ComparedCompany[]> {
  return some.list(db, asked)
}

const OF_CLASSES = (classes: readonly string[]) =>
  sql`p.status <> 'ceased' and p.main_class = any(${[...classes]}::text[])`

type OfClasses = { classes: readonly string[]; today: string }

const ofClasses = statement({
  row: COLUMNS,
  examples: [{ classes: ['0111'], today: '2026-01-01' }],
  sql: ({ classes, today }: OfClasses) => compared(today, sql`${OF_CLASSES(classes)} order by p.company_id`),
})

/** Companies that exist and whose main activity is of one of the classes. */
export async function listOfClasses(db: DbOrTx, asked: OfClasses): Promise<ComparedCompany[]> {
  return asked.classes.length === 0 ? [] : ofClasses.list(db, asked)
}

type More = { classes: readonly string[]; but: readonly string[]; limit: number }

const moreOfClasses = statement({
  row: { isMore: boolean },
  examples: [{ classes: ['0111'], but: [''], limit: 500 }],
  sql: ({ classes, but, limit }: More) => sql`
    select count(*) > ${limit}::integer as "isMore" from (
      select from search_profiles p where ${OF_CLASSES(classes)} and p.company_id <> all(${[...but]}::text[])
      limit ${limit}::integer + 1
    ) p`,
})

/** Are there more of them than so many, some companies aside? */
export async function hasMoreOfClasses(db: DbOrTx, asked: More): Promise<boolean> {
  return asked.classes.length > 0 && (await moreOfClasses.get(db, asked)).isMore
}
