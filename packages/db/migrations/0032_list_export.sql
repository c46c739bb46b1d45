-- Lists of companies that subscribers buy, and who asked not to be contacted.

-- Never deleted: that somebody asked, why and when, and that it was taken back.
create table contact_opt_outs (
  opt_out_id uuid primary key default uuidv7(),
  party_kind text not null check (party_kind in ('company', 'person')),
  party_id text collate "C" not null,
  reason text not null check (reason <> ''),
  asked_on date not null,
  recorded_at timestamptz not null,
  removed_at timestamptz,
  removal_reason text check (removal_reason <> ''),
  check ((removed_at is null) = (removal_reason is null))
);
create unique index contact_opt_outs_party on contact_opt_outs (party_kind, party_id) where removed_at is null;

-- What a subscriber has of a company for ever, by the bits of FIELD_GROUPS.
create table list_purchases (
  subscriber_id uuid not null references subscribers,
  company_id text collate "C" not null,
  field_groups integer not null check (field_groups > 0),
  primary key (subscriber_id, company_id)
);

-- The companies of a list as a quote froze them, sorted and packed; the quotes of one search have it in common.
create table list_row_sets (
  row_set_id uuid primary key default uuidv7(),
  subscriber_id uuid not null references subscribers,
  user_id uuid not null references users,
  content_hash bytea not null,
  company_ids bytea not null,
  row_count integer not null,
  has_made_up boolean not null,
  as_of timestamptz not null,
  used_at timestamptz not null,
  unique (user_id, content_hash)
);
alter table list_row_sets alter column company_ids set storage external;

-- Rows and price as they hold until the end. Amounts in fillér.
create table list_quotes (
  quote_id uuid primary key default uuidv7(),
  subscriber_id uuid not null references subscribers,
  user_id uuid not null references users,
  -- The saved search, which may go before its exports do.
  search_id uuid not null,
  title text not null,
  row_set_id uuid not null references list_row_sets,
  -- A bit for each company of the row set, the lowest first; null where all are in the list.
  kept bytea,
  selected jsonb not null,
  -- By group of fields what a company costs.
  unit_prices jsonb not null,
  row_count integer not null,
  price bigint not null check (price >= 0),
  saving bigint not null check (saving >= 0),
  can_start boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index list_quotes_expiring on list_quotes (expires_at);
create index list_quotes_row_set on list_quotes (row_set_id);

create table list_exports (
  export_id uuid primary key,
  subscriber_id uuid not null references subscribers,
  user_id uuid not null references users,
  quote_id uuid not null unique references list_quotes,
  job_id uuid not null unique references long_jobs,
  -- Of the intent: the same once more is the same export.
  request_key text collate "C" not null,
  format text not null check (format in ('xlsx', 'csv', 'parquet')),
  locale text not null,
  -- Null where nothing was to be paid.
  hold_id uuid references credit_transfers,
  created_at timestamptz not null,
  delivered_at timestamptz,
  delivered_rows integer,
  -- What was paid of the price: only what was delivered and not bought before.
  charged bigint check (charged >= 0),
  -- By group how many companies were bought.
  bought jsonb,
  unique (subscriber_id, request_key),
  check (num_nonnulls(delivered_at, delivered_rows, charged, bought) in (0, 4))
);
create index list_exports_user on list_exports (user_id, created_at desc);
