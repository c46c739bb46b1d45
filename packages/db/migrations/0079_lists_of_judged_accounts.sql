-- What lists show beside what is searched by, of accounts that can be relied on, in thousands of their currency; and until when
-- the headcount was so, the last of all days where it is in force.
alter table search_profiles
  -- Of accounts in another currency than the forint, by which nobody is searched for; null where they are in forints.
  add column foreign_currency text,
  add column foreign_sales bigint,
  add column profit_after_tax bigint,
  add column headcount_until date not null default '9999-12-31';

-- Lists are priced by what is filled in them, and the follower takes its time to make all profiles anew: the profit is taken from
-- the wide row where that is of the same accounts, which then say the same of year, sales and equity, put right in neither.
-- Rounded as the program does. Of accounts in another currency nothing here tells whether the wide row can be relied on.
update search_profiles k
set profit_after_tax = floor(p.profit_after_tax / 1000 + 0.5)
from company_profiles p
where p.company_id = k.company_id and p.profit_after_tax is not null
  and p.currency = 'HUF' and p.statement_year = k.statement_year
  and k.net_sales is not distinct from floor(p.net_sales / 1000 + 0.5)
  and k.equity is not distinct from floor(p.equity / 1000 + 0.5);
