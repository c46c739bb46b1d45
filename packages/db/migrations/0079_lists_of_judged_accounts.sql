-- What lists show beside what is searched by, of accounts that can be relied on, in thousands of their currency; and until when
-- the headcount was so, the last of all days where it is in force.
alter table search_profiles
  -- Of accounts in another currency than the forint, by which nobody is searched for; null where they are in forints.
  add column foreign_currency text,
  add column foreign_sales bigint,
  add column profit_after_tax bigint,
  add column headcount_until date not null default '9999-12-31';
