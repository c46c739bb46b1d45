create extension pg_trgm;
create table samples (
  sample_id bigint generated always as identity primary key,
  name text not null,
  seen_on date,
  amount numeric,
  valid daterange,
  took interval,
  payload jsonb,
  made_at timestamptz not null default now()
);
