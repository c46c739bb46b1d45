-- The print settings of a user, as last saved.
create table print_settings (
  user_id uuid primary key references users on delete cascade,
  settings jsonb not null,
  saved_at timestamptz not null
);
