-- Lists that were imported into watch lists. Their rows are matched as those of any other list.

create table watch_imports (
  import_id uuid primary key default uuidv7(),
  subscriber_id uuid not null references subscribers,
  user_id uuid not null references users,
  list_id uuid not null unique references matching_lists on delete cascade,
  job_id uuid not null references long_jobs,
  created_at timestamptz not null default now(),
  -- What came of it; all of it at one moment, or nothing.
  applied_at timestamptz,
  added_count integer not null default 0,
  known_count integer not null default 0,
  -- Rows whose importance was no word for one.
  unread_count integer not null default 0
);
create index watch_imports_user on watch_imports (user_id, created_at desc);
create index watch_imports_job on watch_imports (job_id);

-- A page of a watch list is chosen without reading those that were removed.
create index watched_companies_list on watched_companies (subscriber_id, company_id) where removed_at is null;
