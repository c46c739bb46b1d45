-- A list of debtors or of insolvencies speaks of those alone who are on it. Where it is of all companies of a register, whom
-- it leaves out has none (SourceInfo.coversAll): the sections, and the sources by which a company stands in that register.
alter table sources
  add column whole_sections text[] not null default '{}',
  add column whole_registers text[] not null default '{}';

alter table batches
  -- Sections in which an edition was all that is true, so that what it left out has ended (ADR 92); null of editions read
  -- before this was kept.
  add column snapshot_sections text[],
  -- Sections in which it was of all companies of the register, and no line of it could have been anybody's.
  add column whole_sections text[] not null default '{}';

-- Of whom a rejected line was, as far as that could be read: silence about it says nothing.
alter table batch_rejects
  add column company_id text collate "C",
  add column section text collate "C";
create index batch_rejects_company on batch_rejects (batch_id, company_id) where company_id is not null;
