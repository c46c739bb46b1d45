-- Why no credit limit is recommended, by the keys of domain/score/rate/credit-limit; null where one is, where none can be worked
-- out, and of ratings stored before, which say it from their next run on.
alter table scores add column no_limit_reason text;
