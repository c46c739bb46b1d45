import { arrayOf, integer, jsonb, oneOf, orNull, present, type RowOf, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import {
  type MatchedCandidate,
  type MatchedRow,
  OPEN_GRADES,
  ROW_GRADES,
  ROW_NOTES,
} from '@merleg/domain/list-matching/row-grading'
import type { RowFilter } from '@merleg/contract/matching-rows'
import { type RawBuilder, sql } from 'kysely'

const NOBODY = '00000000-0000-0000-0000-000000000000'
/** Rows of one statement while a list is stored. */
const INSERTED_AT_ONCE = 1000

type ListCells = { listId: string; rows: readonly (readonly string[])[]; numbers: readonly number[] }

const insertSome = command({
  examples: [{ listId: NOBODY, rows: [['']], numbers: [1] }],
  sql: ({ listId, rows, numbers }: ListCells) => sql`
    insert into matching_rows (list_id, row_number, cells)
    select ${listId}, n.number, array(select jsonb_array_elements_text(r.cells))
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality r(cells, place)
      join unnest(${[...numbers]}::integer[]) with ordinality n(number, place) using (place)`,
})

/** Stores the cells of a list, its heading too, with the numbers that the rows have in the file. */
export async function insertMatchingRows(db: DbOrTx, { listId, rows, numbers }: ListCells): Promise<void> {
  for (let start = 0; start < rows.length; start += INSERTED_AT_ONCE) {
    const end = start + INSERTED_AT_ONCE
    await insertSome.run(db, { listId, rows: rows.slice(start, end), numbers: numbers.slice(start, end) })
  }
}

type Span = { listId: string; from: number; limit: number }

const cellsFrom = statement({
  row: { row: integer, cells: arrayOf(text) },
  examples: [{ listId: NOBODY, from: 1, limit: 1 }],
  sql: ({ listId, from, limit }: Span) => sql`
    select row_number as row, cells from matching_rows where list_id = ${listId} and row_number >= ${from}
    order by row_number limit ${limit}`,
})

/** Cells of the rows from a number on. */
export function listCells(db: DbOrTx, span: Span): Promise<{ row: number; cells: string[] }[]> {
  return cellsFrom.list(db, span)
}

const unmatched = statement({
  row: { row: integer, cells: arrayOf(text) },
  examples: [{ listId: NOBODY, from: 1, limit: 1 }],
  sql: ({ listId, from, limit }: Span) => sql`
    select row_number as row, cells from matching_rows
    where list_id = ${listId} and row_number >= ${from} and grade is null order by row_number limit ${limit}`,
})

/** The next rows that nobody has matched yet. */
export function listUnmatchedRows(db: DbOrTx, span: Span): Promise<{ row: number; cells: string[] }[]> {
  return unmatched.list(db, span)
}

type Results = { listId: string; runNumber: number; rows: readonly (MatchedRow & { row: number })[] }

const storeResults = command({
  examples: [{ listId: NOBODY, runNumber: 1, rows: [] }],
  sql: ({ listId, runNumber, rows }: Results) => sql`
    with list as materialized (
      select list_id from matching_lists where list_id = ${listId} and run_number = ${runNumber} for share)
    update matching_rows m set grade = r.grade, notes = array(select jsonb_array_elements_text(r.notes)),
      candidates = r.candidates,
      proposed_company_id = case when r.grade in ('certain', 'probable') then r.candidates -> 0 ->> 'companyId' end
    from list, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      r(row integer, grade text, notes jsonb, candidates jsonb)
    where m.list_id = list.list_id and m.row_number = r.row and m.grade is null`,
})

/** Writes what rows were matched with; nothing where another run of the list has begun since. */
export async function updateMatchedRows(db: DbOrTx, results: Results): Promise<number> {
  return results.rows.length === 0 ? 0 : storeResults.run(db, results)
}

const reset = command({
  examples: [NOBODY],
  sql: (listId: string) => sql`
    update matching_rows set grade = null, notes = '{}', candidates = '[]', proposed_company_id = null, decision = null,
      decided_company_id = null, decided_at = null
    where list_id = ${listId} and (grade is not null or decision is not null)`,
})

/** Drops results and decisions, before a list is matched anew. */
export async function clearMatchedRows(db: DbOrTx, listId: string): Promise<void> {
  await reset.run(db, listId)
}

const counts = statement({
  row: { grade: present(oneOf(ROW_GRADES)), count: integer, openCount: integer, matchedCount: integer },
  examples: [NOBODY],
  sql: (listId: string) => sql`
    select grade, count(*)::integer as count, count(*) filter (where decision is null)::integer as "openCount",
      count(*) filter (where decision = 'company' or decision is null and grade = 'certain')::integer as "matchedCount"
    from matching_rows where list_id = ${listId} and grade is not null group by grade`,
})

/** How many rows have each grade, and what of them is decided. */
export function countGrades(db: DbOrTx, listId: string): ReturnType<typeof counts.list> {
  return counts.list(db, listId)
}

const ROW_COLUMNS = {
  row: integer,
  cells: arrayOf(text),
  grade: present(oneOf(ROW_GRADES)),
  notes: arrayOf(oneOf(ROW_NOTES)),
  candidates: jsonb<MatchedCandidate[]>(),
  decision: orNull(oneOf(['company', 'none'])),
  decidedCompanyId: orNull(text),
  sameAs: arrayOf(integer),
  sameAsCount: integer,
}
export type StoredRow = RowOf<typeof ROW_COLUMNS>

/** Of other rows with the same company, so many are named. */
const NAMED_ROWS = 5

/** Does a row name a company? A probable one does not, though it means one (ADR 59). */
function isSure(alias: 'm' | 'o'): RawBuilder<unknown> {
  const row = sql.id(alias)
  return sql`(${row}.decision = 'company' or ${row}.decision is null and ${row}.grade = 'certain')`
}

const rowsOf = (listId: string): RawBuilder<unknown> => sql`
  select m.row_number as row, m.cells, m.grade, m.notes, m.candidates, m.decision,
    m.decided_company_id as "decidedCompanyId",
    coalesce((array_remove(t.first_rows, m.row_number))[1:${sql.lit(NAMED_ROWS)}], '{}') as "sameAs",
    coalesce(t.row_count - 1, 0) as "sameAsCount"
  from matching_rows m left join (
    select o.meant_company_id, count(*)::integer as row_count,
      (array_agg(o.row_number order by o.row_number))[1:${sql.lit(NAMED_ROWS + 1)}] as first_rows
    from matching_rows o where o.list_id = ${listId} and o.meant_company_id is not null and ${isSure('o')}
    group by o.meant_company_id) t on t.meant_company_id = m.meant_company_id and ${isSure('m')}
  where m.list_id = ${listId} and m.grade is not null`

/** `decidedSince`: whatever was decided since is there as well, so that pages stay as they were while they are decided. */
type Filtered = { listId: string; filter: RowFilter | null; decidedSince?: Date | undefined }

const rowPage = statement({
  row: ROW_COLUMNS,
  examples: [
    { listId: NOBODY, filter: null, limit: 1, offset: 0 },
    { listId: NOBODY, filter: 'certain', limit: 1, offset: 0 },
    { listId: NOBODY, filter: 'open', limit: 1, offset: 0 },
    { listId: NOBODY, filter: 'to-decide', limit: 1, offset: 0 },
    { listId: NOBODY, filter: 'matched', limit: 1, offset: 0 },
    { listId: NOBODY, filter: 'unmatched', limit: 1, offset: 0 },
    { listId: NOBODY, filter: 'twice', limit: 1, offset: 0 },
    { listId: NOBODY, filter: 'open', decidedSince: new Date(0), limit: 1, offset: 0 },
  ],
  sql: ({ listId, filter, decidedSince, limit, offset }: Filtered & { limit: number; offset: number }) => sql`
    ${rowsOf(listId)} and ${toCondition(filter, decidedSince)}
    order by m.row_number limit ${limit} offset ${offset}`,
})

const rowCount = statement({
  row: { count: integer, readAt: timestamptz },
  examples: [
    { listId: NOBODY, filter: null },
    { listId: NOBODY, filter: 'open' },
  ],
  sql: ({ listId, filter, decidedSince }: Filtered) => sql`
    select count(*)::integer as count, now() as "readAt" from matching_rows m
    where m.list_id = ${listId} and m.grade is not null and ${toCondition(filter, decidedSince)}`,
})

function toCondition(filter: RowFilter | null, decidedSince: Date | undefined): RawBuilder<unknown> {
  const isOf = toFilter(filter)
  return decidedSince === undefined ? isOf : sql`(${isOf} or m.decided_at >= ${decidedSince})`
}

function toFilter(filter: RowFilter | null): RawBuilder<unknown> {
  const isToDecide = sql`m.grade = any(${[...OPEN_GRADES]}::text[])`
  if (filter === null) return sql`true`
  if (filter === 'to-decide') return isToDecide
  if (filter === 'open') return sql`(${isToDecide} and m.decision is null)`
  if (filter === 'matched') return isSure('m')
  if (filter === 'unmatched')
    return sql`(m.decision is distinct from 'company' and not (m.decision is null and m.grade = 'certain'))`
  if (filter === 'twice')
    return sql`(${isSure('m')} and exists (select from matching_rows o where o.list_id = m.list_id
      and o.meant_company_id = m.meant_company_id and o.row_number <> m.row_number and ${isSure('o')}))`
  return sql`m.grade = ${filter}`
}

/** Matched rows in the order of the list, how many there are, and when that was so. */
export async function listMatchedRows(
  db: DbOrTx,
  asked: Filtered & { limit: number; offset: number },
): Promise<{ rows: StoredRow[]; count: number; readAt: Date }> {
  const { count, readAt } = await rowCount.get(db, asked)
  return { rows: count === 0 ? [] : await rowPage.list(db, asked), count, readAt }
}

type OneRow = { listId: string; row: number }

const oneRow = statement({
  row: ROW_COLUMNS,
  examples: [{ listId: NOBODY, row: 1 }],
  sql: ({ listId, row }: OneRow) => sql`${rowsOf(listId)} and m.row_number = ${row}`,
})

/** A row that is matched; null where there is none. */
export function findMatchedRow(db: DbOrTx, asked: OneRow): Promise<StoredRow | null> {
  return oneRow.find(db, asked)
}

type Decided = OneRow & { decision: 'company' | 'none' | null; companyId: string | null }

const decide = command({
  examples: [{ listId: NOBODY, row: 1, decision: null, companyId: null }],
  sql: ({ listId, row, decision, companyId }: Decided) => sql`
    update matching_rows set decision = ${decision}::text, decided_company_id = ${companyId}::text,
      decided_at = case when ${decision}::text is not null then now() end
    where list_id = ${listId} and row_number = ${row} and grade is not null`,
})

export async function updateDecision(db: DbOrTx, decided: Decided): Promise<void> {
  await decide.run(db, decided)
}

const sureCompanies = statement({
  row: { companyId: text },
  examples: [NOBODY],
  sql: (listId: string) => sql`
    select distinct coalesce(meant_company_id, '') as "companyId" from matching_rows
    where list_id = ${listId} and meant_company_id is not null
      and (decision = 'company' or decision is null and grade = 'certain')
    order by 1`,
})

/** Companies of a list that are certain or decided, each once: what watch lists and favourites take over. */
export async function listSureCompanies(db: DbOrTx, listId: string): Promise<string[]> {
  return (await sureCompanies.list(db, listId)).map(({ companyId }) => companyId)
}
