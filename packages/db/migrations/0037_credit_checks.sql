-- The checks of the ledger, each once for a statement instead of once for a row at the commit: a purchase is one statement,
-- after which everything must add up. What a restore loads table after table is still looked at in its end.

drop trigger credit_transfer_balanced on credit_transfers;
drop trigger credit_entry_follows on credit_entries;
drop trigger credit_balance_of_entries on credit_accounts;
drop function check_credit_entry();

-- What moves something has entries; whether they are balanced is looked at where they are written.
create or replace function check_credit_transfer() returns trigger language plpgsql as $$
begin
  if not exists (select from credit_entries e where e.transfer_id = new.transfer_id) then
    raise exception 'transfer % is not balanced: % said, nothing entered', new.transfer_id, new.amount
      using errcode = 'check_violation', constraint = 'credit_transfer_balanced';
  end if;
  return null;
end
$$;
create constraint trigger credit_transfer_balanced after insert on credit_transfers
deferrable initially deferred for each row when (new.amount > 0 and new.kind not in ('hold', 'release'))
execute function check_credit_transfer();

-- Entries go on from those before them in an account of the transfer's subscriber, which is as far as they are, and what
-- is taken of one account is given to another, as much as the transfer says.
create function check_credit_entries() returns trigger language plpgsql as $$
declare
  fault record;
begin
  select e.transfer_id, e.seq, e.account_id, said.is_balanced, a.subscriber_id = t.subscriber_id and a.account = t.account as is_own
  into fault
  from entered e
    join credit_transfers t on t.transfer_id = e.transfer_id
    join credit_accounts a on a.account_id = e.account_id
    cross join lateral (
      select sum(s.amount) = 0 and coalesce(sum(s.amount) filter (where s.amount > 0), 0)
        = case when t.kind in ('hold', 'release') then 0 else t.amount end as is_balanced
      from credit_entries s where s.transfer_id = e.transfer_id
    ) said
  where not said.is_balanced or a.subscriber_id <> t.subscriber_id or a.account <> t.account or e.seq < 1 or a.last_seq < e.seq
    or e.balance_after - e.amount is distinct from case when e.seq = 1 then 0
      else (select b.balance_after from credit_entries b where b.account_id = e.account_id and b.seq = e.seq - 1) end
  limit 1;
  if not found then return null; end if;
  if not fault.is_balanced then
    raise exception 'transfer % is not balanced', fault.transfer_id
      using errcode = 'check_violation', constraint = 'credit_transfer_balanced';
  end if;
  if not fault.is_own then
    raise exception 'transfer % moves the account % of somebody else', fault.transfer_id, fault.account_id
      using errcode = 'check_violation', constraint = 'credit_entry_own';
  end if;
  raise exception 'entry % of account % does not go on from the one before', fault.seq, fault.account_id
    using errcode = 'check_violation', constraint = 'credit_entry_follows';
end
$$;
create trigger credit_entries_follow after insert on credit_entries
referencing new table as entered for each statement execute function check_credit_entries();

-- A balance is what its last entry says: of what changes at once, of what is loaded in the end.
create function check_credit_balances() returns trigger language plpgsql as $$
declare
  wrong uuid;
begin
  select a.account_id into wrong from changed a
  where a.posted is distinct from case when a.last_seq = 0 then 0
    else (select e.balance_after from credit_entries e where e.account_id = a.account_id and e.seq = a.last_seq) end
  limit 1;
  if found then
    raise exception 'the balance of account % is not that of its entries', wrong
      using errcode = 'check_violation', constraint = 'credit_balance_of_entries';
  end if;
  return null;
end
$$;
create trigger credit_balances_of_entries after update on credit_accounts
referencing new table as changed for each statement execute function check_credit_balances();
create constraint trigger credit_balance_of_entries after insert on credit_accounts
deferrable initially deferred for each row when (new.posted <> 0 or new.last_seq <> 0) execute function check_credit_balance();

-- Planned while the ledger is new, these would read whole tables long after it has grown.
alter function check_credit_transfer() set enable_seqscan = off;
alter function check_credit_entries() set enable_seqscan = off;
alter function check_credit_balances() set enable_seqscan = off;
alter function check_credit_balance() set enable_seqscan = off;
