-- Work that takes longer than a call may: how far it is, what it made, and until when that is kept.

create table long_jobs (
  job_id uuid primary key default uuidv7(),
  subscriber_id uuid not null references subscribers,
  user_id uuid not null references users,
  kind text collate "C" not null,
  -- The same request once more is the same job.
  request_key text collate "C" not null,
  input jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- Begun so many times; what an earlier beginning still writes counts for nothing.
  attempts integer not null default 0,
  done_count bigint not null default 0,
  -- Null: not known.
  total_count bigint,
  -- What it is at, by the kind's own words.
  step text,
  -- Code of the refusal that ended it.
  failure text,
  cancel_asked_at timestamptz,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  -- When a worker was last heard of.
  alive_at timestamptz not null default now(),
  finished_at timestamptz,
  -- Where the file store holds the result.
  file_key text,
  file_name text,
  content_type text,
  file_bytes bigint,
  file_expires_at timestamptz,
  unique (subscriber_id, kind, request_key),
  check ((state in ('done', 'failed', 'cancelled')) = (finished_at is not null)),
  check ((state = 'failed') = (failure is not null)),
  check (num_nonnulls(file_key, file_name, content_type, file_bytes, file_expires_at) in (0, 5))
);
create index long_jobs_user on long_jobs (user_id, created_at desc);
create index long_jobs_expiring on long_jobs (file_expires_at) where file_key is not null;
create index long_jobs_open on long_jobs (alive_at) where finished_at is null;
