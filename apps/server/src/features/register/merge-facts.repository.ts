import type { PoolClient } from 'pg'

/** The batch a merge writes for. Days YYYY-MM-DD; `recordedAt` is the moment of knowledge of everything it writes. */
export type MergeBatch = {
  batchId: string
  sourceId: string
  observedOn: string
  recordedAt: Date
  snapshotSections: readonly string[]
  /** One of the parts of a load, whose end makes what is made of all companies together. */
  isPart: boolean
}

/** A snapshot ends what it no longer mentions: running facts of the same source and sections get an empty observation. */
export async function stageAbsences(client: PoolClient, batch: MergeBatch): Promise<void> {
  if (batch.snapshotSections.length === 0) return
  await client.query(
    `insert into staged_facts (seq, company_id, section, slot, payload, valid_from)
     select (select coalesce(max(seq), 0) from staged_facts) + 1, f.company_id, f.section, f.slot, null, $2::date
     from facts f join batches b using (batch_id)
     where b.source_id = $1 and b.batch_id <> $4 and f.section = any($3) and upper_inf(f.recorded) and upper_inf(f.valid)
       and f.valid @> $2::date
       and not exists (select from staged_facts s where (s.company_id, s.section, s.slot) = (f.company_id, f.section, f.slot))`,
    [batch.sourceId, batch.observedOn, batch.snapshotSections, batch.batchId],
  )
}

/**
 * Gives observations without a start their place: dropped where the register already says the same of the observed
 * day; from the observed day on where it says something else or nothing any more; open to the left for a new key.
 * Keys observed more than once are left to `judgeCrowdedKeys`. Returns how many were dropped.
 */
export async function resolveUnknownStarts(client: PoolClient, batch: MergeBatch): Promise<number> {
  await client.query(
    `create temp table crowded_keys on commit drop as
     select company_id, section, slot from staged_facts group by company_id, section, slot having count(*) > 1`,
  )
  await client.query(
    `create temp table known_keys on commit drop as
     select s.seq, bool_or(f.valid @> $1::date and f.payload = s.payload and f.party_id is not distinct from s.party_id) as says_the_same
     from staged_facts s join facts f on (f.company_id, f.section, f.slot) = (s.company_id, s.section, s.slot) and upper_inf(f.recorded)
     where s.valid_from is null
     group by s.seq`,
    [batch.observedOn],
  )
  await client.query('analyze crowded_keys; analyze known_keys')
  const dropped = await client.query(
    `delete from staged_facts s using known_keys k
     where k.seq = s.seq and k.says_the_same and s.valid_to is null
       and not exists (select from crowded_keys c where (c.company_id, c.section, c.slot) = (s.company_id, s.section, s.slot))`,
  )
  await judgeCrowdedKeys(client, batch)
  await client.query(
    `update staged_facts s set valid_from = least($1::date, s.valid_to - 1) from known_keys k where k.seq = s.seq and s.valid_from is null`,
    [batch.observedOn],
  )
  return dropped.rowCount ?? 0
}

/**
 * What a batch says several times of a key is weighed so that the same batch again changes nothing (ADR 10): of
 * observations without any date only the last counts, and that only where the register does not say the same and no
 * other observation speaks of the observed day; the rest are idle.
 */
async function judgeCrowdedKeys(client: PoolClient, batch: MergeBatch): Promise<void> {
  await client.query(
    `create temp table crowded_claims on commit drop as
     select s.seq, company_id, section, slot, s.valid_from is null as is_weak, s.valid_from is null and s.valid_to is null as is_open,
            k.seq is not null as is_known, coalesce(k.says_the_same, false) as says_the_same, false as is_idle,
            daterange(case when s.valid_from is null and k.seq is not null then least($1::date, s.valid_to - 1) else s.valid_from end,
                      s.valid_to) as place
     from staged_facts s join crowded_keys using (company_id, section, slot) left join known_keys k using (seq)`,
    [batch.observedOn],
  )
  await client.query('create index on crowded_claims (company_id, section, slot); analyze crowded_claims')
  await client.query(
    `update crowded_claims w set is_idle = true
     where w.is_open and (
       exists (select from crowded_claims l
               where (l.company_id, l.section, l.slot) = (w.company_id, w.section, w.slot) and l.is_open and l.seq > w.seq)
       or (w.is_known and (w.says_the_same or exists (
         select from crowded_claims p
         where (p.company_id, p.section, p.slot) = (w.company_id, w.section, w.slot) and not p.is_open and p.place @> $1::date))))`,
    [batch.observedOn],
  )
}

