-- By which version of our rules beside the model (domain/score/rate/rules-version) a rating was found last; null of ratings made
-- before that was noted. A rating that other rules find again stays, and has their version from then on.
alter table scores add column rules_version text;
