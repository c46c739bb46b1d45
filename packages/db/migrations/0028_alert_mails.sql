-- Mails of alerts: who is mailed how often, up to where he has been, and what a mail was about; mails that failed.

-- One row for every user, made with him: there is no moment at which it is not known where his mails begin.
create table alert_mail_readers (
  user_id uuid primary key references users on delete cascade,
  frequency text not null default 'daily' check (frequency in ('off', 'at-once', 'daily', 'weekly')),
  -- Alerts up to this position were mailed, or were not to be: moved in the transaction that queues the mail.
  position bigint not null default 0,
  -- The last mail that went at once, and for which days the last rounds of the others were.
  at_once_at timestamptz,
  daily_on date,
  weekly_on date,
  -- In the address that ends these mails; good for nothing else.
  unsubscribe_token uuid not null default gen_random_uuid() unique,
  -- Mails in a row that failed for good; after several of them no more are sent.
  failures smallint not null default 0,
  stopped_at timestamptz
);
insert into alert_mail_readers (user_id, position)
select user_id, coalesce((select position from alert_progress), 0) from users;
create index alert_mail_readers_at_once on alert_mail_readers (user_id) where frequency = 'at-once' and stopped_at is null;

-- For which day a round of mails was finished. The first look finds none, and nobody is mailed for a morning before it.
create table alert_mail_rounds (
  kind text primary key check (kind in ('daily', 'weekly')),
  round_on date not null
);

-- One mail, as it was queued. It is written when it is sent; the page behind its links reads the same row.
create table alert_notices (
  notice_id uuid primary key default uuidv7(),
  subscriber_id uuid not null references subscribers,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('at-once', 'daily', 'weekly')),
  -- Does it tell of the whole watch list too?
  with_report boolean not null,
  positions bigint[] not null,
  created_at timestamptz not null
);
create index alert_notices_created on alert_notices (created_at);

-- Mails that could not be sent: those that are tried again, and those given up. A mail that went after all is not here.
create table failed_mails (
  mail_id text primary key,
  recipient text not null,
  subject text not null,
  attempts integer not null,
  first_failed_at timestamptz not null,
  last_failed_at timestamptz not null,
  given_up_at timestamptz,
  reason text not null
);
create index failed_mails_last on failed_mails (last_failed_at);
