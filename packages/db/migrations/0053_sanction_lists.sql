-- Several sanctions lists are in use beside each other: each entry belongs to one, and only its editions say of it.

alter table designations add column source_id text references sources;

update designations d set source_id = (
  select b.source_id from designation_changes c join batches b using (batch_id)
  where c.designation_id = d.designation_id
  order by c.batch_id limit 1);

alter table designations alter column source_id set not null;
create index designations_source on designations (source_id) where delisted_on is null;

-- Only the Union names the act by its CELEX number.
alter table designations alter column celex drop not null;
