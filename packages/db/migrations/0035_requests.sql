-- Requests: what users, and companies that are none of ours yet, ask us for; and trials, which end by themselves.

create sequence request_numbers;

create table requests (
  request_id uuid primary key default uuidv7(),
  -- What people call it by.
  request_number bigint not null unique default nextval('request_numbers'),
  kind text not null check (kind in ('message', 'offer', 'top-up', 'trial')),
  -- Null of a trial: whoever asks for one has no account.
  subscriber_id uuid references subscribers,
  user_id uuid references users,
  -- A message, the module an offer is asked for, what is said beside a top-up.
  body text not null,
  page_address text,
  account text check (account in ('normal', 'international')),
  -- Minor units of the account's currency.
  amount bigint check (amount > 0),
  created_at timestamptz not null,
  done_at timestamptz,
  done_note text,
  check ((kind = 'trial') = (user_id is null)),
  check ((user_id is null) = (subscriber_id is null)),
  check ((kind = 'top-up') = (account is not null)),
  check ((account is null) = (amount is null)),
  check (done_at is not null or done_note is null)
);
create index requests_of_user on requests (user_id, created_at);
create index requests_open on requests (request_number) where done_at is null;

insert into requests (request_id, kind, subscriber_id, user_id, body, page_address, created_at)
select message_id, kind, subscriber_id, user_id, body, page_address, created_at
from messages order by created_at, message_id;
drop table messages;

-- Of a subscriber that tries the service out: until when.
alter table subscribers add column trial_ends_at timestamptz;
-- The first eight digits of the tax number, where they are known: a trial is not given beside a subscription.
alter table subscribers add column tax_stem text check (tax_stem ~ '^[0-9]{8}$');
create index subscribers_tax_stem on subscribers (tax_stem) where tax_stem is not null;

-- Whose trial is over is served no more, and mailed nothing. Inlined where it is used.
create function is_over(moment timestamptz) returns boolean language sql stable parallel safe
return coalesce(moment <= now(), false);

create table trial_requests (
  request_id uuid primary key references requests,
  email text not null check (email = lower(email)),
  name text not null,
  company_name text not null,
  tax_number text not null,
  tax_stem text not null check (tax_stem ~ '^[0-9]{8}$'),
  locale text not null check (locale in ('hu', 'en', 'de')),
  -- Null while it is not decided.
  decision text check (decision in ('granted', 'refused')),
  -- Why it was refused.
  reason text check (reason in ('known-address', 'tax-number', 'too-many', 'operator')),
  decided_at timestamptz,
  -- When the mail about the decision went.
  mailed_at timestamptz,
  link_expires_at timestamptz,
  -- Whom it has become.
  subscriber_id uuid unique references subscribers,
  started_at timestamptz,
  check ((decision is null) = (decided_at is null)),
  check ((decision is not distinct from 'refused') = (reason is not null)),
  check ((subscriber_id is null) = (started_at is null))
);
create index trial_requests_of_address on trial_requests (email);
-- Once for each company, whatever happens at the same moment.
create unique index trial_requests_once on trial_requests (tax_stem) where started_at is not null;

-- Links of mails: of an attempt to mail that was cut off, nobody knows whether it went, and each that did shall work.
create table trial_links (
  token_hash bytea primary key,
  request_id uuid not null references trial_requests on delete cascade
);
create index trial_links_of_request on trial_links (request_id);
