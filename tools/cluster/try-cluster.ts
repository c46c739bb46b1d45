/**
 * `npm run cluster -- <folder of the programs of PostgreSQL 18 with Citus>`: a coordinator and three workers on this machine,
 * the migrated schema spread over them, and what a register does tried there. One verdict a trial; fails where one is wrong.
 */
import { createDatabase } from '../../packages/db/src/connect.ts'
import { renderDistributionSql } from '../../packages/db/src/distribution-rules-sql.ts'
import { migrate } from '../../packages/db/src/migrate.ts'
import { type Cluster, startCluster } from '../../packages/db/src/testing-cluster.ts'
import { tryAddedWorker } from './added-worker.ts'
import { tryAnswers } from './answers.ts'
import { tryBackup } from './backup.ts'
import { tryCountry } from './country.ts'
import { tryEditions } from './editions.ts'
import { tryKilledWorkers } from './killed-workers.ts'
import { tryStatements } from './planned-statements.ts'
import { tryRandomBatches } from './random-batches.ts'
import type { Trial } from './trial.ts'

const WORKERS = 3
const SHARDS = 8

const TRIALS: Readonly<Record<string, Trial>> = {
  statements: tryStatements,
  batches: tryRandomBatches,
  editions: tryEditions,
  country: tryCountry,
  answers: tryAnswers,
  backup: tryBackup,
  'killed-workers': tryKilledWorkers,
  'added-worker': tryAddedWorker,
}

const [bin, ...named] = process.argv.slice(2)
const unknown = named.filter((name) => !Object.hasOwn(TRIALS, name))
if (bin === undefined || unknown.length > 0) {
  console.error(
    `Usage: npm run cluster -- <folder of the programs of PostgreSQL 18 with Citus> [${Object.keys(TRIALS).join('] [')}]`,
  )
  process.exit(2)
}
const cluster = await startCluster(bin, WORKERS).catch((error: unknown) => {
  console.error(`The cluster cannot be started from ${bin}: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cluster.stop().finally(() => process.exit(1)))
try {
  await spread(cluster)
  process.exitCode = (await runTrials(cluster, named.length === 0 ? Object.keys(TRIALS) : named)) ? 0 : 1
} finally {
  await cluster.stop()
}

async function spread({ pool }: Cluster): Promise<void> {
  const migrations = await migrate({ pool })
  await pool.query(renderDistributionSql(SHARDS))
  console.log(`${migrations.length} migrations applied and spread over ${WORKERS} workers.`)
}

/** Returns whether all is as it should be. */
async function runTrials(on: Cluster, names: readonly string[]): Promise<boolean> {
  const { db, close } = createDatabase(on.url)
  let isRight = true
  try {
    for (const name of names) {
      const began = Date.now()
      const verdict = await TRIALS[name]?.({ cluster: on, db, tell: (line) => console.log(`  ${line}`) })
      const seconds = ((Date.now() - began) / 1000).toFixed(1)
      console.log(`${verdict?.isRight ? 'right' : 'WRONG'}  ${name}: ${verdict?.text} (${seconds} s)`)
      isRight &&= verdict?.isRight === true
    }
  } finally {
    await close()
  }
  return isRight
}
