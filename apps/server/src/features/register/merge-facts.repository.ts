import type { DbOrTx } from '@merleg/db/connect'
import { command } from '@merleg/db/statement'
import { derivedTable } from '@merleg/db/temporary-table'
import { type RawBuilder, sql } from 'kysely'
import { ANY_BATCH, type MergeBatch } from './merge-batch.repository.ts'
import { stagedFacts, stagedRejects } from './merge-tables.repository.ts'
import { ofEach } from './of-each.repository.ts'
import { newerBatches } from './newer-batches.repository.ts'

export type ChangeCounts = { new: number; changed: number; closed: number; unchanged: number }

/** `outdated`: how much was told otherwise by a newer edition and did not count; among the unchanged (ADR 92). */
export type MergeCounts = ChangeCounts & { outdated: number }

/**
 * The running facts `f` of the source that a snapshot may end: that it does not tell, but for those that were
 * told of a later day. Where a line of the company was rejected, what it told is not known, and nothing of it ends. That a company
 * ceased is not over either: a register lists no longer whom it has told to be no more.
 */
export const endable = ({ sourceId, batchId, observedOn, snapshotSections }: MergeBatch): RawBuilder<boolean> => sql`
  -- Not a join, which would go through the facts once for each batch.
  (f.batch_id in (
    select b.batch_id from batches b
    where b.source_id = ${sourceId} and b.batch_id <> ${batchId}::bigint and b.observed_on <= ${observedOn}::date)) is true
  and f.section = any(${[...snapshotSections]}::text[])
  and upper_inf(f.recorded) and upper_inf(f.valid) and f.valid @> ${observedOn}::date
  and (f.section <> 'registration' or f.payload->>'status' <> 'ceased')
  and not exists (select from staged_facts s where (s.company_id, s.section, s.slot) = (f.company_id, f.section, f.slot))
  and not exists (select from staged_rejects r where r.company_id = f.company_id and coalesce(r.section, f.section) = f.section)`

const insertAbsences = command({
  temporary: [stagedFacts, stagedRejects],
  examples: [ANY_BATCH],
  sql: (batch: MergeBatch) => sql`
    insert into staged_facts (seq, company_id, section, slot, payload, valid_from)
     select (select coalesce(max(seq), 0) from staged_facts) + 1, f.company_id, f.section, f.slot, null, ${batch.observedOn}::date
     from facts f where ${endable(batch)}`,
})

/** A snapshot ends what it no longer mentions: running facts of the same source and sections get an empty observation. */
export async function stageAbsences(tx: DbOrTx, batch: MergeBatch): Promise<void> {
  if (batch.snapshotSections.length > 0) await insertAbsences.run(tx, batch)
}

const endedEntries = (sections: readonly string[]) => sql`
  select company_id, section, slot, valid_to from staged_facts
  where section = any(${[...sections]}::text[]) and payload is not null and valid_to is not null`

const insertEntryEnds = command({
  temporary: [stagedFacts],
  examples: [ANY_BATCH],
  sql: ({ sourceId, batchId, observedOn, entrySections }: MergeBatch) => sql`
    insert into staged_facts (seq, company_id, section, slot, payload, valid_from)
     select distinct (select coalesce(max(seq), 0) from staged_facts) + 1, s.company_id, s.section, s.slot, null::jsonb, s.valid_to
     from (${endedEntries(entrySections)}) s cross join lateral (${ofEach(sql`
       select section, slot, valid, batch_id from facts where company_id = s.company_id and upper_inf(recorded) and upper_inf(valid)`)}) f
     join batches b on b.batch_id = f.batch_id
     where (f.section, f.slot) = (s.section, s.slot) and f.valid @> s.valid_to
       and b.source_id = ${sourceId} and b.batch_id <> ${batchId}::bigint and b.observed_on <= ${observedOn}::date
       and not exists (select from staged_facts o where (o.company_id, o.section, o.slot) = (s.company_id, s.section, s.slot)
                       and (o.valid_to is null or o.valid_to > s.valid_to))`,
})

/**
 * An entry that is told as over is over, also where it is told otherwise than before: from its end on what the source said of it
 * until now gets an empty observation, whenever it said that the entry had begun.
 */
export async function stageEntryEnds(tx: DbOrTx, batch: MergeBatch): Promise<void> {
  if (batch.entrySections.length > 0) await insertEntryEnds.run(tx, batch)
}

/** Keys of which a batch speaks several times. */
export const crowdedKeys = derivedTable('crowded_keys', {
  temporary: [stagedFacts],
  sql: sql`
     select company_id, section, slot from staged_facts group by company_id, section, slot having count(*) > 1`,
})

/**
 * Observations without a start whose key the register has, and whether it says the same. What a newer edition tells of
 * later days alone says nothing of the time before them (ADR 92).
 */
export const knownKeys = derivedTable('known_keys', {
  temporary: [stagedFacts, newerBatches],
  examples: ['2026-01-01'],
  sql: (observedOn: string) => sql`
     select s.company_id, s.seq, bool_or(f.valid @> ${observedOn}::date and f.payload = s.payload and f.party_id is not distinct from s.party_id) as says_the_same
     from (select distinct company_id from staged_facts where valid_from is null) t cross join lateral (${ofEach(sql`
       select section, slot, payload, party_id, valid, batch_id from facts where company_id = t.company_id and upper_inf(recorded)`)}) f
     join staged_facts s on (s.company_id, s.section, s.slot) = (t.company_id, f.section, f.slot)
     left join newer_batches n on n.batch_id = f.batch_id and (n.sections is null or f.section = any(n.sections))
     where s.valid_from is null
     group by s.company_id, s.seq
     having bool_or(n.batch_id is null or coalesce(lower(f.valid) <= ${observedOn}::date, true))`,
})

