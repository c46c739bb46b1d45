-- Merged batches and their events in an order without gaps, and how far each of those who follow the register is.

-- Companies that a batch changed, but for those it was the first to speak of: companies.first_batch_id tells them, and a
-- first load need not write each of a million twice.
create table batch_companies (
  company_id text collate "C" not null,
  batch_id bigint not null,
  primary key (company_id, batch_id)
);
create index batch_companies_by_batch on batch_companies (batch_id, company_id);
create index companies_by_first_batch on companies (first_batch_id, company_id);

-- Merged, and without a place yet: numbers of batches and events are given before the commit, so that what commits late
-- would be missed by whoever has read past it.
create table feed_waiting (
  batch_id bigint primary key references batches,
  -- One of the parts of a load, which get their places when the load has ended.
  is_part boolean not null,
  merged_at timestamptz not null
);

create table feed_batches (
  position bigint primary key check (position > 0),
  batch_id bigint not null unique references batches,
  -- The place of its last event; of the last one before, where it has none.
  last_event_position bigint not null check (last_event_position >= 0),
  merged_at timestamptz not null
);

create table feed_events (
  position bigint primary key check (position > 0),
  batch_id bigint not null references batches,
  company_id text collate "C" not null,
  event_id bigint not null
);
-- Nobody may read events in the order of their numbers.
drop index events_in_order;
create index events_by_batch on events (batch_id, event_id);

create table followers (
  name text primary key,
  -- All batches up to here have been followed.
  position bigint not null default 0,
  -- Of the batches up to here the companies up to last_company_id have been, too; null where none is under way.
  set_end bigint,
  last_company_id text collate "C" not null default '',
  -- Runs that failed since the last one that did not.
  failure_count integer not null default 0
);

-- What was merged before stands in the order of its numbers, which no merge under way can upset now.
insert into feed_batches (position, batch_id, last_event_position, merged_at)
select row_number() over (order by batch_id), batch_id, coalesce(sum(e.count) over (order by batch_id), 0), recorded_at
from batches left join (select batch_id, count(*) from events group by batch_id) e using (batch_id)
where outcome = 'merged';
insert into feed_events (position, batch_id, company_id, event_id)
select row_number() over (order by batch_id, event_id), batch_id, company_id, event_id from events;

-- Whoever waited still does, as if the last batch had changed it.
insert into batch_companies (company_id, batch_id)
select p.company_id, max(b.batch_id)
from (select company_id from sanction_pending union select company_id from score_pending) p, feed_batches b
group by p.company_id;
insert into followers (name, position)
select f.name, max(b.position) - f.is_behind::integer
from feed_batches b, (values
  ('sanctions', exists (select from sanction_pending)),
  ('score', exists (select from score_pending)),
  ('search-index', exists (select from search_index_gaps)),
  ('sector-statistics', false)) f(name, is_behind)
group by f.name, f.is_behind;

-- The newest batch that had changed the company when it was compared: with a newer one it is to be compared again. A
-- constant for all at once, as the table may be large.
do $$
begin
  execute format('alter table sanction_checks add column batch_id bigint not null default %s',
    (select coalesce(max(batch_id), 0) from batches));
end $$;
alter table sanction_checks alter column batch_id drop default;
update sanction_checks c set batch_id = 0 from sanction_pending p where p.company_id = c.company_id;

-- Where the feed ended when the run began: what a complete run has followed when it is done.
alter table score_runs add column position bigint not null default 0;
alter table score_runs alter column position drop default;

drop table sanction_pending, score_pending;
