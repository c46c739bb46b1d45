-- Roles and claims of single users, who invites whom, and one audit trail of who did what.

-- The provider's own subscriber: there is at most one.
create table providers (
  subscriber_id uuid primary key references subscribers,
  is_only boolean not null default true unique check (is_only)
);

alter table users add column role text not null default 'member' check (role in ('member', 'administrator', 'operator'));
-- Of the claims of the contract those that this user does not have.
-- What the contract restricts cannot be lifted so.
alter table users add column withheld_claims text[] not null default '{}'
  check (not withheld_claims && '{NemzetkoziTiltas,MarketingLetoltesTiltas}');
-- An operator is a user of the provider, whoever writes the role.
alter table users add column operator_of uuid
  generated always as (case when role = 'operator' then subscriber_id end) stored references providers;

-- Nobody would be there to give the role: whoever came first has it.
update users set role = 'administrator'
where user_id in (select distinct on (subscriber_id) user_id from users order by subscriber_id, created_at, user_id);

-- What is left of the claims of a contract where some are withheld; upper and lower case are the same.
create function claims_left(contract text[], withheld text[]) returns text[] language sql immutable parallel safe
return array(
  select claim from unnest(contract) claim where lower(claim) not in (select lower(other) from unnest(withheld) other)
);

create table invitations (
  invitation_id uuid primary key default uuidv7(),
  subscriber_id uuid not null references subscribers,
  email text not null check (email = lower(email)),
  role text not null check (role in ('member', 'administrator')),
  withheld_claims text[] not null default '{}'
    check (not withheld_claims && '{NemzetkoziTiltas,MarketingLetoltesTiltas}'),
  locale text not null check (locale in ('hu', 'en', 'de')),
  invited_by uuid not null references users,
  created_at timestamptz not null,
  -- When the mail was last asked for, and how often.
  sent_at timestamptz not null,
  sent_count integer not null default 1,
  -- When it last went.
  mailed_at timestamptz,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  accepted_at timestamptz,
  -- Whom it has become.
  user_id uuid unique references users,
  check ((accepted_at is null) = (user_id is null)),
  check (revoked_at is null or accepted_at is null)
);
create unique index invitations_open on invitations (subscriber_id, email) where revoked_at is null and accepted_at is null;

-- Links of mails: of an attempt to mail that was cut off, nobody knows whether it went, and each that did shall work.
create table invitation_links (
  token_hash bytea primary key,
  invitation_id uuid not null references invitations on delete cascade
);
create index invitation_links_of_invitation on invitation_links (invitation_id);

-- Who did what when: written in the transaction of the act, and never changed.
create table audit_entries (
  entry_id bigint generated always as identity primary key,
  subscriber_id uuid not null references subscribers,
  occurred_at timestamptz not null,
  actor_kind text not null check (actor_kind in ('user', 'key', 'provider', 'system')),
  actor_user_id uuid references users,
  actor_key_id uuid,
  act text not null,
  subject_kind text,
  subject_id text collate "C",
  -- As it was called then; null of persons of the register, of whom ids alone are kept.
  subject_name text,
  detail jsonb not null default '{}',
  check ((actor_kind = 'user') = (actor_user_id is not null)),
  check ((actor_kind = 'key') = (actor_key_id is not null)),
  check ((subject_kind is null) = (subject_id is null)),
  check (subject_kind is distinct from 'person' or subject_name is null)
);
create index audit_entries_listed on audit_entries (subscriber_id, occurred_at desc, entry_id desc);
create index audit_entries_of_act on audit_entries (subscriber_id, act, occurred_at desc);
create index audit_entries_of_user on audit_entries (subscriber_id, actor_user_id, occurred_at desc);

insert into audit_entries (subscriber_id, occurred_at, actor_kind, actor_user_id, act, subject_kind, subject_id)
select subscriber_id, opened_at, 'user', user_id, 'person-opened', 'person', person_id
from person_openings order by opened_at, opening_id;
drop table person_openings;

-- Entries leave when they have been kept for five years, and not before.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.occurred_at < now() - interval '5 years' then
      return old;
    end if;
  end if;
  raise exception 'the audit trail is only appended to' using errcode = 'restrict_violation';
end
$$;
create trigger audit_entries_appended before update or delete on audit_entries
  for each row execute function refuse_audit_change();
create trigger audit_entries_kept before truncate on audit_entries
  for each statement execute function refuse_audit_change();
