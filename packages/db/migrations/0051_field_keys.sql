-- What a report of a wrong value is about, in no language: kind of the fact, which of them, since when; or the accounts
-- and their line. Null of what was reported before, and of values that rest on several facts: they go by their names.
alter table corrections add column field_key text collate "C";

-- A person's objection can be answered by withholding what tells more of him than his name.
alter table corrections drop constraint corrections_state_check;
alter table corrections add constraint corrections_state_check
  check (state in ('reported', 'forwarded', 'accepted', 'refused', 'withheld'));
alter table corrections drop constraint corrections_check3;
alter table corrections add constraint corrections_decided_check
  check ((state in ('accepted', 'refused', 'withheld')) = (decided_at is not null));
alter table correction_notices drop constraint correction_notices_kind_check;
alter table correction_notices add constraint correction_notices_kind_check
  check (kind in ('answered', 'forwarded', 'accepted', 'refused', 'withheld'));

-- Whose address, mother's name and date of birth no page of a company tells any more. The facts keep them, and this
-- outlives the objection.
create table withheld_persons (
  -- The objection, as people call it.
  correction_number bigint not null,
  company_id text collate "C" not null,
  -- Who the entry says it is, and the name by fold_name(): another spelling, or an entry without an id, is the same person.
  party_id text collate "C",
  name_folded text collate "C" not null,
  withheld_at timestamptz not null,
  primary key (company_id, correction_number)
);
