import { oneOf, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { COMPANY_STATUSES } from '@merleg/domain/company-status'
import { sql } from 'kysely'

/** What a list shows of a company. */
export const COMPANY_COLUMNS = {
  companyId: text,
  name: text,
  registerNumber: orNull(text),
  status: oneOf(COMPANY_STATUSES),
}
export type CompanyRow = RowOf<typeof COMPANY_COLUMNS>

const companiesById = statement({
  row: COMPANY_COLUMNS,
  examples: [['']],
  sql: (ids: readonly string[]) => sql`
    ${onePlan} select company_id as "companyId", name, register_number as "registerNumber", status
    from company_profiles where company_id = any(${[...ids]}::text[])`,
})

/** Of some ids those that are companies of the register, with what a list shows of them. */
export async function listCompaniesById(db: DbOrTx, ids: readonly string[]): Promise<Map<string, CompanyRow>> {
  if (ids.length === 0) return new Map()
  return new Map((await companiesById.list(db, ids)).map((row) => [row.companyId, row]))
}
