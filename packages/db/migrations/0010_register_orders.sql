-- Documents of the official register: what they cost, to whom they are billed, and what was ordered.

-- The provider's own prices in whole forints without tax, not the fees of the register. Null: not offered.
create table register_publications (
  kind text collate "C" primary key,
  price numeric check (price >= 0 and price = trunc(price)),
  -- Null until an operator set a price.
  changed_at timestamptz
);

insert into register_publications (kind, price) values
  ('extract', 3500),
  ('stored-extract', 1500),
  ('copy', 5500),
  ('certificate', 4500),
  ('articles', 3000),
  ('signature', 2000),
  ('members', 2000),
  ('decision', 2000),
  ('accounts', 1500);

-- To whom a subscriber wants to be billed.
create table billing_details (
  subscriber_id uuid primary key references subscribers,
  company text not null,
  contact text not null,
  zip text not null,
  city text not null,
  street text not null,
  tax_number text not null,
  phone text not null,
  email text not null,
  changed_by uuid not null references users,
  changed_at timestamptz not null
);

create sequence register_order_serials;

create table register_orders (
  order_id uuid primary key default uuidv7(),
  order_number text collate "C" not null unique,
  subscriber_id uuid not null references subscribers,
  user_id uuid not null references users,
  company_id text collate "C" not null,
  -- As they were when it was ordered.
  company_name text not null,
  register_number text not null,
  -- Ids of what was ordered, sorted, each once: tells the same order again.
  publication_ids text[] not null,
  total numeric not null,
  billing jsonb not null,
  ordered_at timestamptz not null
);
create index register_orders_company on register_orders (subscriber_id, company_id, ordered_at desc);

-- Titles in the language of the order, prices of that moment.
create table register_order_lines (
  order_id uuid not null references register_orders on delete cascade,
  line_no integer not null,
  publication_id text collate "C" not null,
  title text not null,
  price numeric not null,
  primary key (order_id, line_no)
);
