import { integer } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { derivedTable } from '@merleg/db/temporary-table'
import { sql } from 'kysely'
import { type ChangeCounts, contestedKeys, crowdedClaims } from './merge-facts.repository.ts'
import type { MergeBatch } from './merge-batch.repository.ts'
import { stagedFacts } from './merge-tables.repository.ts'
import { newerBatches } from './newer-batches.repository.ts'
import { ofEach } from './of-each.repository.ts'

const KEY = ['company_id, section, slot']

/** What is in force of the contested keys. */
export const currentFacts = derivedTable('current_facts', {
  temporary: [contestedKeys],
  indexes: KEY,
  sql: sql`
     select f.*, coalesce(lower(f.valid), '-infinity') as from_day, coalesce(upper(f.valid), 'infinity') as to_day
     from (select distinct company_id from contested_keys) t cross join lateral (${ofEach(sql`
       select * from facts where company_id = t.company_id and upper_inf(recorded)`)}) f
     join contested_keys k on (k.company_id, k.section, k.slot) = (f.company_id, f.section, f.slot)`,
})

/** Of that, what a newer edition told. */
export const newerFacts = derivedTable('newer_facts', {
  temporary: [currentFacts, newerBatches],
  indexes: KEY,
  sql: sql`
     select c.* from current_facts c join newer_batches n using (batch_id) where n.sections is null or c.section = any(n.sections)`,
})

/** What the batch says of them. */
const observedFacts = derivedTable('observed_facts', {
  temporary: [stagedFacts, contestedKeys, crowdedClaims],
  indexes: KEY,
  sql: sql`
     select company_id, section, slot, s.seq, s.payload, s.party_id, s.source_ref,
            coalesce(s.valid_from, '-infinity') as from_day, coalesce(s.valid_to, 'infinity') as to_day,
            -- An unknown start reaches back for ever.
            case when c.is_weak then '-infinity' else coalesce(s.valid_from, '-infinity') end as claimed_from,
            coalesce(c.is_weak, false) as is_weak, coalesce(c.is_open, false) as is_open, coalesce(c.is_idle, false) as is_idle
     from staged_facts s join contested_keys using (company_id, section, slot)
     left join crowded_claims c using (company_id, section, slot, seq)`,
})

/** What is in force from now on. */
export const timelines = derivedTable('timelines', {
  temporary: [currentFacts, newerFacts, observedFacts],
  indexes: KEY,
  sql: sql`
with cuts as (
  select company_id, section, slot, unnest(array[from_day, to_day]) as day from current_facts
  union
  select company_id, section, slot, unnest(array[from_day, to_day]) from observed_facts
), pieces as (
  select company_id, section, slot, day as from_day,
         lead(day) over (partition by company_id, section, slot order by day) as to_day
  from cuts
), decided as (
  select p.company_id, p.section, p.slot, p.from_day, p.to_day,
         case when o.seq is not null then o.payload else c.payload end as payload,
         case when o.seq is not null then o.party_id else c.party_id end as party_id,
         case when o.seq is not null then o.source_ref else c.source_ref end as source_ref,
         c.batch_id, c.fact_id,
         -- What is known keeps the beginning it has where an observation ends, so that the end, said again, does not end it too.
         o.seq is null and c.from_day = p.from_day and exists (
           select from observed_facts e
           where (e.company_id, e.section, e.slot) = (p.company_id, p.section, p.slot) and e.to_day = p.from_day) as is_apart
  from pieces p
  left join lateral (
    select * from observed_facts o
    where (o.company_id, o.section, o.slot) = (p.company_id, p.section, p.slot) and o.from_day <= p.from_day and o.to_day >= p.to_day
      and not o.is_idle
      -- What a newer edition knew stands, and so do the ends that it knew of.
      and not exists (
        select from newer_facts n
        where (n.company_id, n.section, n.slot) = (p.company_id, p.section, p.slot)
          and ((n.from_day <= p.from_day and n.to_day >= p.to_day)
            or (n.to_day <= p.from_day and n.to_day > o.from_day and n.payload = o.payload and n.party_id is not distinct from o.party_id)))
    -- Without any date the weakest, without a start the earliest end, with a start the last.
    order by o.is_open, o.is_weak, case when o.is_weak then o.to_day end, o.seq desc limit 1
  ) o on true
  left join lateral (
    select * from current_facts c
    where (c.company_id, c.section, c.slot) = (p.company_id, p.section, p.slot) and c.from_day <= p.from_day and c.to_day >= p.to_day
    limit 1
  ) c on o.seq is null
  where p.to_day is not null
    -- An end that was observed also ends what is known of the same content, but for days that are still claimed for it.
    and not (o.seq is null and exists (
      select from observed_facts e
      where (e.company_id, e.section, e.slot) = (p.company_id, p.section, p.slot) and e.to_day <= p.from_day
        and e.payload = c.payload and e.party_id is not distinct from c.party_id and e.to_day > c.from_day)
      and not exists (select from newer_facts n where (n.company_id, n.fact_id) = (c.company_id, c.fact_id))
      and not exists (
        select from observed_facts e
        where (e.company_id, e.section, e.slot) = (p.company_id, p.section, p.slot) and e.claimed_from <= p.from_day and e.to_day > p.from_day
          and e.payload = c.payload and e.party_id is not distinct from c.party_id))
), islands as (
  select *, sum(starts) over (partition by company_id, section, slot order by from_day) as island
  from (
    select *, case when payload = lag(payload) over w and party_id is not distinct from lag(party_id) over w and from_day = lag(to_day) over w
                        and not (is_apart and lag(fact_id) over w is null) and not coalesce(fact_id <> lag(fact_id) over w, false)
                   then 0 else 1 end as starts
    from decided where payload is not null
    window w as (partition by company_id, section, slot order by from_day)
  ) marked
)
select company_id, section, slot, payload, party_id,
       -- What was known before keeps its own source.
       (array_agg(source_ref order by batch_id nulls last, from_day))[1] as source_ref,
       min(batch_id) as batch_id,
       daterange(nullif(min(from_day), '-infinity'), nullif(max(to_day), 'infinity')) as valid
from islands
group by company_id, section, slot, island, payload, party_id`,
})

