-- The figures of each company's business years that count in the statistics of its sector. Kept, so that a changed company
-- makes only the sectors and years anew in which it stands or stood.
create table company_figures (
  company_id text collate "C" not null,
  year integer not null,
  -- Whom the company is compared with: companies of its country, made up as it is, with accounts in the same currency.
  country_code text not null,
  is_made_up boolean not null,
  currency text not null,
  -- The class of NACE of its main activity, as a number: 111 is 01.11.
  class_code integer not null,
  -- In the order of FIGURE_KEYS (domain/indicators/definitions); the formulas are those of the run.
  figures double precision[] not null,
  primary key (company_id, year)
);
-- By year and division.
create index company_figures_by_sector on company_figures (year, (class_code / 100));

-- Up to which place of the order of batches the companies were looked at; null: not known, so that all are looked at anew.
alter table sector_statistics_runs add column position bigint;
alter table sector_statistics_runs drop column batch_count;
