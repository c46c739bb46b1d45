-- How many entries of an edition are of persons and organisations, which alone are compared: counting them for each page that says
-- so took longer than the rest of it. Of editions that are no longer in use nobody asks.
alter table sanction_lists add column compared_count integer not null default 0;
update sanction_lists l set compared_count = (
  select count(*) from designations d join batches b using (source_id)
  where b.batch_id = l.batch_id and d.delisted_on is null and d.kind in ('person', 'entity'));
alter table sanction_lists alter column compared_count drop default;
