-- Monitoring: whom subscribers watch, what was heard of companies in an order without gaps, and who is alerted to it.

create table watched_companies (
  subscriber_id uuid not null references subscribers,
  company_id text collate "C" not null,
  -- How much the company matters to the subscriber.
  importance text not null default 'none' check (importance in ('none', 'partner', 'low', 'medium', 'high')),
  note text not null default '',
  labels text[] not null default '{}',
  added_at timestamptz not null,
  added_by uuid not null references users,
  -- Where the feed of the register ended then: what got its position later is alerted to.
  since_position bigint not null,
  -- Kept for a day, so that it can be taken back.
  removed_at timestamptz,
  primary key (subscriber_id, company_id)
);
create index watched_companies_watchers on watched_companies (company_id) include (subscriber_id, since_position)
where removed_at is null;
create index watched_companies_added on watched_companies (added_at);
create index watched_companies_removed on watched_companies (removed_at) where removed_at is not null;

-- Decisions on alerts want a second pair of eyes.
alter table subscribers add column monitoring_four_eyes boolean not null default false;

-- What one filing, or one look at what follows from it, told of one company. Positions are given under one lock to the end
-- of the transaction, so that they are without gaps and in the order of the commits: who counts knows that nothing is
-- missing. Made from the register, and never changed: a rule is tried on what was told, not on what would be told today.
create table monitoring_changes (
  position bigint primary key check (position > 0),
  company_id text collate "C" not null,
  origin text not null check (origin in ('register', 'rating', 'final-owner', 'related-failure', 'missing-statement')),
  -- The batch it came with; null where it follows from something else: a new day, another model.
  batch_id bigint references batches,
  -- The place of that batch in the feed, or where the feed ended when it was found.
  feed_position bigint not null,
  heard_at timestamptz not null,
  -- The lowest level with an event of it, and with a negative and a positive one: 1 basic, 2 mid, 3 high.
  level smallint not null check (level between 1 and 3),
  negative_level smallint check (negative_level between level and 3),
  positive_level smallint check (positive_level between level and 3),
  -- Does it tell that the company closes, or that what may close it has ended?
  is_closing boolean not null
);
create unique index monitoring_changes_batch on monitoring_changes (origin, batch_id, company_id) where batch_id is not null;
create index monitoring_changes_company on monitoring_changes (company_id, position desc);
create index monitoring_changes_heard on monitoring_changes (heard_at);

create table monitoring_events (
  position bigint not null references monitoring_changes on delete cascade,
  place smallint not null,
  -- By the table of events in domain/monitoring-events.
  kind text collate "C" not null,
  level smallint not null check (level between 1 and 3),
  importance text not null check (importance in ('negative', 'neutral', 'positive')),
  -- Backdated: it happened before what was known then had been told. Corrected: what was told before was wrong.
  told_as text not null default 'news' check (told_as in ('news', 'backdated', 'corrected')),
  occurred_on date not null,
  section text collate "C" not null,
  slot text collate "C" not null default '',
  before jsonb,
  after jsonb,
  -- Of the register's own event, where it is one.
  event_id bigint,
  primary key (position, place)
);

-- What was found of a watched company when it was last looked at: another finding is a change.
create table monitoring_looks (
  company_id text collate "C" not null,
  origin text collate "C" not null check (origin in ('rating', 'final-owner', 'related-failure', 'missing-statement')),
  -- Null: never looked at; what is found first is no change.
  found jsonb,
  is_due boolean not null default true,
  primary key (company_id, origin)
);
create index monitoring_looks_due on monitoring_looks (origin, company_id) where is_due;

-- With which ratings, on which day and at which watches companies were last told to be looked at.
create table monitoring_look_marks (
  name text primary key,
  mark text not null
);

-- Up to which position alerts were made: moved in the transaction that makes them, so that none is lost and none doubled.
-- Without a row, none were.
create table alert_progress (
  is_only boolean primary key default true check (is_only),
  position bigint not null
);

-- A change that concerns a subscriber, and what is done about it.
create table alerts (
  subscriber_id uuid not null,
  position bigint not null,
  company_id text collate "C" not null,
  -- As the subscriber sees it: of the events of his level, and of rules of his own.
  importance text not null check (importance in ('negative', 'neutral', 'positive')),
  rule_ids uuid[] not null default '{}',
  created_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'proposed', 'done')),
  assignee_id uuid references users,
  -- Not to be seen among the open ones before.
  snoozed_until timestamptz,
  proposed_by uuid references users,
  decided_by uuid references users,
  decided_at timestamptz,
  -- Counts the steps: who decides on what he has not seen is told so.
  version integer not null default 1,
  primary key (subscriber_id, position),
  check (state <> 'proposed' or proposed_by is not null),
  -- The second pair of eyes is another's.
  check (decided_by <> proposed_by),
  check ((state = 'done') = (decided_at is not null))
);
create index alerts_state on alerts (subscriber_id, state, position desc);
create index alerts_company on alerts (subscriber_id, company_id, position desc);

-- Every step of an alert, appended and never changed.
create table alert_steps (
  step_id bigint generated always as identity primary key,
  subscriber_id uuid not null,
  position bigint not null,
  user_id uuid not null references users,
  taken_at timestamptz not null,
  action text not null check (action in
    ('assigned', 'unassigned', 'commented', 'proposed', 'returned', 'done', 'reopened', 'snoozed', 'woken')),
  -- A comment, or the reason of a decision.
  text text not null default '',
  assignee_id uuid references users,
  snoozed_until timestamptz
);
create index alert_steps_alert on alert_steps (subscriber_id, position, step_id);
