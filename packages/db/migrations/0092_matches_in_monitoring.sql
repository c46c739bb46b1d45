-- What is found by looking again at watched companies: matches with sanctions lists that somebody has to decide, too.
alter table monitoring_changes drop constraint monitoring_changes_origin_check,
  add constraint monitoring_changes_origin_check
    check (origin in ('register', 'rating', 'final-owner', 'related-failure', 'missing-statement', 'sanction-match'));
alter table monitoring_looks drop constraint monitoring_looks_origin_check,
  add constraint monitoring_looks_origin_check
    check (origin in ('rating', 'final-owner', 'related-failure', 'missing-statement', 'sanction-match'));
