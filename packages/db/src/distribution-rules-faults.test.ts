import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TableScope } from './distribution-rules.ts'
import { findDistributionFaults } from './distribution-rules-faults.ts'
import { useTestDatabase } from './testing.ts'

const migrated = useTestDatabase()

test('the migrated schema can be distributed over several nodes without change', async () => {
  expect(await findDistributionFaults(migrated.pool)).toEqual([])
})

describe('what could not be distributed is refused', () => {
  const scratch = useTestDatabase({ content: 'empty' })
  let client: pg.Client

  beforeAll(async () => {
    client = new pg.Client({ connectionString: scratch.connectionString })
    await client.connect()
    await client.query(`
      create table firms (company_id text collate "C" primary key);
      create table humans (person_id text collate "C" primary key);
      create table words (word text primary key);
      create table accounts (account_id bigint primary key)`)
  })
  afterAll(() => client.end())

  const base = { firms: 'company', humans: 'person', words: 'reference', accounts: 'local' } as const
  const good = 'company_id text collate "C" not null'

  async function plant(sql: string, scope: TableScope | null): Promise<[fault: string, table: string][]> {
    const scopes: Record<string, TableScope> = scope === null ? base : { ...base, planted: scope }
    await client.query('begin')
    try {
      await client.query(sql)
      const faults = await findDistributionFaults(client, scopes)
      return faults.map(({ fault, table }) => [fault, table])
    } finally {
      await client.query('rollback')
    }
  }

  test.each<[what: string, scope: TableScope, sql: string]>([
    [
      'a key, a unique index and a foreign key of the company',
      'company',
      `
      create table planted (${good} references firms, no bigint, word text, primary key (company_id, no));
      create unique index on planted (company_id, word) where no > 1; create index on planted (word)`,
    ],
    [
      'a foreign key to a reference table',
      'company',
      `create table planted (${good}, word text references words, primary key (company_id))`,
    ],
    [
      'a foreign key with the company first',
      'company',
      `
      create table planted (${good}, no bigint, up bigint, primary key (company_id, no),
        foreign key (company_id, up) references planted (company_id, no))`,
    ],
    [
      'an exclusion within the company',
      'company',
      `
      create extension btree_gist;
      create table planted (${good}, no bigint, d daterange, primary key (company_id, no), exclude using gist (company_id with =, d with &&))`,
    ],
    [
      'bigint sequences and identities',
      'company',
      `
      create sequence numbers;
      create table planted (${good}, no bigint default nextval('numbers'), id bigint generated always as identity, primary key (company_id, id))`,
    ],
    [
      'a local table that refers to a reference table',
      'local',
      'create table planted (word text primary key references words)',
    ],
    [
      'anything local to local',
      'local',
      'create table planted (id int generated always as identity, account_id bigint references accounts)',
    ],
  ])('but not %s', async (_what, scope, sql) => expect(await plant(sql, scope)).toEqual([]))

  test.each<[fault: string, scope: TableScope | null, sql: string]>([
    ['not-classified', null, `create table planted (${good} primary key)`],
    ['not-there', 'company', 'select 1'],
    ['not-a-plain-table', 'company', `create table planted (primary key (company_id)) inherits (firms)`],
    ['no-distribution-column', 'company', 'create table planted (firm text primary key)'],
    ['no-distribution-column', 'company', `create table planted (no bigint primary key, company_id text collate "C")`],
    [
      'no-distribution-column',
      'company',
      `create table planted (no text collate "C", company_id text collate "C" generated always as (no) stored primary key)`,
    ],
    ['distribution-column-unlike-others', 'company', 'create table planted (company_id text primary key)'],
    ['distribution-column-unlike-others', 'company', 'create table planted (company_id bigint primary key)'],
    ['no-primary-key', 'company', `create table planted (${good}, no bigint)`],
    [
      'unique-without-distribution-column-first',
      'company',
      `create table planted (${good}, no bigint, primary key (no, company_id))`,
    ],
    [
      'unique-without-distribution-column-first',
      'company',
      `create table planted (${good} primary key, no bigint unique)`,
    ],
    [
      'unique-without-distribution-column-first',
      'company',
      `create table planted (${good} primary key, no text); create unique index on planted (lower(no))`,
    ],
    [
      'unique-without-distribution-column-first',
      'person',
      `create table planted (person_id text collate "C" primary key, ${good}, unique (company_id))`,
    ],
    [
      'exclusion-without-distribution-column-first',
      'company',
      `create table planted (${good} primary key, d daterange, exclude using gist (d with &&))`,
    ],
    [
      'foreign-key-leaves-the-company',
      'company',
      `create table planted (${good}, owner text references firms, primary key (company_id, owner))`,
    ],
    [
      'foreign-key-leaves-the-company',
      'company',
      `create table planted (${good} primary key, account_id bigint references accounts)`,
    ],
    [
      'foreign-key-leaves-the-company',
      'company',
      `create table planted (${good} primary key, person_id text references humans)`,
    ],
    ['foreign-key-leaves-the-company', 'reference', 'create table planted (firm text primary key references firms)'],
    ['foreign-key-leaves-the-company', 'reference', 'create table planted (id bigint primary key references accounts)'],
    ['foreign-key-leaves-the-company', 'local', 'create table planted (firm text primary key references firms)'],
    [
      'foreign-keys-to-companies-and-reference',
      'company',
      `create table planted (${good} primary key references firms, word text references words)`,
    ],
    [
      'foreign-key-changes-the-distribution-column',
      'company',
      `create table planted (${good} primary key references firms on update cascade)`,
    ],
    [
      'foreign-key-changes-the-distribution-column',
      'company',
      `create table planted (${good} primary key references firms on delete set default)`,
    ],
    [
      'trigger',
      'company',
      `
      create table planted (${good} primary key);
      create trigger t before update on planted for each row execute function suppress_redundant_updates_trigger()`,
    ],
    [
      'trigger',
      'reference',
      `
      create table planted (id text primary key);
      create trigger t before update on planted for each row execute function suppress_redundant_updates_trigger()`,
    ],
    [
      'row-rule',
      'company',
      `create table planted (${good} primary key); create rule r as on delete to planted do instead nothing`,
    ],
    ['sequence-not-bigint', 'company', `create table planted (${good}, no serial, primary key (company_id, no))`],
    [
      'sequence-not-bigint',
      'company',
      `create table planted (${good}, no integer generated by default as identity, primary key (company_id, no))`,
    ],
    [
      'identity-in-reference-table',
      'reference',
      'create table planted (no bigint generated always as identity primary key)',
    ],
    ['sequence-not-bigint', 'reference', 'create table planted (no smallserial primary key)'],
    [
      'sequence-not-bigint',
      'company',
      `create sequence numbers as integer; create table planted (${good}, no bigint default nextval('numbers'), primary key (company_id))`,
    ],
    [
      'index-on-changeable-function',
      'company',
      `
      create function tidy(t text) returns text language sql immutable as 'select t';
      create table planted (${good} primary key, t text); create index on planted (tidy(t));
      create or replace function tidy(t text) returns text language sql stable as 'select t'`,
    ],
  ])('%s: %s %s', async (fault, scope, sql) => expect(await plant(sql, scope)).toContainEqual([fault, 'planted']))
})
