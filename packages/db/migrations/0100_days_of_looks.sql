-- The day on which a look was last made: what looking finds is known up to it, however far the register is. Null where none
-- was made, or none since this was kept. Accounts that are missing are looked for each day, so that a look that is not due was made on
-- the day that looks were told of last. One that is due may have waited for days: on which it was last made cannot be known.
alter table monitoring_looks add column looked_on date;

update monitoring_looks
set looked_on = (select mark::date from monitoring_look_marks where name = 'day')
where origin = 'missing-statement' and found is not null and not is_due;

-- Who is behind is asked with each opening of the inbox, and most are not. Without a day they are due, by an index of their own.
create index monitoring_looks_behind on monitoring_looks (looked_on, company_id) where origin = 'missing-statement';
