-- Ratings of the companies, each as it was found on its day, and the ones before it.

-- By what version of the model ratings were made, and what the numbers in scores.parts mean: kinds and keys of parts by
-- their place. A part heard of later comes last, so that what is stored keeps its meaning.
create table score_models (
  model_version text primary key,
  part_keys text[] not null
);

-- The rating of a company. A row is written only when another rating was found than the one in force, or by another
-- version of the model; the one before is closed and stays. What is closed cannot be made anew from the register: the
-- model that made it may be gone, and the register has learnt more since. So this is no read model: `rebuild` leaves it
-- alone, and a backup holds it.
create table scores (
  company_id text collate "C" not null,
  computed_at timestamptz not null,
  -- The day the company was rated as of.
  as_of date not null,
  model_version text not null,
  basis text not null check (basis in ('statement', 'register', 'lite', 'unrated')),
  unrated_reason text,
  register_reason text,
  -- 0 to 100; null if unrated.
  points smallint check (points between 0 and 100),
  -- Three numbers a part, in their order: its place in score_models.part_keys, its points, its bin (-1: none). Names and
  -- braces would be four times as long, a million times over.
  parts smallint[] not null,
  -- The values of the ratios by the order of the factors in score_models.part_keys; to the last digit what was put into
  -- the bins.
  part_values double precision[] not null,
  -- Of failure within 12, 36 and 60 months; null where it is not foretold.
  probabilities double precision[],
  -- Whole units of limit_currency.
  credit_limit numeric,
  limit_currency text,
  -- Of the accounts behind it; null where there are none that count.
  statement_year integer,
  currency text,
  -- The accounts' lines by INPUT_KEYS of domain/score/score-inputs.
  inputs double precision[],
  -- What the register knew, by the order of features/score/stored-facts. Json as in statements: shorter than jsonb.
  facts json not null,
  -- Since when another row is in force; null for the one in force.
  superseded_at timestamptz,
  primary key (company_id, computed_at)
);
create unique index scores_current on scores (company_id) where superseded_at is null;

-- Runs over the register. A complete run rates everyone on a day by a model; one that was killed goes on after
-- last_company_id. A run without an end that is not the newest was given up.
create table score_runs (
  run_id uuid primary key default uuidv7(),
  model_version text not null,
  as_of date not null,
  -- What was switched off by configuration; with other settings everyone is rated anew.
  config text not null,
  last_company_id text collate "C" not null default '',
  company_count bigint not null default 0,
  changed_count bigint not null default 0,
  started_at timestamptz not null,
  finished_at timestamptz
);

-- Companies changed since they were rated, by the batch that changed them: a run takes away what it has seen, so that a
-- change meanwhile stays.
create table score_pending (
  company_id text collate "C" not null,
  batch_id bigint not null,
  primary key (company_id, batch_id)
);

-- Who failed: asked for the companies of everybody's officers and owners. One fact in some hundreds.
create index facts_failure on facts (company_id)
where section in ('bankruptcy', 'liquidation', 'forced-deletion') and upper_inf(recorded);

-- What the companies of a sector have in the middle: quartiles of every factor of the score, from the accounts behind
-- the ratings of the last complete run; nothing is kept of fewer than five companies.
create table sector_factors (
  country_code text not null,
  -- Companies that never existed are compared among themselves alone.
  is_made_up boolean not null,
  -- NACE: a division has two digits, a group three, a class four.
  code text collate "C" not null,
  factor text collate "C" not null,
  company_count integer not null check (company_count >= 5),
  lower_quartile double precision not null,
  median double precision not null,
  upper_quartile double precision not null,
  primary key (country_code, is_made_up, code, factor)
);
