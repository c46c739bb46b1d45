-- Credit: prepaid money of subscribers, in double entry; what was bought with it, and what things cost.

-- Both sides of every movement are kept per subscriber, so that the purchases of one never wait for those of another.
create table credit_accounts (
  account_id uuid primary key default uuidv7(),
  subscriber_id uuid not null references subscribers,
  -- 'normal' pays for lists, in forints; 'international' for foreign reports, in euros.
  account text not null check (account in ('normal', 'international')),
  currency text not null,
  -- 'credit' is the subscriber's money; the other sides say where it came from and where it went.
  side text not null check (side in ('credit', 'sales', 'top-ups', 'adjustments', 'demo')),
  -- In the hundredth of the currency: fillér, cent.
  posted bigint not null default 0,
  -- Of it what is kept for purchases that are under way.
  held bigint not null default 0,
  last_seq bigint not null default 0,
  unique (subscriber_id, account, side),
  check (currency = case account when 'normal' then 'HUF' else 'EUR' end),
  check (side not in ('credit', 'sales') or posted >= 0),
  check (held >= 0 and (held = 0 or side = 'credit')),
  check (side <> 'credit' or posted - held >= 0)
);

-- What happened, each once: a key is never used for another request of the same subscriber.
create table credit_transfers (
  transfer_id uuid primary key default uuidv7(),
  subscriber_id uuid not null references subscribers,
  account text not null check (account in ('normal', 'international')),
  -- A hold and its release move nothing; a capture takes what a hold kept.
  kind text not null check (kind in ('top-up', 'charge', 'hold', 'capture', 'release', 'refund', 'adjustment')),
  amount bigint not null check (amount >= 0),
  key text not null check (length(key) between 1 and 200),
  request_hash bytea not null,
  -- The hold that it ends, or what it gives back.
  of_transfer_id uuid references credit_transfers,
  -- Null: the operator's, or the program's own.
  user_id uuid references users,
  actor text,
  product text,
  subject text,
  title text,
  reason text,
  is_demo boolean not null default false,
  made_at timestamptz not null default now(),
  unique (subscriber_id, key),
  -- A constraint and no plain index: while deferred checks wait in a restore, no index can be made on the table.
  unique (of_transfer_id, transfer_id),
  check ((of_transfer_id is not null) = (kind in ('capture', 'release', 'refund')))
);

create table credit_entries (
  transfer_id uuid not null references credit_transfers,
  account_id uuid not null references credit_accounts,
  -- Of the account, from 1, without gaps.
  seq bigint not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  primary key (transfer_id, account_id),
  unique (account_id, seq)
);

-- Holds that are not captured or released yet.
create table credit_open_holds (
  hold_id uuid primary key references credit_transfers,
  account_id uuid not null references credit_accounts,
  amount bigint not null check (amount >= 0),
  -- Null: kept until it is decided.
  expires_at timestamptz
);
create index credit_open_holds_account on credit_open_holds (account_id);
create index credit_open_holds_expiring on credit_open_holds (expires_at) where expires_at is not null;

create function refuse_change_of_credit() returns trigger language plpgsql as $$
begin
  raise exception '% is appended and never changed', tg_table_name;
end
$$;
create trigger credit_transfers_appended before update or delete on credit_transfers
for each row execute function refuse_change_of_credit();
create trigger credit_entries_appended before update or delete on credit_entries
for each row execute function refuse_change_of_credit();
create trigger credit_accounts_kept before delete on credit_accounts
for each row execute function refuse_change_of_credit();

-- What a transfer moves is taken from one account and given to another, as much as it says.
create function check_credit_transfer() returns trigger language plpgsql as $$
declare
  total bigint;
  given bigint;
  said bigint;
begin
  select coalesce(sum(e.amount), 0), coalesce(sum(e.amount) filter (where e.amount > 0), 0) into total, given
  from credit_entries e where e.transfer_id = new.transfer_id;
  select case when t.kind in ('hold', 'release') then 0 else t.amount end into said
  from credit_transfers t where t.transfer_id = new.transfer_id;
  if total <> 0 or given <> said then
    raise exception 'transfer % is not balanced: sum %, given %, said %', new.transfer_id, total, given, said
      using errcode = 'check_violation', constraint = 'credit_transfer_balanced';
  end if;
  return null;
end
$$;
create constraint trigger credit_transfer_balanced after insert on credit_transfers
deferrable initially deferred for each row execute function check_credit_transfer();

-- An entry goes on from the one before it, and belongs to a balanced transfer.
create function check_credit_entry() returns trigger language plpgsql as $$
begin
  if new.seq < 1 or new.balance_after - new.amount is distinct from (
    case when new.seq = 1 then 0
    else (select e.balance_after from credit_entries e where e.account_id = new.account_id and e.seq = new.seq - 1) end
  ) then
    raise exception 'entry % of account % does not go on from the one before', new.seq, new.account_id
      using errcode = 'check_violation', constraint = 'credit_entry_follows';
  end if;
  if (select sum(e.amount) from credit_entries e where e.transfer_id = new.transfer_id) <> 0 then
    raise exception 'transfer % is not balanced', new.transfer_id
      using errcode = 'check_violation', constraint = 'credit_transfer_balanced';
  end if;
  return null;
end
$$;
create constraint trigger credit_entry_follows after insert on credit_entries
deferrable initially deferred for each row execute function check_credit_entry();

-- A balance is what its last entry says.
create function check_credit_balance() returns trigger language plpgsql as $$
begin
  if new.posted is distinct from (
    case when new.last_seq = 0 then 0
    else (select e.balance_after from credit_entries e where e.account_id = new.account_id and e.seq = new.last_seq) end
  ) then
    raise exception 'the balance of account % is not that of its entries', new.account_id
      using errcode = 'check_violation', constraint = 'credit_balance_of_entries';
  end if;
  return null;
end
$$;
create constraint trigger credit_balance_of_entries after insert or update of posted, last_seq on credit_accounts
deferrable initially deferred for each row execute function check_credit_balance();

-- Bought once: what a subscriber has and opens again without paying.
create table credit_purchases (
  purchase_id uuid primary key default uuidv7(),
  subscriber_id uuid not null references subscribers,
  user_id uuid not null references users,
  product text collate "C" not null,
  subject text collate "C" not null,
  variant text collate "C" not null default '',
  -- Another version of the data is another product.
  data_version text collate "C" not null default '',
  -- The charge, or the hold that may still be under way.
  transfer_id uuid not null references credit_transfers,
  purchased_at timestamptz not null,
  unique (subscriber_id, product, subject, variant, data_version)
);
create index credit_purchases_transfer on credit_purchases (transfer_id);

-- A price holds from its day until that of the next one; of two of the same day the later said holds. Never changed.
create table credit_prices (
  price_id uuid primary key default uuidv7(),
  product text collate "C" not null,
  variant text collate "C" not null default '',
  -- Two letters; empty: of every country that has no price of its own.
  country text collate "C" not null default '' check (country ~ '^([a-z]{2})?$'),
  from_day date not null,
  -- Null: from that day there is none.
  amount bigint check (amount >= 0),
  currency text not null check (currency in ('HUF', 'EUR')),
  set_at timestamptz not null,
  unique (product, variant, country, from_day, set_at)
);
create trigger credit_prices_appended before update or delete on credit_prices
for each row execute function refuse_change_of_credit();
