-- When the last weekly report of a reader was.
create index alert_notices_reports on alert_notices (user_id, created_at) where with_report;
