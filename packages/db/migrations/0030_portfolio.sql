-- The portfolio: who was watched before, and what companies owe the subscriber.

-- Times in which a company was watched and that have ended, so that a portfolio can be told as it was on a day; the row of
-- the list itself is kept for a day only. Written by the trigger below, so that no way of changing the list forgets it.
create table former_watches (
  subscriber_id uuid not null references subscribers,
  company_id text collate "C" not null,
  since timestamptz not null,
  until timestamptz not null,
  -- As they were in the end.
  importance text not null,
  labels text[] not null,
  primary key (subscriber_id, company_id, since)
);

create function keep_former_watch() returns trigger language plpgsql as $$
begin
  if old.removed_at is null then
    if tg_op = 'UPDATE' then
      if new.removed_at is null and new.added_at = old.added_at then
        return null;
      end if;
      insert into former_watches (subscriber_id, company_id, since, until, importance, labels)
      values (old.subscriber_id, old.company_id, old.added_at, coalesce(new.removed_at, new.added_at), old.importance, old.labels)
      on conflict (subscriber_id, company_id, since) do update
      set until = excluded.until, importance = excluded.importance, labels = excluded.labels;
    else
      insert into former_watches (subscriber_id, company_id, since, until, importance, labels)
      values (old.subscriber_id, old.company_id, old.added_at, now(), old.importance, old.labels)
      on conflict (subscriber_id, company_id, since) do update
      set until = excluded.until, importance = excluded.importance, labels = excluded.labels;
    end if;
  elsif tg_op = 'UPDATE' then
    -- Taken back: it was watched all the time.
    if new.removed_at is null and new.added_at = old.added_at then
      delete from former_watches f
      where f.subscriber_id = old.subscriber_id and f.company_id = old.company_id and f.since = old.added_at;
    end if;
  end if;
  return null;
end $$;
create trigger watched_companies_kept after update of removed_at, added_at or delete on watched_companies
for each row execute function keep_former_watch();

-- The list of receivables of a subscriber; a new one takes the place of the former as a whole.
create table receivable_lists (
  subscriber_id uuid primary key references subscribers,
  file_name text not null,
  uploaded_at timestamptz not null,
  uploaded_by uuid not null references users
);

create table receivables (
  subscriber_id uuid not null references receivable_lists on delete cascade,
  -- In the file, from 1, its heading included.
  row_number integer not null,
  -- As the row names the company, for the report of what was not found.
  given text not null,
  -- Null where the row means no company for certain.
  company_id text collate "C",
  -- Null where it could not be read: such a row is in no sum.
  amount numeric check (amount >= 0),
  currency text,
  -- Null where it is not given, or could not be read.
  due_on date,
  -- What is wrong with it: of the company, the amount, the currency, the day.
  faults text[] not null,
  primary key (subscriber_id, row_number),
  check ((amount is null) = (currency is null))
);