const dropKnown = command({
  temporary: [stagedFacts, crowdedKeys, knownKeys],
  sql: sql`
    delete from staged_facts s using known_keys k
     where (k.company_id, k.seq) = (s.company_id, s.seq) and k.says_the_same and s.valid_to is null
       and not exists (select from crowded_keys c where (c.company_id, c.section, c.slot) = (s.company_id, s.section, s.slot))`,
})

const startKnown = command({
  temporary: [stagedFacts, knownKeys],
  examples: ['2026-01-01'],
  sql: (observedOn: string) => sql`
    update staged_facts s set valid_from = least(${observedOn}::date, s.valid_to - 1) from known_keys k where (k.company_id, k.seq) = (s.company_id, s.seq) and s.valid_from is null`,
})

/**
 * Gives observations without a start their place: dropped where the register already says the same of the observed
 * day; from the observed day on where it says something else or nothing any more; open to the left for a new key.
 * Keys observed more than once are left to `judgeCrowdedKeys`. Returns how many were dropped.
 */
export async function resolveUnknownStarts(tx: DbOrTx, { observedOn }: MergeBatch): Promise<number> {
  await crowdedKeys.create(tx)
  await knownKeys.create(tx, observedOn)
  const dropped = await dropKnown.run(tx)
  await judgeCrowdedKeys(tx, observedOn)
  await startKnown.run(tx, observedOn)
  return dropped
}

/** What is said several times of a key, and how much it counts. */
export const crowdedClaims = derivedTable('crowded_claims', {
  temporary: [stagedFacts, crowdedKeys, knownKeys],
  indexes: ['company_id, section, slot'],
  examples: ['2026-01-01'],
  sql: (observedOn: string) => sql`
     select s.seq, company_id, section, slot, s.valid_from is null as is_weak, s.valid_from is null and s.valid_to is null as is_open,
            k.seq is not null as is_known, coalesce(k.says_the_same, false) as says_the_same, false as is_idle,
            daterange(case when s.valid_from is null and k.seq is not null then least(${observedOn}::date, s.valid_to - 1) else s.valid_from end,
                      s.valid_to) as place
     from staged_facts s join crowded_keys using (company_id, section, slot) left join known_keys k using (company_id, seq)`,
})

const judgeClaims = command({
  temporary: [crowdedClaims],
  examples: ['2026-01-01'],
  sql: (observedOn: string) => sql`
    update crowded_claims w set is_idle = true
     where w.is_open and (
       exists (select from crowded_claims l
               where (l.company_id, l.section, l.slot) = (w.company_id, w.section, w.slot) and l.is_open and l.seq > w.seq)
       or (w.is_known and (w.says_the_same or exists (
         select from crowded_claims p
         where (p.company_id, p.section, p.slot) = (w.company_id, w.section, w.slot) and not p.is_open and p.place @> ${observedOn}::date))))`,
})

/**
 * What a batch says several times of a key is weighed so that the same batch again changes nothing (ADR 10): of
 * observations without any date only the last counts, and that only where the register does not say the same and no
 * other observation speaks of the observed day; the rest are idle.
 */
async function judgeCrowdedKeys(tx: DbOrTx, observedOn: string): Promise<void> {
  await crowdedClaims.create(tx, observedOn)
  await judgeClaims.run(tx, observedOn)
}

/** Keys that have to be merged: known ones, and those of which a batch speaks several times. */
export const contestedKeys = derivedTable('contested_keys', {
  temporary: [stagedFacts, crowdedKeys],
  indexes: ['company_id, section, slot'],
  sql: sql`
     select company_id, section, slot from crowded_keys
     union
     select f.company_id, f.section, f.slot
     from (select distinct company_id from staged_facts) t cross join lateral (${ofEach(sql`
       select company_id, section, slot from facts where company_id = t.company_id and upper_inf(recorded)`)}) f
     where exists (select from staged_facts s where (s.company_id, s.section, s.slot) = (f.company_id, f.section, f.slot))`,
})

/** Facts `s` whose keys the register did not have, observed once. */
export const FRESH_FACTS = sql`staged_facts s
  where s.payload is not null
    and not exists (select from contested_keys k where (k.company_id, k.section, k.slot) = (s.company_id, s.section, s.slot))`

const insertFresh = command({
  temporary: [stagedFacts, contestedKeys],
  examples: [ANY_BATCH],
  sql: ({ batchId, recordedAt }: MergeBatch) => sql`
    insert into facts (company_id, section, slot, payload, party_id, valid, recorded, batch_id, source_ref)
     select s.company_id, s.section, s.slot, s.payload, s.party_id, daterange(s.valid_from, s.valid_to), tstzrange(${recordedAt}::timestamptz, null), ${batchId}::bigint, s.source_ref
     from ${FRESH_FACTS}
     order by s.company_id, s.seq`,
})

/** The bulk of a first load: keys the register does not have, observed once. Returns how many. */
export async function insertFreshFacts(tx: DbOrTx, batch: MergeBatch): Promise<number> {
  await contestedKeys.create(tx)
  return insertFresh.run(tx, batch)
}
