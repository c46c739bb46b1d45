import { isDeepStrictEqual } from 'node:util'
import type { Cluster } from '../../packages/db/src/testing-cluster.ts'
import { generateDemoData } from '../../apps/server/src/features/generate/generate.usecases.ts'
import { systemClock } from '../../apps/server/src/shared/clock.ts'
import { auditRegister } from '../../apps/server/src/features/register/audit.usecases.ts'
import { readContents } from '../../apps/server/src/features/register/testing-register-contents.ts'
import { emptyRegister, type Trial } from './trial.ts'

const COMPANIES = 600

/** A worker is added while the register is read, takes over its share of the shards, and nothing is lost. */
export const tryAddedWorker: Trial = async ({ cluster, db, tell }) => {
  const { pool } = cluster
  await emptyRegister(cluster)
  await generateDemoData({ db, clock: systemClock }, { companies: COMPANIES, seed: 1 })
  const before = await readContents(db)
  await cluster.addWorker()
  let isMoving = true
  const reads = readMeanwhile(pool, () => isMoving)
  const began = Date.now()
  await pool.query(`select citus_rebalance_start(shard_transfer_mode => 'block_writes')`)
  await pool.query('select citus_rebalance_wait()')
  const seconds = (Date.now() - began) / 1000
  isMoving = false
  const read = await reads
  const { rows } = await pool.query<{ shards: number }>(`
    select count(*)::int as shards from citus_shards where table_name = 'companies'::regclass group by nodename, nodeport order by 1`)
  const isSame = isDeepStrictEqual(await readContents(db), before)
  const found = (await auditRegister({ db })).filter(({ findings }) => findings.count > 0)
  if (!isSame) tell('the register is another after it')
  const shares = rows.map(({ shards }) => shards).join(' + ')
  return {
    isRight:
      isSame && found.length === 0 && read.failed === 0 && read.done > 0 && rows.length === cluster.workers.length + 1,
    text: `shards of companies ${shares} after ${seconds.toFixed(1)} s; ${read.done} reads meanwhile, ${read.failed} failed; ${found.length} faults by the audit`,
  }
}

async function readMeanwhile(
  pool: Cluster['pool'],
  isMoving: () => boolean,
): Promise<{ done: number; failed: number }> {
  const counts = { done: 0, failed: 0 }
  while (isMoving()) {
    await pool.query('select count(*) from companies join facts using (company_id)').then(
      () => (counts.done += 1),
      () => (counts.failed += 1),
    )
  }
  return counts
}