/**
 * The general case, set-based: cuts the time line of each contested key at every known and observed date, lets the
 * strongest observation of a piece win over what was known, and joins equal neighbours.
 */
export async function computeTimelines(tx: DbOrTx): Promise<void> {
  await currentFacts.create(tx)
  await newerFacts.create(tx)
  await observedFacts.create(tx)
  await timelines.create(tx)
}

/** Facts that no longer stand as they did. */
export const closedFacts = derivedTable('closed_facts', {
  temporary: [currentFacts, timelines],
  indexes: KEY,
  sql: sql`
     select c.company_id, c.fact_id, c.section, c.slot, c.payload, c.valid from current_facts c
     where not exists (
       select from timelines t
       where (t.company_id, t.section, t.slot) = (c.company_id, c.section, c.slot)
         and t.valid = c.valid and t.payload = c.payload and t.party_id is not distinct from c.party_id)`,
})

/** Facts that are new. */
export const appendedFacts = derivedTable('appended_facts', {
  temporary: [currentFacts, timelines],
  indexes: KEY,
  sql: sql`
     select t.* from timelines t
     where not exists (
       select from current_facts c
       where (c.company_id, c.section, c.slot) = (t.company_id, t.section, t.slot)
         and c.valid = t.valid and c.payload = t.payload and c.party_id is not distinct from t.party_id)`,
})

/** Compares the time lines with what is in force. */
export async function compareTimelines(tx: DbOrTx): Promise<void> {
  await closedFacts.create(tx)
  await appendedFacts.create(tx)
}

type Moment = Pick<MergeBatch, 'batchId' | 'recordedAt'>

const ANY_MOMENT: Moment = { batchId: '1', recordedAt: new Date(0) }

const closeFacts = command({
  temporary: [closedFacts],
  examples: [ANY_MOMENT],
  sql: ({ recordedAt }: Moment) => sql`
    update facts f set recorded = tstzrange(lower(f.recorded), ${recordedAt}::timestamptz)
     from closed_facts c where (f.company_id, f.fact_id) = (c.company_id, c.fact_id)`,
})

const appendFacts = command({
  temporary: [appendedFacts],
  examples: [ANY_MOMENT],
  sql: ({ batchId, recordedAt }: Moment) => sql`
    insert into facts (company_id, section, slot, payload, party_id, valid, recorded, batch_id, source_ref)
     select company_id, section, slot, payload, party_id, valid, tstzrange(${recordedAt}::timestamptz, null), coalesce(batch_id, ${batchId}::bigint), source_ref
     from appended_facts order by company_id, section, slot, valid`,
})

/** Closes and appends what the comparison found; a closed fact stays, as known until now. */
export async function applyTimelines(tx: DbOrTx, batch: MergeBatch): Promise<void> {
  await closeFacts.run(tx, batch)
  await appendFacts.run(tx, batch)
}

const contestedCounts = statement({
  row: { new: integer, changed: integer, closed: integer, unchanged: integer },
  temporary: [currentFacts, closedFacts, appendedFacts, timelines, contestedKeys],
  sql: sql`
    select count(*) filter (where not had)::int as new,
            count(*) filter (where had and differs and runs)::int as changed,
            count(*) filter (where had and differs and not runs)::int as closed,
            count(*) filter (where had and not differs)::int as unchanged
     from (
       select exists (select from current_facts c where (c.company_id, c.section, c.slot) = (k.company_id, k.section, k.slot)) as had,
              exists (select from closed_facts c where (c.company_id, c.section, c.slot) = (k.company_id, k.section, k.slot))
              or exists (select from appended_facts a where (a.company_id, a.section, a.slot) = (k.company_id, k.section, k.slot)) as differs,
              exists (select from timelines t where (t.company_id, t.section, t.slot) = (k.company_id, k.section, k.slot) and upper_inf(t.valid)) as runs
       from contested_keys k
     ) keys`,
})

/** Contested keys by what became of them: first heard of, saying something else, ended, or as before. */
export async function countContestedKeys(tx: DbOrTx): Promise<ChangeCounts> {
  return contestedCounts.get(tx)
}

const outdatedCount = statement({
  row: { count: integer },
  temporary: [observedFacts, newerFacts],
  sql: sql`
    select count(*)::int as count from observed_facts o
    where not o.is_idle and exists (
      select from newer_facts n
      where (n.company_id, n.section, n.slot) = (o.company_id, o.section, o.slot) and n.from_day < o.to_day and n.to_day > o.from_day
        and (n.payload <> o.payload or n.party_id is distinct from o.party_id))`,
})

/** How many observations say something else than a newer edition of days that it knew, and did not count there. */
export async function countOutdated(tx: DbOrTx): Promise<number> {
  return (await outdatedCount.get(tx)).count
}
