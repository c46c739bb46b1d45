import { date, integer } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import type { RegisterFacts } from '@merleg/domain/score/inputs/register-facts'
import { sql } from 'kysely'
import { listWholeLists } from '../../register/whole-lists.repository.ts'
import { FILINGS, isFiled } from './published-statements.repository.ts'
import {
  isKnown,
  joinFailures,
  listBatches,
  ROW_COLUMNS,
  ROW_SQL,
  tellOn,
  toFacts,
  withFailures,
} from './register-facts.repository.ts'
import { listSources, type ReadSource } from './sources.repository.ts'

/** What the register knew of one company on several days (YYYY-MM-DD), by day; as `loadRegisterFacts` has each of them. */
export async function loadPastFacts(
  db: DbOrTx,
  { companyId, days }: { companyId: string; days: readonly string[] },
): Promise<Map<string, RegisterFacts>> {
  const distinct = [...new Set(days)].toSorted()
  const newest = distinct.at(-1)
  if (newest === undefined) return new Map()
  const [rows, lists] = await Promise.all([
    rowsByDay.list(db, { companyId, days: distinct }),
    listWholeLists(db, { companyIds: [companyId], days: distinct, knownAt: null }),
  ])
  const sources = await listSources(db, {
    companyIds: [companyId],
    batchIds: new Set(rows.flatMap(listBatches)),
    asOf: newest,
  })
  return new Map(
    rows.map(({ day, failures, ...row }) => {
      const found = { sources: readUntil(sources, day), lists: lists.get(`${companyId} ${day}`) ?? [], failures }
      return [day, toFacts(row, found, day)]
    }),
  )
}

/** The sources as they were read by a day; one object a source, so that a set of them has each once. */
function readUntil(sources: ReadonlyMap<number, ReadSource>, day: string): Map<number, ReadSource> {
  const byDay = new Map<ReadSource, ReadSource>()
  for (const source of sources.values())
    byDay.set(source, { ...source, readOn: source.readOn < day ? source.readOn : day })
  return new Map([...sources].map(([batchId, source]) => [batchId, byDay.get(source) ?? source]))
}

type DaysOf = { companyId: string; days: readonly string[] }

// Rows are read once and then told apart by day: read for each day, their number would be estimated so badly that
// PostgreSQL never took to one plan.
const rowsByDay = statement({
  row: { ...ROW_COLUMNS, day: date, failures: integer },
  examples: [{ companyId: '', days: ['2026-01-01'] }],
  sql: ({ companyId, days }: DaysOf) => {
    const day = sql`d.day`
    const eachDay = sql`unnest(${[...days]}::date[]) as d(day)`
    return sql`
    ${onePlan} with ${withFailures({ companies: sql`${companyId}` })}
    select d.day, ${ROW_SQL}, coalesce(n.failures, 0) as failures
    from companies c cross join ${eachDay}
    left join (
      select d.day, ${tellOn(day)} from facts f join ${eachDay} on ${isKnown(day)}
      where f.company_id = ${companyId} group by d.day
    ) f using (day)
    left join (
      select d.day, ${FILINGS} from statements s join ${eachDay} on ${isFiled(day)}
      where s.company_id = ${companyId} group by d.day
    ) s using (day)
    left join (
      select d.day, count(distinct failed.company_id)::integer as failures
      from ${eachDay} cross join ${joinFailures(day)} and own.valid @> ${day} group by d.day
    ) n using (day)
    where c.company_id = ${companyId}`
  },
})
