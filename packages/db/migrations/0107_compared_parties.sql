-- A mark of all who were compared of a company: itself, its officers, and its owners, direct and indirect. Whoever was checked
-- before has none, and is compared anew. Says more than the batch after which it was: also whoever is behind may change.
alter table sanction_checks add column compared text;
alter table sanction_checks drop column batch_id;
