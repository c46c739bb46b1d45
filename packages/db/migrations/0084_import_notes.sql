-- Of an import: of how many companies on the list something that is noted was changed, of how many (new ones, too) another note or
-- importance was kept, and of how many a note or labels did not find room. Null of imports of which it was not counted.
alter table watch_imports
  add column changed_count integer,
  add column kept_count integer,
  add column cut_count integer,
  add check (num_nulls(changed_count, kept_count, cut_count) in (0, 3));
