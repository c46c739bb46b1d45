-- An edition may be merged in parts, each of some of its companies (ADR 97). Of its batches the last one is `merged`, and
-- says of which day the source is; until then the others are `part`.
alter table batches drop constraint batches_outcome_check;
alter table batches add constraint batches_outcome_check check (outcome in ('merged', 'part', 'refused'));
-- By which program it was read: another one may read more of the same file.
alter table batches add column reader text;

-- The companies of the last edition of a source: what the lines of each were, so that the next edition is read for those
-- that differ. The print is null where the same lines may say something else next time.
create table edition_companies (
  source_id text not null,
  company_id text collate "C" not null,
  batch_id bigint not null,
  print text,
  -- The day of an edition from which on the same lines may say something else.
  repeats_before date,
  fact_count integer not null,
  statement_count integer not null,
  primary key (company_id, source_id)
);

-- What an edition that is merged in parts does not list any more of companies that it has: ends with its last part.
create table edition_absences (
  source_id text not null,
  company_id text collate "C" not null,
  section text collate "C" not null,
  slot text collate "C" not null,
  primary key (company_id, source_id, section, slot)
);
