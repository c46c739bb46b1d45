-- By which rules of comparing names a run over the register went; earlier runs went by the first ones.
alter table sanction_screenings add column rules integer not null default 1;
alter table sanction_screenings alter column rules drop default;
