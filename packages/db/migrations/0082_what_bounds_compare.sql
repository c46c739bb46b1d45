-- How long the business year is whose accounts count: bounds on what flows through it take whole years alone. Until the follower has
-- made a profile anew it is taken as one, as before.
alter table search_profiles
  add column year_days integer default 365,
  -- In whole units of the currency, as foreign_sales is: thousands of it would show small companies as ones without sales.
  add column foreign_profit bigint;

-- What was kept was in thousands (0079): lists are made, and paid, before the follower has made all profiles anew.
update search_profiles set foreign_sales = foreign_sales * 1000 where foreign_sales is not null;
