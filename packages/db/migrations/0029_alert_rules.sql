-- Rules of a subscriber's own by which he is alerted to what was heard of the companies he watches.

create table alert_rules (
  rule_id uuid primary key default uuidv7(),
  subscriber_id uuid not null references subscribers,
  name text not null,
  -- By contract/alert-rule.
  definition jsonb not null,
  is_active boolean not null,
  created_by uuid not null references users,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Kept for a day, so that it can be taken back.
  deleted_at timestamptz
);
create unique index alert_rules_name on alert_rules (subscriber_id, lower(name)) where deleted_at is null;
-- Asked with every page of changes, of which most find no rule.
create index alert_rules_active on alert_rules (subscriber_id) where is_active and deleted_at is null;
create index alert_rules_deleted on alert_rules (deleted_at) where deleted_at is not null;
-- The moves of a rating, of which rules ask how far they led within some months.
create index monitoring_changes_rating on monitoring_changes (company_id, position) where origin = 'rating';
