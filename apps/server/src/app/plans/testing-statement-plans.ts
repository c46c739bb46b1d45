import type { Declared, DeclaredTable } from '@merleg/db/declared-statements'
import type { Db, Tx } from '@merleg/db/connect'
import { type CompiledQuery, type RawBuilder, sql } from 'kysely'

export type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Subplan Name'?: string
  'Plan Rows': number
  Plans?: Plan[]
}

/** The companies of a day: a plan that is right for one may be wrong for these. */
const DAY_COMPANIES = 20_000
const companyIds = Array.from({ length: DAY_COMPANIES }, (_, place) => String(10_000_000 + place * 4099))

/** Has a statement explained with each of its examples; a list of one company, or of none, is asked for those of a day. */
export async function explainStatement(db: Db, statement: Declared): Promise<Plan[]> {
  const plans: Plan[] = []
  for (const text of statement.texts()) {
    const query = text.compile(db)
    // A list of something else stays as it was.
    const plan = (await explain(db, statement, withDay(query))) ?? (await explain(db, statement, query))
    if (plan !== null) plans.push(plan)
  }
  return plans
}

function withDay(query: CompiledQuery): CompiledQuery {
  return { ...query, parameters: query.parameters.map((value) => (isListOfCompanies(value) ? companyIds : value)) }
}

function isListOfCompanies(value: unknown): boolean {
  return Array.isArray(value) && (value.length === 0 || (value.length === 1 && value[0] === ''))
}

/** Null for what has no plan, or not with these parameters. */
async function explain(db: Db, { temporary }: Declared, query: CompiledQuery): Promise<Plan | null> {
  const tx = await db.startTransaction().execute()
  try {
    for (const table of inOrder(temporary)) await create(tx, table)
    const explained = { ...query, sql: `explain (format json) ${query.sql}` }
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': { Plan: Plan }[] }>(explained)
    return rows[0]?.['QUERY PLAN'][0]?.Plan ?? null
  } catch {
    return null
  } finally {
    await tx.rollback().execute()
  }
}

function inOrder(tables: readonly DeclaredTable[]): Set<DeclaredTable> {
  return new Set(tables.flatMap((table) => [...inOrder(table.temporary), table]))
}

async function create(tx: Tx, table: DeclaredTable): Promise<void> {
  const text: RawBuilder<unknown> | undefined = table.texts()[0]
  if (text !== undefined) await sql`${text}`.execute(tx)
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
