-- Of which state what is found by name is: one row for each transaction that changed names, profiles or what search keeps
-- about all names, since the last one that had the register for itself. The rows together are another set after each of
-- them, also where the parts of a load commit side by side, none of which waits for another here.
create table search_changes (
  change_id uuid primary key default gen_random_uuid()
);
