-- Who opened the page of which person, and when: the subscriber's audit trail (decisions 31). Ids alone, no names.

create table person_openings (
  opening_id bigint generated always as identity primary key,
  subscriber_id uuid not null references subscribers,
  user_id uuid not null references users,
  -- As the register has it; who was opened may be gone from it later.
  person_id text collate "C" not null,
  opened_at timestamptz not null
);
create index person_openings_subscriber on person_openings (subscriber_id, opened_at desc);
