-- What a user proves beside his password: codes of an app, recovery codes, passkeys.

create table totp_secrets (
  user_id uuid primary key references users on delete cascade,
  -- Sealed (ADR 73).
  secret text not null,
  created_at timestamptz not null,
  -- Null while no code has shown that an app has it.
  confirmed_at timestamptz,
  -- Of the last code that was taken: neither it nor one before is taken again.
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table passkeys (
  passkey_id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  -- base64url, as browsers write it.
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  -- Kept by a password manager on several devices.
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);

-- What an authenticator is asked to sign; each is answered once.
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('add', 'sign-in', 'second-step', 'confirm')),
  -- Null where nobody has said yet who he is.
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

-- Who has proved the first of two factors.
create table sign_in_steps (
  ticket_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  method text not null check (method in ('password', 'oidc')),
  attempts integer not null default 0,
  expires_at timestamptz not null
);
create index sign_in_steps_of_user on sign_in_steps (user_id);
