import { join } from 'node:path'
import { createDatabase, type Database, type Db } from '../../packages/db/src/connect.ts'
import { openEmbedded } from '../../packages/db/src/embedded-server.ts'
import { migrate } from '../../packages/db/src/migrate.ts'
import { createTemporaryFolder, removeTemporaryFolder } from '../../packages/db/src/temporary-folder.ts'

/** Does the work with an empty register on one machine, which is gone after it. */
export async function onOneMachine<Result>(
  work: (db: Db, machine: { url: string; pool: Database['pool'] }) => Promise<Result>,
): Promise<Result> {
  const folder = await createTemporaryFolder()
  const server = await openEmbedded({ dataDir: join(folder, 'data'), exclusive: false, profile: 'test' })
  const database = createDatabase(server.connectionString)
  try {
    await migrate({ pool: database.pool })
    return await work(database.db, { url: server.connectionString, pool: database.pool })
  } finally {
    await database.close()
    await server.release()
    await removeTemporaryFolder(folder)
  }
}
