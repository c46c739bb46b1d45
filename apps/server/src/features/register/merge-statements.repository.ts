import { boolean, integer } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { derivedTable } from '@merleg/db/temporary-table'
import { type RawBuilder, sql } from 'kysely'
import type { MergeBatch } from './merge-batch.repository.ts'
import type { MergeCounts } from './merge-facts.repository.ts'
import { stagedStatements } from './merge-tables.repository.ts'
import { newerBatches } from './newer-batches.repository.ts'
import { ofEach } from './of-each.repository.ts'

type Moment = Pick<MergeBatch, 'batchId' | 'recordedAt'>

const ANY_MOMENT: Moment = { batchId: '1', recordedAt: new Date(0) }

const CONTENT = ['layout', 'currency', 'unit', 'amounts', 'previous_amounts', 'amended_amounts'] as const
const CONTENT_COLUMNS = sql.raw(CONTENT.join(', '))
const contentOf = (row: string) => sql.raw(CONTENT.map((column) => `${row}.${column}`).join(', '))

/** Do two rows with accounts say the same, whenever they were filed? Json has no equality (ADR 13). */
function saySame(one: string, other: string): RawBuilder<unknown> {
  const textsOf = (row: string) =>
    CONTENT.map((column) => `${row}.${column}${column.endsWith('amounts') ? '::text' : ''}`)
  return sql.raw(`(${textsOf(one).join(', ')}) is not distinct from (${textsOf(other).join(', ')})`)
}

/**
 * Were two accounts of a period filed apart? Where one of the days is not known, what they say tells it; of two days that
 * nobody knows nothing does.
 */
function areFiledApart({ one, other, doSaySame }: Record<'one' | 'other' | 'doSaySame', RawBuilder<unknown>>) {
  return sql`case when ${one} is null and ${other} is null then false
              when ${one} is null or ${other} is null then not ${doSaySame} else ${one} <> ${other} end`
}

/** Of several of a period in one batch the one filed last and, of one day, the last; one without a day only where no other has any. */
export const incomingStatements = derivedTable('incoming_statements', {
  temporary: [stagedStatements],
  sql: sql`
     select distinct on (company_id, period_start, period_end, is_consolidated)
            s.*, daterange(period_start, period_end, '[]') as period
     from staged_statements s order by company_id, period_start, period_end, is_consolidated, filed_on desc nulls last, seq desc`,
})

/** What the others of such periods tell of the filings before: only these are compared with each other. */
export const repeatedFilings = derivedTable('repeated_filings', {
  temporary: [stagedStatements, incomingStatements],
  sql: sql`
     select i.company_id, i.seq, min(s.filed_on) filter (where s.filed_on is distinct from i.filed_on) as first_filed_on,
            bool_or(${areFiledApart({ one: sql`s.filed_on`, other: sql`i.filed_on`, doSaySame: saySame('s', 'i') })}) as is_filed_again
     from (
       select company_id, period_start, period_end, is_consolidated from staged_statements
       group by company_id, period_start, period_end, is_consolidated having count(*) > 1
     ) r
     join incoming_statements i using (company_id, period_start, period_end, is_consolidated)
     join staged_statements s using (company_id, period_start, period_end, is_consolidated)
     where s.seq <> i.seq group by i.company_id, i.seq`,
})

/** Those in force that the batch speaks of, beside what it says. What a newer edition told stays, unless it was filed before. */
export const comparedStatements = derivedTable('compared_statements', {
  temporary: [incomingStatements, repeatedFilings, newerBatches],
  sql: sql`
     select i.seq, s.company_id, s.statement_id, i.filed_on, s.filed_on as known_filed_on, s.first_filed_on as known_first_on,
            s.is_filed_again as was_filed_again, least(s.first_filed_on, f.first_filed_on) as first_filed_on,
            s.is_filed_again or coalesce(f.is_filed_again, false) as is_filed_again, ${saySame('s', 'i')} as do_say_same,
            coalesce(i.filed_on < s.filed_on, s.filed_on is not null) as is_earlier,
            n.batch_id is not null and (n.sections is null or 'statement' = any(n.sections)) and not coalesce(i.filed_on > s.filed_on, false) as is_outdated
     from (select distinct company_id from incoming_statements) t cross join lateral (${ofEach(sql`
       select * from statements where company_id = t.company_id and upper_inf(recorded)`)}) s
     join incoming_statements i on (i.company_id, i.period, i.is_consolidated) = (s.company_id, s.period, s.is_consolidated)
     left join repeated_filings f on (f.company_id, f.seq) = (i.company_id, i.seq)
     left join newer_batches n on n.batch_id = s.batch_id`,
})

