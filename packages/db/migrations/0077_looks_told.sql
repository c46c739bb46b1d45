-- Could the last look tell? Where it could not, what was found before it is kept, and the next one is compared with that.
alter table monitoring_looks add column is_told boolean not null default true;
