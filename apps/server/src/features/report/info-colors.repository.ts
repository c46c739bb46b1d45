import { oneOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { INFO_TYPES, type InfoType, listInfoFactRules } from '@merleg/domain/company-info/info-groups'
import { sql } from 'kysely'

/** Colour keys of the theme; null where there is nothing to say. */
export type InfoColors = Record<InfoType, string | null>

const infoColors = statement({
  row: { type: oneOf(INFO_TYPES), color: text },
  examples: [{ companyId: '', today: '2026-01-01' }],
  sql: ({ companyId, today }: { companyId: string; today: string }) => sql`
    ${onePlan} with rules as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(listInfoFactRules())}::jsonb)
        as r(section text, type text, meaning text, field text, accepted jsonb)
    )
    select r.type, case when bool_or(r.meaning = 'bad') filter (where f.valid @> ${today}::date) then 'bad'
      else coalesce(min(r.meaning) filter (where f.valid @> ${today}::date), 'inactive') end as color
    from facts f join rules r using (section)
    where f.company_id = ${companyId} and upper_inf(f.recorded) and (lower_inf(f.valid) or lower(f.valid) <= ${today}::date)
      and (r.field is null or r.accepted ? (f.payload->>r.field))
    group by r.type`,
})

/**
 * What the register states for and against a company: the gravest of what is in force on the day, `inactive` where
 * all of it is over. What is worked out from accounts and days does not colour.
 */
export async function findInfoColors(
  db: DbOrTx,
  { companyId, today }: { companyId: string; today: string },
): Promise<InfoColors> {
  const rows = await infoColors.list(db, { companyId, today })
  const colorOf = (type: InfoType) => rows.find((row) => row.type === type)?.color ?? null
  return { negative: colorOf('negative'), positive: colorOf('positive') }
}
