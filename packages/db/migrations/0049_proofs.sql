-- Proofs of who somebody is: what they were given for, how often wrongly, and what strangers can have written down.

alter table users
  -- Goes on with each change of what the user proves, so that who proved something before signs in by it no more.
  add column sign_in_version integer not null default 0;

alter table totp_secrets
  -- In the running day.
  add column wrong_codes integer not null default 0,
  add column wrong_since timestamptz,
  -- From then on no code of the app is taken, until a recovery code is.
  add column locked_at timestamptz;

alter table security_events
  -- Of events that strangers can bring about: those of one address, hour and kind are one row, which counts them.
  add column folded_under bytea,
  add column address_hash bytea;
create unique index security_events_folded on security_events (folded_under) where folded_under is not null;
create index security_events_of_address on security_events (address_hash, occurred_at) where address_hash is not null;
