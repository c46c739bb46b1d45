-- Personal data: when the account of a user is to be closed, and what the nightly deletion did.

alter table users
  -- Who asked for it, and when it is done; until then it can be taken back.
  add column closing_asked_by uuid references users,
  add column closing_at timestamptz,
  -- The row stays for what the law keeps; nothing in it tells who it was.
  add column closed_at timestamptz,
  add check ((closing_asked_by is null) = (closing_at is null)),
  add check (closed_at is null or disabled_at is not null);
create index users_closing on users (closing_at) where closing_at is not null;

create table retention_runs (
  -- Of the table of terms.
  term text collate "C" primary key,
  ran_at timestamptz not null,
  -- By the last run, and by all of them.
  deleted_count bigint not null,
  deleted_total bigint not null
);
