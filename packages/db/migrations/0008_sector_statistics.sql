-- What the companies of a sector have in the middle: quartiles of every figure by year. Made from the register as a
-- whole; nothing is kept of fewer than five companies.
create table sector_statistics (
  country_code text not null,
  -- Companies that never existed are compared among themselves alone.
  is_made_up boolean not null,
  currency text not null,
  -- NACE: a division has two digits, a group three, a class four.
  code text collate "C" not null,
  year integer not null,
  figure text collate "C" not null,
  company_count integer not null check (company_count >= 5),
  -- Estimates between two companies, most of them quotients: no amounts that anybody filed.
  lower_quartile double precision not null,
  median double precision not null,
  upper_quartile double precision not null,
  primary key (country_code, is_made_up, currency, code, year, figure)
);

-- The run that made them.
create table sector_statistics_runs (
  computed_at timestamptz primary key,
  -- How many batches the register held, and by which formulas the figures were worked out: with others it is outdated.
  batch_count bigint not null,
  formulas text not null,
  company_count bigint not null,
  statement_count bigint not null
);
