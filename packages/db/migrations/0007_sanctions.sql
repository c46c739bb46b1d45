-- Sanctions lists, who of the register's companies and people matches them, and what subscribers decided about it.

-- An edition of the list that was read. Editions that say the same share a version: what was screened stays screened.
create table sanction_lists (
  batch_id bigint primary key,
  listed_day date not null,
  version bigint not null,
  designation_count integer not null
);

create table designations (
  designation_id text collate "C" primary key,
  celex text not null,
  record_number text,
  programme text not null,
  annex text not null,
  measure text not null,
  kind text not null check (kind in ('person', 'entity', 'vessel', 'asset')),
  name text not null,
  listed_on date,
  reason text,
  births jsonb not null,
  country_codes text[] not null,
  numbers jsonb not null,
  details jsonb not null,
  content_hash text not null,
  -- The day of the edition that left it out; null while it is listed.
  delisted_on date
);

create table designation_names (
  designation_id text collate "C" not null references designations,
  name_no integer not null,
  name text not null,
  quality text not null check (quality in ('name', 'alias', 'weak-alias', 'previous-name')),
  primary key (designation_id, name_no)
);

-- What happened to an entry, by the day of the edition that showed it; append-only.
create table designation_changes (
  designation_id text collate "C" not null,
  batch_id bigint not null,
  kind text not null check (kind in ('listed', 'amended', 'delisted')),
  changed_on date not null,
  -- What it said before; null for a new one.
  before jsonb,
  primary key (designation_id, batch_id)
);

-- Runs over the whole register; a version of the list is in use when one of them has finished with it.
create table sanction_screenings (
  screening_id bigint generated always as identity primary key,
  version bigint not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- Names in the register: of how many one bears a word is what the word tells.
  name_count bigint not null,
  company_count bigint not null default 0,
  party_count bigint not null default 0
);

-- How many names of the register have a word of the list, by its spelling key.
create table sanction_word_counts (
  word_key text collate "C" primary key,
  name_count integer not null
);

-- When a company and its people were last compared with which version of the list.
create table sanction_checks (
  company_id text collate "C" primary key,
  version bigint not null,
  checked_at timestamptz not null,
  party_count integer not null
);

-- Companies changed since they were checked.
create table sanction_pending (
  company_id text collate "C" primary key
);

create table sanction_matches (
  company_id text collate "C" not null,
  -- Made of designation and party: the same again whenever the same match is found.
  match_id text collate "C" not null,
  designation_id text collate "C" not null,
  party_key text not null,
  grade text not null check (grade in ('identifier', 'strong', 'probable', 'possible')),
  listed_name text not null,
  reasons jsonb not null,
  party jsonb not null,
  -- Of what both sides say of themselves: a decision is about that.
  evidence_hash text not null,
  found_at timestamptz not null,
  -- Since when the two no longer match; null while they do.
  ended_at timestamptz,
  primary key (company_id, match_id)
);
create index sanction_matches_grade on sanction_matches (grade, company_id) where ended_at is null;

-- What a subscriber's users decided about a match; append-only, the last one counts.
create table sanction_decisions (
  company_id text collate "C" not null,
  subscriber_id uuid not null,
  match_id text collate "C" not null,
  decision_id uuid not null default uuidv7(),
  verdict text not null check (verdict in ('confirmed', 'dismissed', 'withdrawn')),
  reason text not null,
  user_id uuid not null,
  decided_at timestamptz not null,
  evidence_hash text not null,
  -- What was compared when it was decided.
  evidence jsonb not null,
  primary key (company_id, subscriber_id, match_id, decision_id)
);
