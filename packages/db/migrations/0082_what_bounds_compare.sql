-- How long the business year is whose accounts count: bounds on what flows through it take whole years alone. Until the follower has
-- made a profile anew it is taken as one, as before.
alter table search_profiles
  add column year_days integer default 365,
  -- In whole units of the currency, as foreign_sales is: thousands of it would show small companies as ones without sales.
  add column foreign_profit bigint;
