-- Ratings in the order in which they come to be seen: those of one page of a run have its number, which is counted in the
-- transaction that stores them. Who has taken over all up to a number finds the later ones by it, and goes through no others.
create table score_revisions (
  is_only boolean primary key default true check (is_only),
  revision bigint not null
);
-- Those that are there are before the first.
alter table scores add column revision bigint not null default 1;
insert into score_revisions (revision) select 1 where exists (select from scores);
-- The numbers grow with the places of the rows: of a million ratings it takes some pages.
create index scores_revision on scores using brin (revision);

-- Up to which number ratings were taken over; formerly how far the runs had come. All of them are taken over once more.
alter table search_states alter column ratings type bigint using 0;
