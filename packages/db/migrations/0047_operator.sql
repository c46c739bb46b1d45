-- The provider's own pages: who has shown a second factor, and what happened to accounts, to be looked at.

-- Of the sign-in; here only asked for.
alter table sessions add column if not exists has_second_factor boolean not null default false;

create table security_events (
  event_id bigint generated always as identity primary key,
  occurred_at timestamptz not null,
  event text not null,
  -- Null where nobody of the address has an account.
  user_id uuid references users,
  -- Reasons and ids; no addresses, no names.
  detail jsonb not null default '{}'
);
create index security_events_newest on security_events (occurred_at desc, event_id desc);

-- The answer of the operator to a request, as it was mailed.
alter table requests add column answered_at timestamptz;
alter table requests add column answer text;
alter table requests add check ((answered_at is null) = (answer is null));
