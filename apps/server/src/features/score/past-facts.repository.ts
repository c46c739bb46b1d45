import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import type { RegisterFacts } from '@merleg/domain/score/register-facts'
import { sql } from 'kysely'
import type { Source } from './register-facts.ts'
import {
  fromFailures,
  knownOn,
  listBatches,
  listSources,
  ROW_COLUMNS,
  type Row,
  toFacts,
} from './register-facts.repository.ts'

/** What the register knew of one company on several days (YYYY-MM-DD), by day; as `loadRegisterFacts` has each of them. */
export async function loadPastFacts(
  db: DbOrTx,
  { companyId, days }: { companyId: string; days: readonly string[] },
): Promise<Map<string, RegisterFacts>> {
  const distinct = [...new Set(days)].toSorted()
  const newest = distinct.at(-1)
  if (newest === undefined) return new Map()
  const { rows } = await sql<Row & { day: string }>`
    ${onePlan} select d.day, ${ROW_COLUMNS}
    from companies c cross join unnest(${distinct}::date[]) as d(day) ${knownOn(sql`d.day`)}
    where c.company_id = ${companyId}`.execute(db)
  const sources = await listSources(db, { batchIds: new Set(rows.flatMap(listBatches)), asOf: newest })
  const failures = await countFailures(db, { companyId, days: distinct })
  return new Map(
    rows.map(({ day, ...row }) => {
      const found = { sources: readUntil(sources, day), failures: failures.get(day) ?? 0 }
      return [day, toFacts(row, found, day)]
    }),
  )
}

/** The sources as they were read by a day; one object a source, so that a set of them has each once. */
function readUntil(sources: ReadonlyMap<number, Source>, day: string): Map<number, Source> {
  const byDay = new Map<Source, Source>()
  for (const source of sources.values())
    byDay.set(source, { ...source, readOn: source.readOn < day ? source.readOn : day })
  return new Map([...sources].map(([batchId, source]) => [batchId, byDay.get(source) ?? source]))
}

async function countFailures(
  db: DbOrTx,
  { companyId, days }: { companyId: string; days: string[] },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; count: number }>`
    ${onePlan} select d.day, n.count
    from unnest(${days}::date[]) as d(day)
    cross join lateral (
      select count(distinct other.company_id)::integer as count ${fromFailures(sql`d.day`)} and own.company_id = ${companyId}
    ) n`.execute(db)
  return new Map(rows.map(({ day, count }) => [day, count]))
}
