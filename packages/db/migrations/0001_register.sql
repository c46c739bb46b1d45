-- The register: sources, batches, and what they said. Facts and statements are append-only with two times.
-- Keys (ids, sections, slots) are compared byte by byte: by the rules of a language each comparison would cost many
-- times as much, and every index of the register starts with one.
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table sources (
  source_id text primary key,
  publisher text not null,
  title text not null,
  licence text not null,
  url text,
  is_made_up boolean not null default false
);

-- Sequences of their own rather than identity columns: a table that is distributed keeps them.
create sequence batch_ids;

create table batches (
  batch_id bigint primary key default nextval('batch_ids'),
  source_id text not null references sources,
  file_name text not null,
  file_hash text not null,
  observed_on date not null,
  recorded_at timestamptz not null,
  outcome text not null check (outcome in ('merged', 'refused')),
  refusal text,
  read_count integer not null default 0,
  new_count integer not null default 0,
  changed_count integer not null default 0,
  closed_count integer not null default 0,
  unchanged_count integer not null default 0,
  rejected_count integer not null default 0
);

create table batch_rejects (
  batch_id bigint not null references batches,
  reject_no integer not null,
  line integer not null,
  reason text not null,
  detail text not null,
  primary key (batch_id, reject_no)
);

create table companies (
  company_id text collate "C" primary key,
  kind text not null,
  country_code text not null,
  is_made_up boolean not null,
  first_batch_id bigint not null
);

create sequence fact_ids cache 100;
create sequence statement_ids cache 100;
create sequence event_ids;

create table facts (
  company_id text collate "C" not null,
  fact_id bigint not null default nextval('fact_ids'),
  section text collate "C" not null,
  slot text collate "C" not null,
  payload jsonb not null,
  party_id text collate "C",
  valid daterange not null check (not isempty(valid)),
  recorded tstzrange not null,
  batch_id bigint not null,
  source_ref text,
  primary key (company_id, fact_id)
);
-- One running fact per key among those in force; the merge keeps the closed ones from overlapping.
create unique index facts_running on facts (company_id, section, slot) where upper_inf(valid) and upper_inf(recorded);
create index facts_party on facts (party_id) where party_id is not null;

-- The lines of a layout in the order in which the amounts of a statement stand; a line heard of later comes last.
create table statement_layouts (
  layout text primary key,
  codes text[] not null
);

-- Amounts are json arrays by the codes of the layout, null where a line was not filed: the codes, repeated in every
-- statement, would take more room than all else in the register. Json rather than jsonb, which is twice as long and
-- several times as slow to load; nothing looks for a statement by an amount.
create table statements (
  company_id text collate "C" not null,
  statement_id bigint not null default nextval('statement_ids'),
  period daterange not null,
  layout text not null,
  is_consolidated boolean not null,
  currency text not null,
  unit integer not null check (unit in (1, 1000)),
  amounts json not null,
  previous_amounts json not null,
  amended_amounts json not null,
  filed_on date,
  recorded tstzrange not null,
  batch_id bigint not null,
  source_ref text,
  primary key (company_id, statement_id)
);
create unique index statements_current on statements (company_id, period, is_consolidated) where upper_inf(recorded);

create table events (
  company_id text collate "C" not null,
  event_id bigint not null default nextval('event_ids'),
  type text not null,
  level text not null,
  is_negative boolean not null,
  section text collate "C" not null,
  slot text collate "C" not null,
  occurred_on date not null,
  recorded_at timestamptz not null,
  before jsonb,
  after jsonb,
  batch_id bigint not null,
  primary key (company_id, event_id)
);
create index events_in_order on events (event_id);