/** The bulk of a first load: keys the register does not have, observed once. Returns how many. */
export async function insertFreshFacts(client: PoolClient, batch: MergeBatch): Promise<number> {
  await client.query(
    `create temp table contested_keys on commit drop as
     select company_id, section, slot from crowded_keys
     union
     select f.company_id, f.section, f.slot from facts f
     where upper_inf(f.recorded)
       and exists (select from staged_facts s where (s.company_id, s.section, s.slot) = (f.company_id, f.section, f.slot))`,
  )
  await client.query('create index on contested_keys (company_id, section, slot); analyze contested_keys')
  const inserted = await client.query(
    `insert into facts (company_id, section, slot, payload, party_id, valid, recorded, batch_id, source_ref)
     select s.company_id, s.section, s.slot, s.payload, s.party_id, daterange(s.valid_from, s.valid_to), tstzrange($2::timestamptz, null), $1::bigint, s.source_ref
     from staged_facts s
     where s.payload is not null
       and not exists (select from contested_keys k where (k.company_id, k.section, k.slot) = (s.company_id, s.section, s.slot))
     order by s.company_id, s.seq`,
    [batch.batchId, batch.recordedAt],
  )
  return inserted.rowCount ?? 0
}

/**
 * The general case, set-based: cuts the time line of each contested key at every known and observed date, lets the
 * strongest observation of a piece win over what was known, and joins equal neighbours.
 */
export async function computeTimelines(client: PoolClient): Promise<void> {
  await client.query(
    `create temp table current_facts on commit drop as
     select f.*, coalesce(lower(f.valid), '-infinity') as from_day, coalesce(upper(f.valid), 'infinity') as to_day
     from facts f join contested_keys using (company_id, section, slot) where upper_inf(f.recorded)`,
  )
  await client.query(
    `create temp table observed_facts on commit drop as
     select company_id, section, slot, s.seq, s.payload, s.party_id, s.source_ref,
            coalesce(s.valid_from, '-infinity') as from_day, coalesce(s.valid_to, 'infinity') as to_day,
            -- An unknown start reaches back for ever.
            case when c.is_weak then '-infinity' else coalesce(s.valid_from, '-infinity') end as claimed_from,
            coalesce(c.is_weak, false) as is_weak, coalesce(c.is_open, false) as is_open, coalesce(c.is_idle, false) as is_idle
     from staged_facts s join contested_keys using (company_id, section, slot)
     left join crowded_claims c using (company_id, section, slot, seq)`,
  )
  await client.query(
    `create index on current_facts (company_id, section, slot); create index on observed_facts (company_id, section, slot);
     analyze current_facts; analyze observed_facts`,
  )
  await client.query(TIMELINE_SQL)
  await client.query('create index on timelines (company_id, section, slot); analyze timelines')
}

const TIMELINE_SQL = `
create temp table timelines on commit drop as
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
group by company_id, section, slot, island, payload, party_id`

/** Compares the time lines with what is in force: `closed_facts` no longer stand as they did, `appended_facts` are new. */
export async function compareTimelines(client: PoolClient): Promise<void> {
  await client.query(
    `create temp table closed_facts on commit drop as
     select c.company_id, c.fact_id, c.section, c.slot, c.payload, c.valid from current_facts c
     where not exists (
       select from timelines t
       where (t.company_id, t.section, t.slot) = (c.company_id, c.section, c.slot)
         and t.valid = c.valid and t.payload = c.payload and t.party_id is not distinct from c.party_id);
     create temp table appended_facts on commit drop as
     select t.* from timelines t
     where not exists (
       select from current_facts c
       where (c.company_id, c.section, c.slot) = (t.company_id, t.section, t.slot)
         and c.valid = t.valid and c.payload = t.payload and c.party_id is not distinct from t.party_id);
     create index on closed_facts (company_id, section, slot); create index on appended_facts (company_id, section, slot);
     analyze closed_facts; analyze appended_facts`,
  )
}

/** Closes and appends what the comparison found; a closed fact stays, as known until now. */
export async function applyTimelines(client: PoolClient, batch: MergeBatch): Promise<void> {
  await client.query(
    `update facts f set recorded = tstzrange(lower(f.recorded), $1::timestamptz)
     from closed_facts c where (f.company_id, f.fact_id) = (c.company_id, c.fact_id)`,
    [batch.recordedAt],
  )
  await client.query(
    `insert into facts (company_id, section, slot, payload, party_id, valid, recorded, batch_id, source_ref)
     select company_id, section, slot, payload, party_id, valid, tstzrange($2::timestamptz, null), coalesce(batch_id, $1::bigint), source_ref
     from appended_facts order by company_id, section, slot, valid`,
    [batch.batchId, batch.recordedAt],
  )
}

export type ChangeCounts = { new: number; changed: number; closed: number; unchanged: number }

/** Contested keys by what became of them: first heard of, saying something else, ended, or as before. */
export async function countContestedKeys(client: PoolClient): Promise<ChangeCounts> {
  const result = await client.query<ChangeCounts>(
    `select count(*) filter (where not had)::int as new,
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
  )
  return result.rows[0] ?? { new: 0, changed: 0, closed: 0, unchanged: 0 }
}
