-- What readers are told of a source beside its licence (SourceInfo): whose register it is, in which language what is taken
-- over as it stands, how often a new edition comes, and what its reading was built from where that was no published file.
alter table sources
  add column country_code text check (country_code ~ '^[A-Z]{2}$'),
  add column language text check (language ~ '^[a-z]{2}$'),
  add column rhythm text check (rhythm in ('daily', 'weekly', 'monthly', 'quarterly', 'yearly', 'irregular')),
  add column read_from text check (read_from in ('sample', 'description'));

-- How much an edition told, counted while it was read; null of batches before. Outdated: what it told otherwise than a
-- newer edition, and did not count (ADR 92).
alter table batches
  add column company_count integer,
  add column fact_count integer,
  add column statement_count integer,
  -- Sections of the register that it spoke of, and 'statement'.
  add column told_sections text[],
  -- Rejected lines by their reason.
  add column reject_counts jsonb,
  add column outdated_count integer not null default 0;

create index batches_source on batches (source_id, observed_on);

-- A download and import of what a publisher has that is new: asked for by the operator or by the clock. One at a time for a
-- source; the last ones are told on the page of sources.
create table source_updates (
  update_id bigint generated always as identity primary key,
  source_id text not null,
  started_at timestamptz not null,
  -- Null while it is under way.
  ended_at timestamptz,
  outcome text check (outcome in ('imported', 'unchanged', 'failed')),
  -- Why it failed, in words of the program: no content of the files.
  failure text,
  check ((ended_at is null) = (outcome is null)),
  check ((outcome is not distinct from 'failed') = (failure is not null))
);
create index source_updates_source on source_updates (source_id, started_at desc);
