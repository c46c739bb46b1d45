-- What a user searched for and opened, newest first; the same address once.
create table search_history (
  user_id uuid not null,
  url text not null,
  kind text not null check (kind in ('search', 'report')),
  query text not null,
  searched_at timestamptz not null,
  primary key (user_id, url)
);
create index search_history_newest on search_history (user_id, searched_at desc, url);
