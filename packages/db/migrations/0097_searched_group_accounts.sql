-- Are the accounts that count those of a group? Where a company filed no others, its amounts in results and lists are of the group.
-- Until the follower has made a profile anew, its accounts are taken as the company's own, as before.
alter table search_profiles
  add column is_consolidated boolean not null default false;
