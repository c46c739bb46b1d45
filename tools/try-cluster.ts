/**
 * `npm run cluster -- <folder of the programs of PostgreSQL 18 with Citus>`: a coordinator and three workers on this machine,
 * the migrated schema spread over them, and every declared statement of the server planned there. Says which are refused, and
 * fails where a file has more of them than are known.
 */
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listDeclared } from '../packages/db/src/declared-statements.ts'
import { renderDistributionSql } from '../packages/db/src/distribution-rules-sql.ts'
import { migrate } from '../packages/db/src/migrate.ts'
import { startCluster } from '../packages/db/src/testing-cluster.ts'
import { findStatementFaults } from '../packages/db/src/testing-statements.ts'
import { REFUSED_STATEMENTS } from './refused-statements.ts'
import { repositoryRoot } from './repository-files.ts'

const WORKERS = 3
const SHARDS = 8
const FEATURES = join(repositoryRoot, 'apps/server/src/features')

const [bin] = process.argv.slice(2)
if (bin === undefined) {
  console.error('Usage: npm run cluster -- <folder of the programs of PostgreSQL 18 with Citus>')
  process.exit(2)
}
const { pool, stop } = await startCluster(bin, WORKERS).catch((error: unknown) => {
  console.error(`The cluster cannot be started from ${bin}: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)))
try {
  const migrations = await migrate({ pool })
  const client = await pool.connect()
  await client.query(renderDistributionSql(SHARDS))
  console.log(`${migrations.length} migrations applied and spread over ${WORKERS} workers.`)
  const refused = await listRefused(client)
  client.release()
  for (const line of refused.lines) console.log(line)
  console.log(
    `${refused.asked - refused.lines.length} of ${refused.asked} statements are planned, ${refused.lines.length} refused.`,
  )
  const others = listOtherCounts(refused.lines)
  for (const { file, known, found } of others)
    console.log(`${file}: ${found} refused, ${known} known (tools/refused-statements.ts)`)
  process.exitCode = others.some(({ known, found }) => found > known) ? 1 : 0
} finally {
  await stop()
}

type Connection = Parameters<typeof findStatementFaults>[0]

/** The declared statements that the cluster cannot plan, each with its place and the reason. */
async function listRefused(client: Connection): Promise<{ asked: number; lines: string[] }> {
  const files = await readdir(FEATURES, { recursive: true })
  for (const file of files.filter((name) => /\.(?:repository|views)\.ts$/.test(name)))
    await import(pathToFileURL(join(FEATURES, file)).href)
  const { statements } = listDeclared()
  const lines: string[] = []
  for (const statement of statements) {
    const faults = await findStatementFaults(client, [statement])
    // What its columns are is the matter of the test on a single machine.
    const [reason] = faults.filter((fault) => !/^(?:"|gives |does not give )/.test(fault))
    if (reason !== undefined) lines.push(shortenPlace(reason))
  }
  return { asked: statements.length, lines: lines.toSorted() }
}

/** Files of which more or fewer statements are refused than are known. */
function listOtherCounts(lines: readonly string[]): { file: string; known: number; found: number }[] {
  const byFile = Map.groupBy(lines, (line) => /^\S+?\.ts/.exec(line)?.[0] ?? line)
  const files = new Set([...REFUSED_STATEMENTS.keys(), ...byFile.keys()])
  return [...files]
    .map((file) => ({ file, known: REFUSED_STATEMENTS.get(file) ?? 0, found: byFile.get(file)?.length ?? 0 }))
    .filter(({ known, found }) => known !== found)
}

function shortenPlace(reason: string): string {
  const [, text = reason, path = ''] = /^(.*) at .*?(?:file:\/\/)?(\/[^)\s]+)\)?$/s.exec(reason) ?? []
  return path === '' ? text : `${relative(FEATURES, path)}  ${text}`
}
