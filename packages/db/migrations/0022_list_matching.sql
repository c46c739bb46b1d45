-- Lists of customers that users have matched with the register: what was uploaded, and what became of each row.

create table matching_lists (
  list_id uuid primary key default uuidv7(),
  subscriber_id uuid not null references subscribers,
  user_id uuid not null references users,
  file_name text not null,
  -- What each column holds; an empty text where it is only handed back.
  roles text[] not null,
  has_heading boolean not null,
  -- With the heading.
  row_count integer not null,
  -- Of the long job that last matched the list; what an earlier one still writes counts for nothing.
  run_number integer not null default 0,
  job_id uuid references long_jobs,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((run_number = 0) = (job_id is null))
);
create index matching_lists_user on matching_lists (user_id, created_at desc);
create index matching_lists_expiring on matching_lists (expires_at);

create table matching_rows (
  list_id uuid not null references matching_lists on delete cascade,
  -- From 1, the heading included.
  row_number integer not null,
  cells text[] not null,
  -- Null until the row is matched.
  grade text check (grade in ('certain', 'contradiction', 'probable', 'possible', 'none')),
  notes text[] not null default '{}',
  -- Companies with their grades and reasons, the best first.
  candidates jsonb not null default '[]',
  -- The best candidate, where it is certain or probable.
  proposed_company_id text collate "C",
  decision text check (decision in ('company', 'none')),
  decided_company_id text collate "C",
  decided_at timestamptz,
  -- By what is known so far; rows that mean the same company have it in common.
  meant_company_id text collate "C" generated always as (
    case decision when 'company' then decided_company_id when 'none' then null else proposed_company_id end
  ) stored,
  primary key (list_id, row_number),
  check ((decision is not distinct from 'company') = (decided_company_id is not null)),
  check ((decision is null) = (decided_at is null))
);
create index matching_rows_grade on matching_rows (list_id, grade, row_number);
create index matching_rows_company on matching_rows (list_id, meant_company_id) where meant_company_id is not null;
