alter table score_runs
  -- Whom the run was over: countries ('HU') and kinds of a country ('HU company'); null: everyone.
  add column subjects text[] collate "C",
  -- By source what it told when the run began, as far as ratings rest on it where nothing new is told of a company.
  add column told jsonb not null default '{}';
-- Everyone is rated once more after this.
alter table score_runs alter column told drop default;
