/** Files that speak to the driver themselves, or type a fragment, each with its reason. */
const BARE: Readonly<Record<string, string>> = {
  'apps/server/src/features/long-jobs/long-jobs.repository.ts': 'fragments are written and compared, none is read',
  'apps/server/src/features/long-jobs/long-job-runs.repository.ts': 'fragments are written and compared, none is read',
  'packages/db/src/named-statements.ts': 'is the way to the driver',
  'packages/db/src/replica-reads.ts': 'is the way to the driver',
  'packages/db/src/snapshot-reads.ts': 'is the way to the driver',
  'packages/db/src/copy.ts': 'COPY',
  'packages/db/src/copy-text.ts': 'COPY',
  'packages/db/src/number-rows.ts': 'COPY of what it declares',
  'packages/db/src/listen.ts': 'LISTEN on a connection of its own',
  'packages/db/src/migrate.ts': 'makes the schema that statements are proven against',
  'packages/db/src/temporary-table.ts': 'makes what statements are proven against',
  'packages/db/src/spread-register.ts': 'asks in words that only a cluster knows',
  'packages/db/src/spread-table.ts': 'makes what statements are proven against, in words that only a cluster knows',
  'packages/db/src/transaction.ts': 'settings of a transaction',
  'packages/db/src/embedded-lock.ts': 'administers the server, before there is a schema',
  'packages/db/src/embedded-server.ts': 'administers the server, before there is a schema',
  'packages/db/src/embedded-space.ts': 'administers the server',
  'packages/db/src/distribution-rules-faults.ts': 'looks through the catalog of any schema, for a test',
}

const tests = /(?:\.test\.tsx?$|(?:^|\/)testing[^/]*\.ts$)/
/** A typed fragment, a query of the driver, or a text run as it stands. */
const rawQuery = /\bsql<|\.query[<(]|`\s*\.execute\(/
const driver = /^import (?!type\b).*\bfrom 'pg'/m
const insert = /\binsert\s+into\s+(?:\$\{[^}]*\}|[\w."]+)(?=[\s(])(?:\s+as\s+\w+)?\s*(\(\s*\w+|default\s+values|\S*)/gi

/**
 * Where SQL goes past what is proven: rows outside of `statement` and the query builder, whose names and types nothing
 * compares with the database (ADR 26), and inserts by position.
 */
export function findSqlViolations(path: string, text: string): string[] {
  return [...findRawQueries(path, text), ...findInsertsByPosition(path, text)]
}

function findRawQueries(path: string, text: string): string[] {
  if (!/^(?:apps\/server|packages\/db)\/src\//.test(path) || tests.test(path) || path in BARE) return []
  return [
    ...(rawQuery.test(text) ? [`${path}: rows that no statement declares`] : []),
    ...(path.startsWith('apps/') && driver.test(text) ? [`${path}: the driver itself`] : []),
  ]
}

function findInsertsByPosition(path: string, text: string): string[] {
  if (!/^(?:apps|packages|e2e)\/.*\.(?:ts|sql)$/.test(path)) return []
  const byPosition = [...text.matchAll(insert)].filter(([, next = '']) => !namesColumns(next))
  return byPosition.map(([found]) => `${path}: "${found.trim()}" does not name its columns`)
}

function namesColumns(next: string): boolean {
  return next.startsWith('(') ? !/^\(\s*(?:select|values|with|table)$/i.test(next) : /^default\s/i.test(next)
}
