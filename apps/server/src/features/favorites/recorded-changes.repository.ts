import { arrayOf, boolean, jsonb, orNull, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { OVERDUE_ACCOUNTS } from '@merleg/domain/company-info/info-groups'
import { type RawBuilder, sql } from 'kysely'
import { type Recorded, VALUE_SECTIONS, type Values } from './favorite-causes.ts'

type Asked = { companyIds: readonly string[]; from: Date }

const valuesWhere = (isKnown: RawBuilder<unknown>) => sql`coalesce((
  select jsonb_object_agg(f.section, f.payload) from facts f
  where f.company_id = i.company_id and f.section = any(${[...VALUE_SECTIONS]}::text[]) and upper_inf(f.valid) and ${isKnown}), '{}')`

/** Was a fact f heard of, or ended, after a moment? */
const isRecordedSince = (from: Date) =>
  sql`(lower(f.recorded) > ${from} or (not upper_inf(f.recorded) and upper(f.recorded) > ${from}))`

const recorded = statement({
  row: {
    companyId: text,
    name: orNull(text),
    sections: arrayOf(text),
    hasAccounts: boolean,
    hasRating: boolean,
    hasOverdue: boolean,
    isNew: boolean,
    before: jsonb<Values>(),
    after: jsonb<Values>(),
  },
  examples: [{ companyIds: [''], from: new Date(0) }],
  sql: ({ companyIds, from }: Asked) => sql`
    select i.company_id as "companyId", p.name,
      array(select distinct f.section from facts f where f.company_id = i.company_id and ${isRecordedSince(from)} order by f.section) as sections,
      exists (select from facts f where f.company_id = i.company_id and f.section = 'register-detail' and f.slot = ${OVERDUE_ACCOUNTS}
        and ${isRecordedSince(from)}) as "hasOverdue",
      exists (select from statements t where t.company_id = i.company_id and lower(t.recorded) > ${from}) as "hasAccounts",
      exists (select from scores s where s.company_id = i.company_id and s.computed_at > ${from}) as "hasRating",
      coalesce(b.recorded_at > ${from}, false) as "isNew",
      ${valuesWhere(sql`f.recorded @> ${from}::timestamptz`)} as before, ${valuesWhere(sql`upper_inf(f.recorded)`)} as after
    from companies i left join company_profiles p on p.company_id = i.company_id
      left join batches b on b.batch_id = i.first_batch_id
    where i.company_id = any(${[...companyIds]}::text[])`,
})

/** What was recorded of some companies after a moment, with what they are called. */
export async function listRecordedSince(
  db: DbOrTx,
  asked: Asked,
): Promise<ReadonlyMap<string, Recorded & { name: string | null }>> {
  if (asked.companyIds.length === 0) return new Map()
  const rows = await recorded.list(db, asked)
  return new Map(rows.map(({ companyId, ...row }) => [companyId, row]))
}
