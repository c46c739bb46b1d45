import { integer, orNull, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { copyRows } from '@merleg/db/copy'
import { command, statement } from '@merleg/db/statement'
import { derivedTable, temporaryTable } from '@merleg/db/temporary-table'
import { sql } from 'kysely'
import { ANY_BATCH, type MergeBatch } from './merge-batch.repository.ts'
import { endable } from './merge-facts.repository.ts'
import { knownCompanies, stagedFacts, stagedRejects } from './merge-tables.repository.ts'
import { newerBatches } from './newer-batches.repository.ts'
import { ofEach } from './of-each.repository.ts'

/** A company of an edition, and what was read of it. */
export type EditionCompany = {
  companyId: string
  /** Of its lines; null where the same lines may say something else next time. */
  print: string | null
  /** The day from which on they may say something else; null: none. */
  repeatsBefore: string | null
  facts: number
  statements: number
}

/** The companies that a batch of an edition tells of. */
export const toldCompanies = temporaryTable('told_companies', {
  sql: sql`(
      company_id text collate "C" not null, print text, repeats_before date, fact_count integer not null, statement_count integer not null
    ) on commit drop`,
})

/** Companies of the edition before that are not in this one. */
const goneCompanies = temporaryTable('gone_companies', {
  sql: sql`(company_id text collate "C" not null) on commit drop`,
})

const deleteGone = command({
  temporary: [goneCompanies],
  examples: [''],
  sql: (sourceId: string) => sql`
    delete from edition_companies e using gone_companies g where e.source_id = ${sourceId} and e.company_id = g.company_id`,
})

const storeTold = command({
  temporary: [toldCompanies],
  examples: [ANY_BATCH],
  sql: ({ sourceId, batchId }: MergeBatch) => sql`
    insert into edition_companies (source_id, company_id, batch_id, print, repeats_before, fact_count, statement_count)
     select ${sourceId}, company_id, ${batchId}::bigint, print, repeats_before, fact_count, statement_count from told_companies order by company_id
     on conflict (company_id, source_id) do update
       set (batch_id, print, repeats_before, fact_count, statement_count)
         = (excluded.batch_id, excluded.print, excluded.repeats_before, excluded.fact_count, excluded.statement_count)`,
})

const forgetAbsences = command({
  temporary: [toldCompanies],
  examples: [''],
  sql: (sourceId: string) => sql`
    delete from edition_absences a using told_companies t where a.source_id = ${sourceId} and a.company_id = t.company_id`,
})

type Listed = { told: Iterable<EditionCompany>; gone: readonly string[] }

/** Keeps which companies the edition has: those told now, and those of the edition before but for the ones that are gone. */
export async function storeEditionCompanies(tx: DbOrTx, batch: MergeBatch, { told, gone }: Listed): Promise<void> {
  await toldCompanies.create(tx)
  await goneCompanies.create(tx)
  const columns = ['company_id', 'print', 'repeats_before', 'fact_count', 'statement_count']
  await copyRows(tx, { table: toldCompanies.name, columns, rows: toRows(told) })
  await copyRows(tx, { table: goneCompanies.name, columns: ['company_id'], rows: gone.map((id) => [id]) })
  await toldCompanies.analyze(tx)
  await goneCompanies.analyze(tx)
  await deleteGone.run(tx, batch.sourceId)
  await storeTold.run(tx, batch)
  await forgetAbsences.run(tx, batch.sourceId)
}

function* toRows(told: Iterable<EditionCompany>): Generator<readonly unknown[]> {
  for (const { companyId, print, repeatsBefore, facts, statements } of told)
    yield [companyId, print, repeatsBefore, facts, statements]
}

/**
 * What runs is looked for in what the batch tells, fact by fact where the planner expects few of them; without an index
 * each would be compared with all.
 */
const indexStagedFacts = command({
  temporary: [stagedFacts],
  sql: sql`create index on staged_facts (company_id, section, slot)`,
})

/** What runs of a company `t`. */
const OWN_FACTS = sql`select * from facts where company_id = t.company_id and upper_inf(recorded) and upper_inf(valid)`

const keepAbsences = command({
  temporary: [toldCompanies, stagedFacts, stagedRejects],
  examples: [ANY_BATCH],
  sql: (batch: MergeBatch) => sql`
    insert into edition_absences (source_id, company_id, section, slot)
     select distinct ${batch.sourceId}, f.company_id, f.section, f.slot
     from told_companies t join companies c using (company_id) cross join lateral (${ofEach(OWN_FACTS)}) f
     where c.first_batch_id <> ${batch.batchId}::bigint and ${endable(batch)}`,
})

/** Notes what a part no longer lists of its companies: it ends with the last part, or not at all. */
export async function noteAbsences(tx: DbOrTx, batch: MergeBatch): Promise<void> {
  await indexStagedFacts.run(tx)
  await keepAbsences.run(tx, batch)
}

const analyzeCompanies = command({ sql: sql`analyze edition_companies` })

/** Is a company `c` not in the edition? */
const isUnlisted = ({ sourceId }: MergeBatch) =>
  sql`not exists (select from edition_companies e where e.source_id = ${sourceId} and e.company_id = c.company_id)`

/**
 * The companies of which something may end with an edition: everybody whom the source ever told of is in one of these lists,
 * and there are far fewer of them than of facts. A table of its own, as the planner takes most of a register for some that the
 * edition does not have, and would go through all facts.
 */
const askedCompanies = derivedTable('asked_companies', {
  temporary: [toldCompanies],
  examples: [ANY_BATCH],
  // Who is in the edition is left out before they are put together, as nearly all are.
  sql: (batch: MergeBatch) => sql`
    select t.company_id from told_companies t join companies c using (company_id) where c.first_batch_id <> ${batch.batchId}::bigint
    union select company_id from edition_absences where source_id = ${batch.sourceId}
    union select c.company_id from companies c join batches b on b.batch_id = c.first_batch_id
          where b.source_id = ${batch.sourceId} and ${isUnlisted(batch)}
    union select c.company_id from batch_companies c join batches b using (batch_id)
          where b.source_id = ${batch.sourceId} and ${isUnlisted(batch)}`,
})

const insertEndings = command({
  temporary: [toldCompanies, askedCompanies, stagedFacts, stagedRejects],
  examples: [ANY_BATCH],
  sql: (batch: MergeBatch) => sql`
    insert into staged_facts (seq, company_id, section, slot, payload, valid_from)
     select (select coalesce(max(seq), 0) from staged_facts) + 1, f.company_id, f.section, f.slot, null, ${batch.observedOn}::date
     from asked_companies t cross join lateral (${ofEach(OWN_FACTS)}) f
     where ${endable(batch)} and (
       exists (select from told_companies t where t.company_id = f.company_id)
       or not exists (select from edition_companies e where e.source_id = ${batch.sourceId} and e.company_id = f.company_id)
       or exists (select from edition_absences a where (a.source_id, a.company_id, a.section, a.slot) = (${batch.sourceId}, f.company_id, f.section, f.slot)))`,
})

/**
 * Stages the end of what the edition does not list any more: of companies that are not in it, of those told now, and what
 * its parts noted. Companies with the same lines as before are told by them.
 */
export async function stageEditionEnds(tx: DbOrTx, batch: MergeBatch): Promise<void> {
  await analyzeCompanies.run(tx)
  await indexStagedFacts.run(tx)
  await askedCompanies.create(tx, batch)
  await insertEndings.run(tx, batch)
  await tx.deleteFrom('edition_absences').where('source_id', '=', batch.sourceId).execute()
}

const forgetPrints = command({
  temporary: [knownCompanies, newerBatches],
  examples: [ANY_BATCH],
  sql: ({ sourceId, batchId, observedOn }: MergeBatch) => sql`
    update edition_companies e set print = null from known_companies k
     where e.source_id = ${sourceId} and e.batch_id = ${batchId}::bigint and e.company_id = k.company_id and e.print is not null and (
       exists (select from facts f left join newer_batches n using (batch_id)
               where f.company_id = k.company_id and upper_inf(f.recorded)
                 and (n.batch_id is not null or lower(f.valid) > ${observedOn}::date or (not upper_inf(f.valid) and upper(f.valid) > ${observedOn}::date)))
       or exists (select from statements s join newer_batches n using (batch_id) where s.company_id = k.company_id and upper_inf(s.recorded)))`,
})

/** Forgets the prints of companies of which the same lines may mean something else on a later day. */
export async function forgetPassingPrints(tx: DbOrTx, batch: MergeBatch): Promise<void> {
  await forgetPrints.run(tx, batch)
}

/** Has an edition of the source been merged, or a part of one? */
export async function hasEdition(db: DbOrTx, sourceId: string): Promise<boolean> {
  const companies = db.selectFrom('edition_companies').select('company_id').where('source_id', '=', sourceId)
  return (await companies.limit(1).executeTakeFirst()) !== undefined
}

const prints = statement({
  row: { companyId: text, print: orNull(text) },
  examples: [{ sourceId: '', observedOn: '2026-01-01' }],
  sql: ({ sourceId, observedOn }: { sourceId: string; observedOn: string }) => sql`
    select e.company_id as "companyId",
           case when b.observed_on <= ${observedOn}::date and coalesce(e.repeats_before > ${observedOn}::date, true)
                     and not exists (select from batch_companies c where c.company_id = e.company_id and c.batch_id > e.batch_id)
                then e.print end as print
    from edition_companies e join batches b using (batch_id) where e.source_id = ${sourceId}`,
})

const ROWS_PER_FETCH = 20_000

/**
 * The companies of the last edition, with the print of the lines that would change nothing again: nobody has told anything
 * new of the company since.
 */
export function streamEditionPrints(
  tx: DbOrTx,
  asked: { sourceId: string; observedOn: string },
): AsyncIterable<{ companyId: string; print: string | null }> {
  return prints.stream(tx, asked, { rowsPerFetch: ROWS_PER_FETCH })
}

const sizes = statement({
  row: { companies: integer, facts: integer, statements: integer },
  examples: [''],
  sql: (sourceId: string) => sql`
    select count(*)::int as companies, coalesce(sum(fact_count), 0)::int as facts, coalesce(sum(statement_count), 0)::int as statements
    from edition_companies where source_id = ${sourceId}`,
})

/** How much the edition tells in all, also of the companies that were not read again. */
export async function sizeOfEdition(
  tx: DbOrTx,
  sourceId: string,
): Promise<{ companies: number; facts: number; statements: number }> {
  return sizes.get(tx, sourceId)
}
