-- Work on alerts: what is open is counted and listed by an index of its own, and who wanted a second pair of eyes is kept.

create index alerts_work on alerts (subscriber_id, position) include (company_id, state, assignee_id, snoozed_until, importance, created_at)
where state <> 'done';
create index alerts_decided on alerts (subscriber_id, decided_at desc, position desc) where state = 'done';
create index alerts_made on alerts (subscriber_id, created_at) include (importance);

alter table subscribers
  add column monitoring_four_eyes_set_at timestamptz,
  -- A user; no key, as users belong to subscribers and an archive is restored in the order of its keys.
  add column monitoring_four_eyes_set_by uuid;

-- That a decision was approved is told apart from one that was made alone.
alter table alert_steps drop constraint alert_steps_action_check;
alter table alert_steps add check (action in
  ('assigned', 'unassigned', 'commented', 'proposed', 'approved', 'returned', 'done', 'reopened', 'snoozed', 'woken'));

-- What was done stays as it was done.
create function refuse_change_of_steps() returns trigger language plpgsql as $$
begin
  raise exception 'steps of alerts are appended and never changed';
end
$$;
create trigger alert_steps_appended before update or delete on alert_steps for each row execute function refuse_change_of_steps();
