import { bigint } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import type { EntityKind } from '@merleg/domain/report-id'
import { type RawBuilder, sql } from 'kysely'

/** Countries ('HU') and kinds of a country, as {@link kindOf} has them; null: everyone. */
export type Subjects = readonly string[] | null

/** 'HU company' */
export const kindOf = (countryCode: string, kind: EntityKind): string => `${countryCode} ${kind}`
type Page = { after: string; limit: number; of?: Subjects }

const isOf = (subjects: Subjects): RawBuilder<boolean> =>
  subjects === null
    ? sql`true`
    : sql`(country_code = any(${[...subjects]}::text[]) or concat_ws(' ', country_code, kind) = any(${[...subjects]}::text[]))`

const companyCount = statement({
  row: { count: bigint },
  examples: [null, ['HU', 'LV company']],
  sql: (of: Subjects) => sql`select count(*) as count from companies where ${isOf(of)}`,
})

export async function countCompanies(db: DbOrTx, of: Subjects = null): Promise<number> {
  return (await companyCount.get(db, of)).count
}

/** The next companies after an id, in the order of their ids; none at the end. */
export async function listCompaniesAfter(db: DbOrTx, { after, limit, of = null }: Page): Promise<string[]> {
  const next = db
    .selectFrom('companies')
    .select('company_id as id')
    .where('company_id', '>', after)
    .where(isOf(of))
    .orderBy('company_id')
    .limit(limit)
  return (await next.execute()).map(({ id }) => id)
}
