-- Reports about foreign companies, bought online of providers.

-- Companies as a provider told of them when they were last searched for.
create table foreign_companies (
  foreign_company_id uuid primary key default uuidv7(),
  provider_id text collate "C" not null,
  -- The provider's own name of the company.
  provider_ref text collate "C" not null,
  -- Two letters, small.
  country text collate "C" not null check (country ~ '^[a-z]{2}$'),
  name text not null,
  address text not null,
  registration_number text not null,
  is_made_up boolean not null,
  seen_at timestamptz not null,
  unique (provider_id, provider_ref)
);

create table foreign_orders (
  -- Also the reference by which the provider knows it.
  order_id uuid primary key default uuidv7(),
  subscriber_id uuid not null references subscribers,
  user_id uuid not null references users,
  foreign_company_id uuid not null references foreign_companies,
  variant text not null check (variant in ('extended', 'small', 'check', 'profile')),
  -- As the provider names what its data were; another one is another product.
  data_version text collate "C" not null,
  -- The day of which the data are, where the provider says.
  as_of date,
  language text not null check (language in ('hu', 'en', 'de')),
  -- Cents of a euro.
  price bigint not null check (price >= 0),
  -- What the provider said that it costs us; null where it did not.
  cost bigint,
  -- Of one intent of a user: the same key is the same order.
  purchase_key text collate "C" not null check (length(purchase_key) between 1 and 200),
  -- In the ledger; null where it costs nothing.
  hold_id uuid check ((hold_id is null) = (price = 0)),
  state text not null check (state in ('reserved', 'sent', 'placed', 'delivered', 'failed', 'unknown')),
  -- Why it failed, or what keeps it from being delivered.
  cause text,
  -- The provider's number of it.
  order_no text,
  quoted_at timestamptz not null,
  sent_at timestamptz,
  settled_at timestamptz,
  -- How often the provider was asked about it since it came to its state, and when it will be again.
  attempt_count integer not null default 0,
  due_at timestamptz not null,
  -- Since when a person has to decide.
  undecided_since timestamptz,
  -- The document as it was delivered.
  document_key text,
  document_sha256 bytea,
  document_bytes bigint,
  unique (subscriber_id, purchase_key),
  check ((state = 'delivered') = (document_key is not null)),
  check ((document_key is null) = (document_sha256 is null) and (document_key is null) = (document_bytes is null)),
  check ((state in ('delivered', 'failed')) = (settled_at is not null)),
  check (state not in ('placed', 'delivered') or order_no is not null),
  check (state <> 'reserved' or sent_at is null)
);
-- Two orders of the same at a time would be two purchases.
create unique index foreign_orders_open on foreign_orders (subscriber_id, foreign_company_id, variant)
where state in ('reserved', 'sent', 'placed', 'unknown');
create unique index foreign_orders_delivered on foreign_orders (subscriber_id, foreign_company_id, variant, data_version)
where state = 'delivered';
create index foreign_orders_due on foreign_orders (due_at) where state in ('reserved', 'sent', 'placed', 'unknown') and undecided_since is null;
create index foreign_orders_quoted on foreign_orders (subscriber_id, quoted_at);

-- What happened to an order and what the provider answered; appended and never changed.
create table foreign_order_steps (
  order_id uuid not null references foreign_orders,
  step_no integer not null,
  state text not null check (state in ('quoted', 'reserved', 'sent', 'placed', 'delivered', 'failed', 'unknown')),
  happened_at timestamptz not null,
  cause text,
  -- Who decided, where a person did.
  actor text,
  answer jsonb,
  primary key (order_id, step_no)
);
create function refuse_change_of_foreign_order_step() returns trigger language plpgsql as $$
begin
  raise exception '% is appended and never changed', tg_table_name;
end
$$;
create trigger foreign_order_steps_appended before update or delete on foreign_order_steps
for each row execute function refuse_change_of_foreign_order_step();

-- The book of the made-up provider: one row for each order that reached it, however often it was sent.
create table foreign_sandbox_orders (
  sandbox_order_id bigint generated always as identity primary key,
  call_ref text collate "C" not null,
  company_ref text collate "C" not null,
  variant text not null,
  language text not null,
  ordered_at timestamptz not null,
  ready_at timestamptz not null,
  is_cancelled boolean not null default false
);
create index foreign_sandbox_orders_ref on foreign_sandbox_orders (call_ref);
