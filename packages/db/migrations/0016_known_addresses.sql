-- From where a user has signed in: strangers who guess at the account from elsewhere do not shut its owner out.

create table known_addresses (
  user_id uuid not null references users on delete cascade,
  -- Only the hash of the address.
  address_hash bytea not null,
  last_used_at timestamptz not null,
  primary key (user_id, address_hash)
);

-- How many a user has sent of late.
create index messages_user on messages (user_id, created_at);
