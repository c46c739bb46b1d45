-- Keys of programs, and how often each may call.

-- Calls of all keys of a subscriber together: its contract says how many.
alter table subscribers add column calls_per_minute integer not null default 60 check (calls_per_minute >= 0);
alter table subscribers add column calls_per_month integer not null default 10000 check (calls_per_month >= 0);

create table api_keys (
  key_id uuid primary key default uuidv7(),
  subscriber_id uuid not null references subscribers,
  name text not null,
  -- SHA-256; the key itself is known to its holder alone.
  key_hash bytea not null unique,
  -- How it begins, by which people tell keys apart.
  beginning text not null,
  claims text[] not null,
  -- Whose lists and favourites it works with.
  created_by uuid not null references users,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check (expires_at > created_at and expires_at <= created_at + interval '2 years 1 day')
);
create index api_keys_subscriber on api_keys (subscriber_id, created_at desc);
alter table audit_entries add foreign key (actor_key_id) references api_keys;

-- The minute and the month that are running, of a subscriber: one row, so that the count is exact across processes.
create table api_call_windows (
  subscriber_id uuid primary key references subscribers,
  minute timestamptz not null,
  minute_calls integer not null,
  month date not null,
  month_calls integer not null
) with (fillfactor = 50);

-- What was called with a key on a day; its newest day is when it was last used.
create table api_key_days (
  key_id uuid not null references api_keys,
  day date not null,
  calls integer not null,
  primary key (key_id, day)
) with (fillfactor = 50);
