-- Who had VIES asked about which VAT number, and what it answered. What it said stands in the register as well, as a fact of
-- the source vies; here is the proof of each single check, which belongs to the subscriber.
create table vat_checks (
  check_id uuid primary key default uuidv7(),
  company_id text collate "C" not null,
  subscriber_id uuid not null references subscribers,
  user_id uuid not null references users,
  -- With the letters of the member state.
  number text not null,
  -- In whose name was asked; without it VIES gives no consultation number.
  requester text,
  state text not null check (state in ('asking', 'valid', 'invalid', 'unanswered')),
  -- Why nobody answered.
  cause text check (cause in ('member-state', 'busy', 'service', 'blocked', 'requester', 'input', 'given-up')),
  asked_at timestamptz not null,
  answered_at timestamptz,
  -- The day or moment of the check as VIES tells it.
  told_date text,
  consultation_number text,
  trader_name text,
  trader_address text,
  -- The batch by which the answer came into the register.
  batch_id bigint,
  check ((state = 'asking') = (answered_at is null)),
  check ((state = 'unanswered') = (cause is not null)),
  check (batch_id is null or state in ('valid', 'invalid'))
);
create index vat_checks_company on vat_checks (company_id, subscriber_id, asked_at desc);
create index vat_checks_user on vat_checks (user_id, asked_at);
-- While one is under way no other begins.
create unique index vat_checks_asking on vat_checks (subscriber_id, company_id) where state = 'asking';