/** Which of the two stands, and what both of them tell of the first day. */
const replacedStatements = derivedTable('replaced_statements', {
  temporary: [comparedStatements],
  sql: sql`
     select j.*, is_kept and (first_filed_on, is_filed_again) is distinct from (known_first_on, was_filed_again) as is_noted
     from (
       select seq, company_id, statement_id, is_same, is_kept, known_first_on, was_filed_again,
              least(first_filed_on, case when filed_on is distinct from known_filed_on then case when is_kept then filed_on else known_filed_on end end) as first_filed_on,
              is_filed_again or ${areFiledApart({ one: sql`filed_on`, other: sql`known_filed_on`, doSaySame: sql`do_say_same` })} as is_filed_again
       from (
         select c.*, do_say_same and filed_on is not distinct from known_filed_on as is_same,
                (do_say_same and filed_on is not distinct from known_filed_on) or is_earlier or is_outdated as is_kept
         from compared_statements c
       ) c
     ) j`,
})

const closeReplaced = command({
  temporary: [replacedStatements],
  examples: [ANY_MOMENT],
  sql: ({ recordedAt }: Moment) => sql`
    update statements s set recorded = tstzrange(lower(s.recorded), ${recordedAt}::timestamptz)
     from replaced_statements r where (r.company_id, r.statement_id) = (s.company_id, s.statement_id) and (r.is_noted or not r.is_kept)`,
})

const insertIncoming = command({
  temporary: [replacedStatements, incomingStatements, repeatedFilings],
  examples: [ANY_MOMENT],
  sql: ({ batchId, recordedAt }: Moment) => sql`
    insert into statements (company_id, period, is_consolidated, ${CONTENT_COLUMNS}, filed_on, first_filed_on, is_filed_again,
                             recorded, batch_id, source_ref)
     select i.company_id, i.period, i.is_consolidated, ${contentOf('i')}, i.filed_on,
            coalesce(r.first_filed_on, f.first_filed_on), coalesce(r.is_filed_again, f.is_filed_again, false),
            tstzrange(${recordedAt}::timestamptz, null), ${batchId}::bigint, i.source_ref
     from incoming_statements i
     left join replaced_statements r on (r.company_id, r.seq) = (i.company_id, i.seq)
     left join repeated_filings f on (f.company_id, f.seq) = (i.company_id, i.seq)
     where r.seq is null or not r.is_kept
     order by i.company_id, i.period_end, i.seq`,
})

/** What stands with another first day is known so from now on; it is still what its source once told. */
const insertNoted = command({
  temporary: [replacedStatements],
  examples: [ANY_MOMENT],
  sql: ({ recordedAt }: Moment) => sql`
    insert into statements (company_id, period, is_consolidated, ${CONTENT_COLUMNS}, filed_on, first_filed_on, is_filed_again,
                             recorded, batch_id, source_ref)
     select s.company_id, s.period, s.is_consolidated, ${contentOf('s')}, s.filed_on,
            r.first_filed_on, r.is_filed_again, tstzrange(${recordedAt}::timestamptz, null), s.batch_id, s.source_ref
     from replaced_statements r join statements s using (company_id, statement_id)
     where r.is_noted order by s.company_id, r.seq`,
})

const anyStaged = statement({
  row: { isAny: boolean },
  temporary: [stagedStatements],
  sql: sql`select exists (select from staged_statements) as "isAny"`,
})

const keptCounts = statement({
  row: { unchanged: integer, outdated: integer },
  temporary: [replacedStatements],
  sql: sql`
    select count(*)::int as unchanged, count(*) filter (where not is_same)::int as outdated
    from replaced_statements where is_kept and not is_noted`,
})

/**
 * Statements: a filing for a period that says something else than the one in force replaces it (a restatement);
 * the old one stays, as known until now. One filed before it does not, but tells that the company filed earlier: of each
 * period the first day is kept, as accounts that are filed again are late by their first filing (ADR 92).
 */
export async function mergeStatements(tx: DbOrTx, batch: MergeBatch): Promise<MergeCounts> {
  const { isAny } = await anyStaged.get(tx)
  if (!isAny) return { new: 0, changed: 0, closed: 0, unchanged: 0, outdated: 0 }
  await incomingStatements.create(tx)
  await repeatedFilings.create(tx)
  await comparedStatements.create(tx)
  await replacedStatements.create(tx)
  const changed = await closeReplaced.run(tx, batch)
  const told = (await insertIncoming.run(tx, batch)) + (await insertNoted.run(tx, batch))
  return { new: told - changed, changed, closed: 0, ...(await keptCounts.get(tx)) }
}
