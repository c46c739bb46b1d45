import { sql } from 'kysely'
import { arrayOf, boolean, integer, orNull, type RowOf, text } from './columns.ts'
import type { Db } from './connect.ts'
import { command, statement } from './statement.ts'

/** All are "trusted": the owner of a database may create them without being superuser. */
export const requiredExtensions = [
  'btree_gin',
  'btree_gist',
  'fuzzystrmatch',
  'intarray',
  'pg_trgm',
  'unaccent',
] as const

/** Whether a server is one that the application can work on; empty when it is. */
export type ServerProblem =
  | { kind: 'version'; found: string }
  | { kind: 'encoding'; found: string }
  | { kind: 'no-hungarian-collation' }
  | { kind: 'extension-unavailable'; extension: string }
  | { kind: 'no-create-privilege' }

const FACT_COLUMNS = {
  version: integer,
  release: text,
  encoding: text,
  hasCollation: boolean,
  missing: arrayOf(text),
  mayCreate: boolean,
}

const serverFacts = statement({
  row: FACT_COLUMNS,
  sql: sql`
    select current_setting('server_version_num')::int as version,
            current_setting('server_version') as release,
            current_setting('server_encoding') as encoding,
            exists (select from pg_collation where collname = 'hu-x-icu') as "hasCollation",
            array(select name from unnest(${[...requiredExtensions]}::text[]) as name
                   where name not in (select a.name from pg_available_extensions a)) as missing,
            has_database_privilege(current_database(), 'create') as "mayCreate"`,
})

/**
 * Looks at an external server before it is migrated: PostgreSQL 18, UTF8, the ICU collation `hu-x-icu` (which every
 * ICU build has), the extensions available, and the role allowed to create them and its schema.
 */
export async function findServerProblems(db: Db): Promise<ServerProblem[]> {
  return toProblems(await serverFacts.get(db))
}

function toProblems(facts: RowOf<typeof FACT_COLUMNS>): ServerProblem[] {
  const problems: ServerProblem[] = facts.missing.map((extension) => ({ kind: 'extension-unavailable', extension }))
  if (Math.floor(facts.version / 10_000) !== 18) problems.push({ kind: 'version', found: facts.release })
  if (facts.encoding !== 'UTF8') problems.push({ kind: 'encoding', found: facts.encoding })
  if (!facts.hasCollation) problems.push({ kind: 'no-hungarian-collation' })
  if (!facts.mayCreate) problems.push({ kind: 'no-create-privilege' })
  return problems
}

const nothing = command({ sql: sql`select` })

/** Does the server answer at all? */
export async function isAnswering(db: Db): Promise<boolean> {
  return nothing.run(db).then(
    () => true,
    () => false,
  )
}

const mostConnections = statement({
  row: { count: orNull(integer) },
  sql: sql`
    select sum(case name when 'max_connections' then setting::integer else -setting::integer end)::integer as count from pg_settings
    where name in ('max_connections', 'superuser_reserved_connections', 'reserved_connections')`,
})

/** So many connections the server grants to those who are no superusers. */
export async function findMostConnections(db: Db): Promise<number> {
  return (await mostConnections.get(db)).count ?? 0
}
