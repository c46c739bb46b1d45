-- Searches by criteria as they were asked, and those that users keep under a name and follow.

-- Never changed; the same query of a user once more is the same search.
create table saved_searches (
  search_id uuid primary key default uuidv7(),
  subscriber_id uuid not null references subscribers,
  user_id uuid not null references users,
  variant text not null check (variant in ('marketing', 'advanced')),
  -- By which version of the contract the query is to be read.
  version integer not null,
  query jsonb not null,
  created_at timestamptz not null,
  -- Saved last; of those in no favourite the oldest go.
  used_at timestamptz not null
);
create unique index saved_searches_query on saved_searches (user_id, variant, version, md5(query::text));
create index saved_searches_used on saved_searches (user_id, used_at desc);

create table favorites (
  favorite_id uuid primary key default uuidv7(),
  subscriber_id uuid not null references subscribers,
  user_id uuid not null references users,
  search_id uuid not null references saved_searches,
  name text not null,
  note text not null default '',
  created_at timestamptz not null,
  -- What the search found then.
  hit_count bigint not null,
  is_hit_count_exact boolean not null,
  counted_as_of timestamptz not null,
  -- Null: nobody follows who enters and who leaves.
  subscribed_at timestamptz,
  -- Kept for a day, so that it can be taken back.
  deleted_at timestamptz
);
create unique index favorites_name on favorites (user_id, name) where deleted_at is null;
create index favorites_search on favorites (search_id);
create index favorites_subscribed on favorites (favorite_id) where subscribed_at is not null and deleted_at is null;
create index favorites_deleted on favorites (deleted_at) where deleted_at is not null;

-- Whom a subscribed search found last. A hundred thousand ids, sorted and packed, are some hundred kilobytes.
create table favorite_hits (
  favorite_id uuid primary key references favorites on delete cascade,
  checked_at timestamptz not null,
  as_of timestamptz not null,
  hit_count integer not null,
  company_ids bytea not null
);
alter table favorite_hits alter column company_ids set storage external;

-- Each time that somebody had entered or left.
create table favorite_runs (
  run_id bigint generated always as identity primary key,
  favorite_id uuid not null references favorites on delete cascade,
  -- Between these states of the register.
  from_as_of timestamptz not null,
  as_of timestamptz not null,
  found_at timestamptz not null,
  entered_count integer not null,
  left_count integer not null,
  mailed_at timestamptz
);
create index favorite_runs_favorite on favorite_runs (favorite_id, run_id desc);
create index favorite_runs_waiting on favorite_runs (favorite_id) where mailed_at is null;

-- The first of them; the counts are of all.
create table favorite_changes (
  run_id bigint not null references favorite_runs on delete cascade,
  place integer not null,
  company_id text collate "C" not null,
  has_entered boolean not null,
  -- As it was called then.
  company_name text,
  -- What had changed of it among what is asked for, with the value before and after where there is one; empty: not known.
  causes jsonb not null,
  primary key (run_id, place)
);
