-- Corrections: values of the register that somebody says are wrong, what was heard of it, and what was decided.

create sequence correction_numbers;

create table corrections (
  correction_id uuid primary key default uuidv7(),
  -- What people call it by.
  correction_number bigint not null unique default nextval('correction_numbers'),
  -- Null of an objection by somebody the register tells of, who has no account.
  subscriber_id uuid references subscribers,
  user_id uuid references users,
  -- Of an objection alone.
  objector_name text,
  objector_email text,
  -- Of whoever reported it, for what he is mailed.
  locale text not null check (locale in ('hu', 'en', 'de')),
  company_id text collate "C" not null,
  -- As it was called then.
  company_name text not null,
  -- Section of the report, the value's name there as the reader read it, and the value as it was shown.
  section text collate "C" not null,
  field text not null,
  shown_value text not null,
  -- The publications behind the value, as they were told.
  sources jsonb not null,
  fault text not null,
  expected text not null,
  evidence text not null,
  -- `forwarded`: the source was asked; still undecided. Nothing of this changes the register.
  state text not null default 'reported' check (state in ('reported', 'forwarded', 'accepted', 'refused')),
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((user_id is null) = (subscriber_id is null)),
  check ((user_id is null) = (objector_name is not null)),
  check ((objector_name is null) = (objector_email is null)),
  check ((state in ('accepted', 'refused')) = (decided_at is not null))
);
create index corrections_user on corrections (user_id, created_at desc);
create index corrections_company on corrections (subscriber_id, company_id);
create index corrections_open on corrections (correction_number) where decided_at is null;

-- Only added to: what the operator answered and did, as whoever reported it is told.
create table correction_notices (
  notice_id uuid primary key default uuidv7(),
  correction_id uuid not null references corrections on delete cascade,
  kind text not null check (kind in ('answered', 'forwarded', 'accepted', 'refused')),
  body text not null,
  -- Who did it, at the operator's.
  actor text not null,
  noticed_at timestamptz not null
);
create index correction_notices_correction on correction_notices (correction_id, noticed_at);

create table correction_files (
  correction_id uuid primary key references corrections on delete cascade,
  file_name text not null,
  content_type text not null,
  byte_count integer not null check (byte_count > 0),
  sha256 text collate "C" not null,
  content bytea not null
);
