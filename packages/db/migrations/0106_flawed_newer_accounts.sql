-- The year of accounts with an error that are newer than those that count; null where there are none. Results and bought lists say
-- it: their figures are older ones then, or missing, and that is another thing than nothing filed.
-- Until the follower has made a profile anew, nothing is said of them, as before.
alter table search_profiles
  add column flawed_year integer;
