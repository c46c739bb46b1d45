import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from './connect.ts'

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

type Facts = {
  version: number
  release: string
  encoding: string
  has_collation: boolean
  missing: string[]
  may_create: boolean
}

/**
 * Looks at an external server before it is migrated: PostgreSQL 18, UTF8, the ICU collation `hu-x-icu` (which every
 * ICU build has), the extensions available, and the role allowed to create them and its schema.
 */
export async function findServerProblems(pool: pg.Pool): Promise<ServerProblem[]> {
  const { rows } = await pool.query<Facts>(
    `select current_setting('server_version_num')::int as version,
            current_setting('server_version') as release,
            current_setting('server_encoding') as encoding,
            exists (select from pg_collation where collname = 'hu-x-icu') as has_collation,
            array(select name from unnest($1::text[]) as name
                   where name not in (select a.name from pg_available_extensions a)) as missing,
            has_database_privilege(current_database(), 'create') as may_create`,
    [requiredExtensions],
  )
  return rows.flatMap(toProblems)
}

function toProblems(facts: Facts): ServerProblem[] {
  const problems: ServerProblem[] = facts.missing.map((extension) => ({ kind: 'extension-unavailable', extension }))
  if (Math.floor(facts.version / 10_000) !== 18) problems.push({ kind: 'version', found: facts.release })
  if (facts.encoding !== 'UTF8') problems.push({ kind: 'encoding', found: facts.encoding })
  if (!facts.has_collation) problems.push({ kind: 'no-hungarian-collation' })
  if (!facts.may_create) problems.push({ kind: 'no-create-privilege' })
  return problems
}

/** Does the server answer at all? */
export async function isAnswering(db: Db): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
}
