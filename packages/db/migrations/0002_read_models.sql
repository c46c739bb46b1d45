-- Read models: derived from the register, each can be rebuilt from it.

-- Names are compared without accents, case, punctuation and spelling variants of the legal form.
create function fold_name(name text) returns text
language sql immutable strict parallel safe
return (
  select replace(replace(replace(replace(replace(replace(replace(folded,
    'korlatolt felelossegu tarsasag', 'kft'),
    'zartkoruen mukodo reszvenytarsasag', 'zrt'),
    'nyilvanosan mukodo reszvenytarsasag', 'nyrt'),
    'reszvenytarsasag', 'rt'),
    'beteti tarsasag', 'bt'),
    'kozkereseti tarsasag', 'kkt'),
    's r l', 'srl')
  from (select btrim(regexp_replace(lower(unaccent('unaccent', name)), '[^[:alnum:]]+', ' ', 'g'))) as f(folded)
);

create table company_profiles (
  company_id text collate "C" primary key,
  kind text not null,
  country_code text not null,
  is_made_up boolean not null,
  name text not null,
  short_name text,
  legal_form_code text,
  legal_form text,
  status text not null,
  status_since date,
  tax_number text,
  register_number text,
  -- Letters and digits only, as people type it.
  register_number_key text,
  seat text,
  seat_zip text,
  seat_settlement text,
  seat_county text,
  founded_on date,
  main_activity_scheme text,
  main_activity_code text,
  headcount integer,
  capital numeric,
  capital_currency text,
  statement_year integer,
  statement_count integer not null,
  currency text,
  -- Whole units of the currency.
  net_sales numeric,
  profit_after_tax numeric,
  equity numeric,
  total_assets numeric,
  phone_count integer not null,
  email_count integer not null,
  website_count integer not null,
  award_count integer not null,
  negative_count integer not null,
  positive_count integer not null,
  -- Orders equally good matches: size and public life, 0 when nothing is known.
  prominence real not null
);
create index company_profiles_tax_number on company_profiles (tax_number text_pattern_ops);
create index company_profiles_register_number on company_profiles (register_number_key text_pattern_ops);
create index company_profiles_id on company_profiles (company_id text_pattern_ops);
create index company_profiles_settlement on company_profiles (seat_settlement, name, company_id);
create index company_profiles_county on company_profiles (seat_county, name, company_id);
-- Who else has this very address; by its hash, because addresses are long.
create index company_profiles_seat on company_profiles using hash (seat);
create index company_profiles_zip on company_profiles (seat_zip, name, company_id);

create table company_names (
  company_id text collate "C" not null,
  kind text not null check (kind in ('current', 'short', 'foreign', 'former')),
  name text not null,
  folded text collate "C" not null,
  -- Copied from the profile so that the best matches can be found without reading it.
  is_active boolean not null,
  prominence real not null,
  primary key (company_id, kind, name)
);
create index company_names_start on company_names (folded text_pattern_ops);
create index company_names_words on company_names using gin (to_tsvector('simple', folded));
create index company_names_trigrams on company_names using gin (folded gin_trgm_ops);

create table persons (
  person_id text collate "C" primary key,
  name text not null,
  folded text collate "C" not null,
  mother_name text,
  birth_date date
);

-- One row per direction read: from the company to the party and back. Kept by company, whose facts they are derived
-- from; read by the party one comes from.
create table links (
  from_party text collate "C" not null,
  to_party text collate "C" not null,
  company_id text collate "C" not null,
  section text collate "C" not null,
  slot text collate "C" not null,
  valid daterange not null,
  share_min numeric,
  share_max numeric,
  role text,
  primary key (company_id, from_party, section, slot, valid, to_party)
);
create index links_from on links (from_party);
