-- Webhooks: where subscribers want their alerts sent, what is to be sent there, and how each attempt went.

create table webhook_endpoints (
  endpoint_id uuid primary key default uuidv7(),
  subscriber_id uuid not null references subscribers,
  name text not null,
  url text not null,
  -- 'paused' by a user; 'gone': the receiver said so (410); 'failing': it took nothing for too long.
  state text not null default 'active' check (state in ('active', 'paused', 'gone', 'failing')),
  state_at timestamptz not null,
  -- Shown to the user once, when it is made; deliveries are signed with it.
  secret text not null,
  -- Signs beside it until its day is over, so that the receiver can change over.
  former_secret text,
  former_until timestamptz,
  -- Of the alerts up to here deliveries were made: moved in the transaction that makes them. Stands still while not active.
  cursor_position bigint not null,
  -- Since when every attempt has failed.
  failing_since timestamptz,
  -- Who was served longest ago is served next.
  served_at timestamptz not null,
  created_at timestamptz not null,
  created_by uuid not null references users,
  check ((former_secret is null) = (former_until is null))
);
create index webhook_endpoints_subscriber on webhook_endpoints (subscriber_id);
create index webhook_endpoints_behind on webhook_endpoints (cursor_position) where state = 'active';

create table webhook_deliveries (
  delivery_id uuid primary key default uuidv7(),
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  -- The alert; null of a test.
  position bigint,
  -- The same at every attempt, by which the receiver tells a repetition.
  message_id text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  -- Attempts since it was queued; a replay begins anew.
  attempt_count integer not null default 0,
  due_at timestamptz not null,
  -- Who sends it now, and until when he is believed to be alive.
  claim_id uuid,
  claimed_until timestamptz,
  queued_at timestamptz not null,
  check ((claim_id is null) = (claimed_until is null))
);
create unique index webhook_deliveries_position on webhook_deliveries (endpoint_id, position) where position is not null;
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, due_at) where state = 'waiting';
create index webhook_deliveries_claimed on webhook_deliveries (endpoint_id, claimed_until) where claim_id is not null;
create index webhook_deliveries_listed on webhook_deliveries (endpoint_id, queued_at desc, delivery_id desc);
create index webhook_deliveries_queued on webhook_deliveries (queued_at);

-- Appended and never changed.
create table webhook_attempts (
  attempt_id bigint generated always as identity primary key,
  delivery_id uuid not null references webhook_deliveries on delete cascade,
  attempted_at timestamptz not null,
  duration_ms integer not null,
  -- What the receiver answered; null where it did not.
  status integer,
  -- Why there is no answer, or why it does not count.
  fault text,
  -- How it began.
  answer text not null default ''
);
create index webhook_attempts_delivery on webhook_attempts (delivery_id, attempt_id);
