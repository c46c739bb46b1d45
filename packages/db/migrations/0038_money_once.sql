-- Bought once, ordered once, posted once: each is known in one place.

-- Whether a report was bought its order tells, of a list list_purchases does.
drop table credit_purchases;

-- Of a bank item or whatever else proves money that came in: over all subscribers.
create table credit_references (
  reference text collate "C" primary key check (length(reference) between 1 and 200),
  transfer_id uuid not null references credit_transfers
);
insert into credit_references (reference, transfer_id)
select distinct on (substr(key, 8)) substr(key, 8), transfer_id from credit_transfers
where kind = 'top-up' and key like 'top-up:_%' order by substr(key, 8), made_at, transfer_id;

-- An order may answer several intents: of colleagues who asked for the same at the same moment.
create table international_order_keys (
  subscriber_id uuid not null references subscribers,
  request_key uuid not null,
  order_id uuid not null references international_orders on delete cascade,
  primary key (subscriber_id, request_key)
);
insert into international_order_keys (subscriber_id, request_key, order_id)
select subscriber_id, request_key, order_id from international_orders where request_key is not null;
alter table international_orders drop column request_key;
create index international_orders_repeated on international_orders (subscriber_id, request_hash);

-- Whom a person's wish is of when the register knows that id no more: it may have found the person to be another one.
alter table contact_opt_outs
  add column person_name text,
  add column birth_date date,
  add column mother_name text;
update contact_opt_outs o set person_name = p.name, birth_date = p.birth_date, mother_name = p.mother_name
from persons p where o.party_kind = 'person' and p.person_id = o.party_id;

-- Of two who answer a request at the same moment one sends the mail.
alter table trial_requests add column mailing_since timestamptz;
