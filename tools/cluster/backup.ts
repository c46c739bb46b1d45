import { isDeepStrictEqual } from 'node:util'
import { join } from 'node:path'
import type { Db } from '../../packages/db/src/connect.ts'
import { createTemporaryFolder, removeTemporaryFolder } from '../../packages/db/src/temporary-folder.ts'
import { backUp } from '../../apps/server/src/features/backup/backup.usecases.ts'
import { restore } from '../../apps/server/src/features/backup/restore.usecases.ts'
import { readFollowedTables } from '../../apps/server/src/features/followers/testing-followed-tables.ts'
import { generateDemoData } from '../../apps/server/src/features/generate/generate.usecases.ts'
import { auditRegister } from '../../apps/server/src/features/register/audit.usecases.ts'
import { readContents, readReadModels } from '../../apps/server/src/features/register/testing-register-contents.ts'
import { systemClock } from '../../apps/server/src/shared/clock.ts'
import { followMerges } from './followed-tables.ts'
import { onOneMachine } from './one-machine.ts'
import { emptyRegister, type Trial } from './trial.ts'

const FIRST = { companies: 200, seed: 3 }
const MORE = { companies: 400, seed: 3 }

/**
 * A backup of a cluster that is written to meanwhile is one state of it, the one before or the one after: restored on one machine it
 * is the same register, with which the audit finds nothing wrong.
 */
export const tryBackup: Trial = async ({ cluster, db, tell }) => {
  await emptyRegister(cluster)
  await makeCompanies(db, FIRST)
  const before = await readAll(db)
  const root = await createTemporaryFolder()
  try {
    const folder = join(root, 'backup')
    const [manifest] = await Promise.all([
      backUp({ pool: cluster.pool, clock: systemClock }, { folder }),
      generateDemoData({ db, clock: systemClock }, MORE),
    ])
    const { restored, findings } = await onOneMachine(async (own, { pool }) => {
      await restore({ pool }, { folder, replace: true })
      // Of a state between a merge and what follows it, the server that opens it makes the rest.
      await followMerges(own)
      const audit = await auditRegister({ db: own })
      return { restored: await readAll(own), findings: audit.reduce((sum, one) => sum + one.findings.count, 0) }
    })
    await followMerges(db)
    const differing = listDiffering(restored, before)
    const isLater = differing.length > 0 && listDiffering(restored, await readAll(db)).length === 0
    if (differing.length > 0 && !isLater) tell(`neither before nor after: ${differing.join(', ')}`)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    return {
      isRight: (differing.length === 0 || isLater) && findings === 0,
      text: `${manifest.tables.length} tables, ${rows} rows, while it was written to; on one machine it is the state ${
        isLater ? 'after' : 'before'
      }, the audit finds ${findings}`,
    }
  } finally {
    await removeTemporaryFolder(root)
  }
}

async function makeCompanies(db: Db, country: { companies: number; seed: number }): Promise<void> {
  await generateDemoData({ db, clock: systemClock }, country)
  await followMerges(db)
}

type Tables = ReadonlyMap<string, readonly unknown[]>

async function readAll(db: Db): Promise<Tables> {
  const tables = { ...(await readContents(db)), ...(await readReadModels(db)), ...(await readFollowedTables(db)) }
  return new Map<string, readonly unknown[]>(Object.entries(tables))
}

function listDiffering(found: Tables, expected: Tables): string[] {
  return [...expected.keys()].filter((name) => !isDeepStrictEqual(found.get(name), expected.get(name)))
}
