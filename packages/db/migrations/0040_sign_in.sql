-- Signing in: how and from where a session began, by which devices a user is known, and who he is at other providers.

alter table sessions
  add column method text not null default 'password' check (method in ('password', 'oidc', 'passkey')),
  -- Whoever signed in proved more than a password, or what another provider says of him.
  add column has_second_factor boolean not null default false,
  add column user_agent text not null default '',
  add column address text,
  -- When the user last proved anew who he is, before he changed how he signs in.
  add column confirmed_at timestamptz;

create table known_devices (
  user_id uuid not null references users on delete cascade,
  device_hash bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);

create table oidc_identities (
  identity_id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  issuer text not null,
  subject text not null,
  -- What the provider called him when he was linked, so that he knows which account it is.
  label text not null,
  linked_at timestamptz not null,
  last_used_at timestamptz,
  unique (issuer, subject)
);
create index oidc_identities_of_user on oidc_identities (user_id);

-- Ways to the provider that are under way; each is come back from once.
create table oidc_attempts (
  state_hash bytea primary key,
  -- Of what the browser keeps that began it: another browser cannot end it.
  key_hash bytea not null,
  -- Whom the identity is to be linked to; null where somebody signs in.
  user_id uuid references users on delete cascade,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
create index oidc_attempts_expiry on oidc_attempts (expires_at);

alter table subscribers
  add column requires_second_factor boolean not null default false,
  -- For how many people the contract is; null where it does not say.
  add column seats integer check (seats > 0);
