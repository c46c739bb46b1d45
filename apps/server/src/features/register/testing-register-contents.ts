import type { Db } from '@merleg/db/connect'
import { sql } from 'kysely'
import { CELLS, dayOfCell } from './testing-register-days.ts'
import type { OracleEvent, OracleStatement, RegisterOracle } from './testing-register-oracle.ts'
import { canonical, type OracleFact } from './testing-register-timeline.ts'

const READ_MODELS = [
  'company_profiles',
  'company_names',
  'listed_texts',
  'links',
  'persons',
  'search_words',
  'search_prefixes',
]

/** Everything the register holds or held, a line each, sorted; batches by their number in the order of merging. */
export type RegisterContents = { facts: string[]; statements: string[]; events: string[] }

type FactRow = {
  company_id: string
  section: string
  slot: string
  payload: unknown
  party_id: string | null
  valid: string
  since: number
  until: number | null
  said_by: number
  source_ref: string | null
}
type StatementRow = {
  company_id: string
  period_start: string
  period_end: string
  content: unknown
  since: number
  until: number | null
  said_by: number
}
type EventRow = {
  company_id: string
  type: string
  section: string
  slot: string
  occurred_on: string
  before: unknown
  after: unknown
  batch: number
}

function byCode(column: string) {
  return sql`(select coalesce(jsonb_object_agg(l.codes[place], amount), '{}')
    from jsonb_array_elements(${sql.ref(`s.${column}`)}::jsonb) with ordinality as a(amount, place) where amount <> 'null')`
}

export async function readContents(db: Db): Promise<RegisterContents> {
  const numbered = sql`with numbered as (select b.batch_id, b.recorded_at, (row_number() over (order by b.batch_id) - 1)::int as n from batches b)`
  const facts = await sql<FactRow>`${numbered}
    select f.company_id, f.section, f.slot, f.payload, f.party_id, f.valid::text as valid, since.n as since, until.n as until, said.n as said_by, f.source_ref
    from facts f join numbered said using (batch_id) left join numbered since on since.recorded_at = lower(f.recorded)
    left join numbered until on until.recorded_at = upper(f.recorded)`.execute(db)
  const statements = await sql<StatementRow>`${numbered}
    select s.company_id, lower(s.period)::text as period_start, (upper(s.period) - 1)::text as period_end,
           jsonb_build_array(s.is_consolidated, s.layout, s.currency, s.unit, ${byCode('amounts')}, ${byCode('previous_amounts')}, ${byCode('amended_amounts')}, s.filed_on, s.first_filed_on, s.is_filed_again, s.source_ref) as content,
           since.n as since, until.n as until, said.n as said_by
    from statements s join statement_layouts l using (layout) join numbered said using (batch_id) join numbered since on since.recorded_at = lower(s.recorded)
    left join numbered until on until.recorded_at = upper(s.recorded)`.execute(db)
  const events = await sql<EventRow>`${numbered}
    select e.company_id, e.type, e.section, e.slot, e.occurred_on::text, e.before, e.after, said.n as batch
    from events e join numbered said on said.batch_id = e.batch_id and said.recorded_at = e.recorded_at`.execute(db)
  return {
    facts: facts.rows.map((row) => factLine(row)).toSorted(),
    statements: statements.rows.map((row) => statementLine(row)).toSorted(),
    events: events.rows.map((row) => eventLine(row)).toSorted(),
  }
}

export function oracleContents(oracle: RegisterOracle): RegisterContents {
  return {
    facts: oracle.facts.map((fact) => factLine(factRow(fact))).toSorted(),
    statements: oracle.statements.map((statement) => statementLine(statementRow(statement))).toSorted(),
    events: oracle.events.map((event) => eventLine(eventRow(event))).toSorted(),
  }
}

/** All rows of the read models, sorted. */
export async function readReadModels(db: Db): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {}
  // The numbers of facts are those of the order in which they came.
  for (const table of READ_MODELS) {
    const result = await sql<{ row: unknown }>`
      select to_jsonb(t) - 'fact_id' as row from ${sql.table(table)} t order by (to_jsonb(t) - 'fact_id')::text`.execute(
      db,
    )
    contents[table] = result.rows.map(({ row }) => row)
  }
  return contents
}

function factLine(row: FactRow): string {
  const { company_id: id, section, slot, valid, since, until, said_by: saidBy, source_ref: ref } = row
  const known = `known ${since}..${until ?? ''} said by ${saidBy} (${ref ?? ''})`
  return `${id} ${section}/${slot} ${valid} ${canonical(row.payload)} ${row.party_id ?? ''} ${known}`
}

function factRow(fact: OracleFact): FactRow {
  const { companyId: company_id, section, slot, content, since, until, saidBy: said_by, sourceRef: source_ref } = fact
  const valid = `${fact.from === 0 ? '(' : `[${dayOfCell(fact.from)}`},${fact.to === CELLS ? '' : dayOfCell(fact.to)})`
  const { payload, partyId: party_id } = content
  return { company_id, section, slot, payload, party_id, valid, since, until, said_by, source_ref }
}

function statementLine(row: StatementRow): string {
  const { company_id: id, period_start: start, period_end: end, content, since, until, said_by: saidBy } = row
  return `${id} ${start}..${end} ${canonical(content)} known ${since}..${until ?? ''} said by ${saidBy}`
}

function statementRow(statement: OracleStatement): StatementRow {
  const { observation: said, firstFiledOn, isFiledAgain, since, until, saidBy: said_by } = statement
  const accounts = [said.amounts, said.previousAmounts, said.amendedAmounts]
  return {
    company_id: said.companyId,
    period_start: said.periodStart,
    period_end: said.periodEnd,
    content: [
      said.isConsolidated,
      said.layout,
      said.currency,
      said.unit,
      ...accounts,
      said.filedOn,
      firstFiledOn,
      isFiledAgain,
      said.sourceRef ?? null,
    ],
    since,
    until,
    said_by,
  }
}

function eventLine(row: EventRow): string {
  const change = `${canonical(row.before)} -> ${canonical(row.after)}`
  return `${row.company_id} ${row.type} ${row.section}/${row.slot} on ${row.occurred_on} ${change} by ${row.batch}`
}

function eventRow(event: OracleEvent): EventRow {
  const { companyId: company_id, occurredOn: occurred_on, ...same } = event
  return { company_id, occurred_on, ...same }
}
