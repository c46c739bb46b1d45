-- What a match rests on is counted, and a decision says which of it was seen. The hash is not told: whoever knows all else that is
-- in it could find out a day of birth that is withheld.
alter table sanction_matches add column evidence_no integer not null default 1;
