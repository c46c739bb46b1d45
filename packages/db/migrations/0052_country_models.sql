-- Models that were trained on the register loaded here, and which model rates the companies of which country.

-- A model file as it was switched on, with its card. Never changed: the version says what is in it. Json as it was
-- written, because the version is worked out from the order of its keys.
create table trained_models (
  model_version text primary key,
  country_code text not null,
  content json not null,
  card text not null,
  stored_at timestamptz not null
);

-- Which model rates the companies of a country from a moment on; null: that of the program. The newest counts; only
-- added to.
create table model_choices (
  choice_id uuid primary key default uuidv7(),
  country_code text not null,
  model_version text references trained_models,
  chosen_at timestamptz not null
);
