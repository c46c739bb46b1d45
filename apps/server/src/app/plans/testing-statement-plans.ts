import type { Declared } from '@merleg/db/declared-statements'
import type { Db } from '@merleg/db/connect'
import { inOrder } from '@merleg/db/testing-statements'
import { type CompiledQuery, sql } from 'kysely'

export type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Subplan Name'?: string
  Plans?: Plan[]
}

/** The companies of a day: a plan that is right for one may be wrong for these. */
const DAY_COMPANIES = 20_000
const companyIds = Array.from({ length: DAY_COMPANIES }, (_, place) => String(10_000_000 + place * 4099))

/** Of what PostgreSQL plans; a statement such as "analyze" has no plan. */
const PLANNED = /^(?:\s|\/\*.*?\*\/)*(?:select|with|insert|update|delete)\b/i

/**
 * Has a statement explained with each of its examples; a list of one company, or of none, is asked for those of a day. Throws
 * where it cannot be planned.
 */
export async function explainStatement(db: Db, statement: Declared): Promise<Plan[]> {
  const plans: Plan[] = []
  for (const text of statement.texts()) {
    const query = text.compile(db)
    if (!PLANNED.test(query.sql)) continue
    // A list of something else stays as it was.
    plans.push(await explain(db, statement, withDay(query)).catch(() => explain(db, statement, query)))
  }
  return plans
}

function withDay(query: CompiledQuery): CompiledQuery {
  return { ...query, parameters: query.parameters.map((value) => (isListOfCompanies(value) ? companyIds : value)) }
}

function isListOfCompanies(value: unknown): boolean {
  return Array.isArray(value) && (value.length === 0 || (value.length === 1 && value[0] === ''))
}

async function explain(db: Db, { temporary, place }: Declared, query: CompiledQuery): Promise<Plan> {
  const tx = await db.startTransaction().execute()
  try {
    for (const table of inOrder(temporary)) await sql`${table.texts()[0]}`.execute(tx)
    const explained = { ...query, sql: `explain (format json) ${query.sql}` }
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': { Plan: Plan }[] }>(explained)
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    if (plan === undefined) throw new Error(`no plan: ${place}`)
    return plan
  } finally {
    await tx.rollback().execute()
  }
}

/** Which of the large tables a plan goes through from end to end, and which it keeps in a hash to ask for one row after the other. */
export function findWholeReadings(plan: Plan, isLarge: (table: string) => boolean): string[] {
  const hashed = new Set([...JSON.stringify(plan).matchAll(/hashed (SubPlan \d+)/g)].map(([, name]) => name))
  const found = new Set<string>()
  const visit = (node: Plan, above: { isHashed: boolean; isLimited: boolean }): void => {
    const isHashed = above.isHashed || hashed.has(node['Subplan Name'])
    const table = node['Relation Name']
    if (table !== undefined && isLarge(table) && isWhole(node, above.isLimited))
      found.add(isHashed ? `${table}, hashed` : table)
    for (const child of node.Plans ?? []) visit(child, { isHashed, isLimited: node['Node Type'] === 'Limit' })
  }
  visit(plan, { isHashed: false, isLimited: false })
  return [...found].toSorted()
}

/** The first rows in the order of an index, such as the greatest of a column, are few. */
function isWhole(node: Plan, isLimited: boolean): boolean {
  if (node['Node Type'] === 'Seq Scan') return true
  return /^Index (?:Only )?Scan$/.test(node['Node Type']) && node['Index Cond'] === undefined && !isLimited
}
