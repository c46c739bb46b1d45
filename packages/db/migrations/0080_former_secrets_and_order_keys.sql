-- Secrets of a webhook before the present one, each of which signs beside it until a day of its own is over: formerly one, which
-- the next one ended.
create table webhook_former_secrets (
  former_secret_id uuid primary key default uuidv7(),
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  secret text not null,
  signs_until timestamptz not null
);
create index webhook_former_secrets_endpoint on webhook_former_secrets (endpoint_id, signs_until);
create index webhook_former_secrets_until on webhook_former_secrets (signs_until);

insert into webhook_former_secrets (endpoint_id, secret, signs_until)
select endpoint_id, former_secret, former_until from webhook_endpoints where former_secret is not null;

alter table webhook_endpoints drop column former_secret, drop column former_until;

-- Keys of clients and the order that answered each: whoever lost the answer asks once more with the same key, however late.
create table register_order_keys (
  subscriber_id uuid not null references subscribers,
  request_key uuid not null,
  order_id uuid not null references register_orders on delete cascade,
  primary key (subscriber_id, request_key)
);
