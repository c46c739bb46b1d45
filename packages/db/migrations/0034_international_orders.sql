-- Reports of foreign companies that somebody has to get: what was ordered, what was heard of it, what was delivered.

create sequence international_order_serials;

create table international_orders (
  order_id uuid primary key default uuidv7(),
  order_number text collate "C" not null unique,
  subscriber_id uuid not null references subscribers,
  user_id uuid not null references users,
  -- Of whoever ordered, for what he is mailed.
  locale text not null,
  country_code text collate "C" not null,
  company_name text not null,
  -- On one line, of its parts or as it was told whole.
  address text not null,
  -- Empty where they were not given, as the following ones.
  tax_number text not null,
  company_number text not null,
  deadline date,
  person text not null,
  phone text not null,
  email text not null,
  comment text not null,
  -- Minor units, as it was told when it was ordered.
  price bigint not null check (price >= 0),
  currency text not null,
  -- Of the ledger: the price is held from the order on, and captured with the delivery.
  hold_id uuid not null references credit_transfers,
  transfer_id uuid references credit_transfers,
  -- Made by the client for one intent; null where it made none.
  request_key uuid,
  -- Of everything that was asked for: tells the same order again.
  request_hash text collate "C" not null,
  state text not null check (state in ('ordered', 'delivered', 'cancelled', 'refunded')),
  ordered_at timestamptz not null,
  closed_at timestamptz,
  unique (subscriber_id, request_key),
  check ((state = 'ordered') = (closed_at is null))
);
create index international_orders_subscriber on international_orders (subscriber_id, ordered_at desc, order_id desc);
create index international_orders_open on international_orders (ordered_at) where state = 'ordered';

-- Only added to: what the operator answered and did, as the subscriber is told.
create table international_order_notices (
  notice_id uuid primary key default uuidv7(),
  order_id uuid not null references international_orders on delete cascade,
  kind text not null check (kind in ('answered', 'delivered', 'cancelled', 'refunded')),
  -- Empty where nothing more was written.
  body text not null,
  -- Who did it, at the operator's.
  actor text not null,
  noticed_at timestamptz not null
);
create index international_order_notices_order on international_order_notices (order_id, noticed_at);

-- Beside their orders, so that a delivery is whole or not at all, and a backup has it.
create table international_order_files (
  order_id uuid primary key references international_orders on delete cascade,
  -- As it is called when it is downloaded, and as the operator had it.
  file_name text not null,
  given_name text not null,
  content_type text not null,
  byte_count integer not null check (byte_count > 0),
  sha256 text collate "C" not null,
  content bytea not null
);

-- What documents of the register cost is a price like any other; those that nobody set are from before anything was sold.
insert into credit_prices (product, variant, from_day, amount, currency, set_at)
select 'register-document', kind, coalesce((changed_at at time zone 'Europe/Budapest')::date, '2000-01-01'), price * 100, 'HUF',
       coalesce(changed_at, '2000-01-01 00:00:00+00')
from register_publications;
drop table register_publications;

-- Who sees to an order closes it; those placed before may have been seen to.
alter table register_orders
  add column state text not null default 'ordered' check (state in ('ordered', 'delivered', 'cancelled')),
  add column closed_at timestamptz,
  add check ((state = 'ordered') = (closed_at is null));
