-- Subscribers, their users, how these sign in, and what they write to us.

create table subscribers (
  subscriber_id uuid primary key default uuidv7(),
  name text not null,
  -- Module claims of the contract, in the provider's own words.
  claims text[] not null default '{}',
  monitoring_level text not null default 'basic' check (monitoring_level in ('basic', 'mid', 'high')),
  monitoring_negative_events boolean not null default false,
  notification_of_closes boolean not null default false,
  created_at timestamptz not null default now()
);

create index subscribers_name on subscribers (name);

create table users (
  user_id uuid primary key default uuidv7(),
  subscriber_id uuid not null references subscribers,
  email text not null unique check (email = lower(email)),
  name text not null,
  phone text not null default '',
  -- argon2id in its own notation.
  password_hash text not null,
  is_demo boolean not null default false,
  disabled_at timestamptz,
  last_login_at timestamptz,
  locale text not null default 'hu' check (locale in ('hu', 'en', 'de')),
  company_report_valid_details boolean not null default false,
  company_report_open_all boolean not null default false,
  company_report_thousands boolean not null default false,
  company_report_hide_history boolean not null default false,
  monitoring_table boolean not null default false,
  weekly_monitoring_report boolean not null default false,
  sales_view boolean not null default false,
  per_page integer not null default 10 check (per_page in (10, 20, 50)),
  created_at timestamptz not null default now()
);
create index users_subscriber on users (subscriber_id);

-- A session that ends is deleted; its token is known to the browser alone.
create table sessions (
  session_id uuid primary key default uuidv7(),
  token_hash bytea not null unique,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  -- How far each use of the session moves its end.
  lifetime interval not null
);
create index sessions_user on sessions (user_id);

create table password_recoveries (
  recovery_id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  mailed_at timestamptz,
  used_at timestamptz
);
create index password_recoveries_user on password_recoveries (user_id);

-- Counters of the throttle, one row per account or address and window; the keys are hashes.
create table login_attempts (
  scope text not null,
  key bytea not null,
  attempts integer not null,
  window_started_at timestamptz not null,
  primary key (scope, key)
);
create index login_attempts_window on login_attempts (window_started_at);

create table messages (
  message_id uuid primary key default uuidv7(),
  kind text not null check (kind in ('message', 'offer')),
  subscriber_id uuid not null references subscribers,
  user_id uuid not null references users,
  body text not null,
  page_address text,
  created_at timestamptz not null
);

-- Mails that were handed over, so that a repeated job does not send them again.
create table sent_mails (
  mail_id text primary key,
  sent_at timestamptz not null
);
