-- A mail of alerts that was given up: what it was to tell is told by the next mail to the same reader, which takes the mark off.
alter table alert_notices add column lost_at timestamptz;
create index alert_notices_lost on alert_notices (user_id) where lost_at is not null;
