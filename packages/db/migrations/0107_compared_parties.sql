-- A mark of all who were compared of a company: itself, its officers, and its owners, direct and indirect. Whoever was checked
-- before has none, and is compared anew. Says more than the batch after which it was: also whoever is behind may change.
alter table sanction_checks add column compared text;
alter table sanction_checks drop column batch_id;

-- Up to which day it was seen whose share or office begins or ends; null: up to that of the run.
alter table sanction_screenings add column compared_on date;
