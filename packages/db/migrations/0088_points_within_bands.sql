-- What no level tells stands above the levels: other points of a rating within its band, of which rules alone ask.
alter table monitoring_changes drop constraint monitoring_changes_level_check,
  add constraint monitoring_changes_level_check check (level between 1 and 4);
alter table monitoring_events drop constraint monitoring_events_level_check,
  add constraint monitoring_events_level_check check (level between 1 and 4);
