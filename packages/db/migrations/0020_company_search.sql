-- What companies are searched for by, derived from the register and the ratings by a follower. Each can be made anew.

create sequence search_row_numbers;
create sequence search_revisions;

-- One row a company. Amounts in thousands of forints: those in another currency are not known here, nor are those of
-- accounts that cannot be relied on. Per cents are in thousandths.
create table search_profiles (
  company_id text collate "C" primary key,
  -- Its place in the columns in memory; kept for good.
  row_number bigint not null default nextval('search_row_numbers'),
  -- Grows with every change: there is one writer at a time.
  revision bigint not null default nextval('search_revisions'),
  name text not null,
  -- Key of domain/legal-forms.
  legal_form text,
  status text not null,
  settlement text,
  county_code text,
  region_code text,
  founded_on date,
  headcount integer,
  -- NACE class of the main activity, four digits.
  main_class text,
  -- Bits, by OWNER_KINDS and CONTACT_KINDS.
  owner_kinds smallint not null,
  contacts smallint not null,
  -- Of the newest accounts that count.
  statement_year integer,
  filed_on date,
  fixed_assets bigint,
  current_assets bigint,
  provisions bigint,
  liabilities bigint,
  equity bigint,
  issued_capital bigint,
  domestic_sales bigint,
  export_sales bigint,
  net_sales bigint,
  ebitda bigint,
  prepaid_expenses bigint,
  deferred_income bigint,
  operating_profit bigint,
  profit_before_tax bigint,
  trade_payables bigint,
  income_tax bigint,
  equity_ratio integer,
  sales_growth integer,
  -- Of the rating in force: points, and the probability of failure within twelve months.
  points smallint,
  probability integer
);
alter sequence search_row_numbers owned by search_profiles.row_number;
alter sequence search_revisions owned by search_profiles.revision;
create index search_profiles_row on search_profiles (row_number);
create index search_profiles_revision on search_profiles (revision);
create index search_profiles_name on search_profiles (name collate "hu-x-icu", company_id);
create index search_profiles_main_class on search_profiles (main_class);

-- One row for each fact. The words are folded as names are, each after the letter of what it is a word of, so that one
-- index answers whatever is asked of one address or of one person.
create table search_addresses (
  company_id text collate "C" not null,
  fact_id bigint not null,
  valid daterange not null,
  words tsvector not null,
  primary key (company_id, fact_id)
);
create index search_addresses_words on search_addresses using gin (words);

create table search_people (
  company_id text collate "C" not null,
  fact_id bigint not null,
  valid daterange not null,
  words tsvector not null,
  primary key (company_id, fact_id)
);
create index search_people_words on search_people using gin (words);

create table search_activities (
  company_id text collate "C" not null,
  fact_id bigint not null,
  class_code text collate "C" not null,
  is_main boolean not null,
  valid daterange not null,
  primary key (company_id, fact_id)
);
create index search_activities_class on search_activities (class_code, company_id);

-- Negative and positive information: stated ones, and those that are worked out.
create table search_infos (
  company_id text collate "C" not null,
  info_group text collate "C" not null,
  item text collate "C" not null,
  -- The days that it is asked for by; null where nobody knows them.
  days daterange,
  -- In force on these.
  valid daterange not null,
  primary key (company_id, info_group, item)
);
create index search_infos_group on search_infos (info_group, company_id);

-- Letters and digits only, as people type them.
create table search_identifiers (
  company_id text collate "C" not null,
  kind text collate "C" not null,
  fact_id bigint not null,
  key text collate "C" not null,
  valid daterange not null,
  primary key (company_id, kind, fact_id)
);
create index search_identifiers_key on search_identifiers (kind, key);

-- By which rules the tables above were made, and with which ratings.
create table search_states (
  is_only boolean primary key default true check (is_only),
  rules text not null,
  ratings text not null
);
