import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createDatabase } from './connect.ts'
import { type Cluster, prepareCluster } from './embedded-cluster.ts'
import { findPostmaster, readLogTail, startPostmaster, stopPostmaster } from './embedded-postmaster.ts'
import { openEmbedded } from './embedded-server.ts'
import { runTool } from './embedded-user.ts'
import { migrate } from './migrate.ts'
import { createTemporaryFolder, removeTemporaryFolder } from './temporary-folder.ts'

/** Two real servers: a migrated primary, and a copy of it that follows by streaming replication. */
export type ReplicaPair = {
  primaryUrl: string
  replicaUrl: string
  /** The replica's superuser, who may pause it. */
  replicaSuperuserUrl: string
  stopReplica: () => Promise<void>
  /** On the port that it had. */
  startReplica: () => Promise<void>
  close: () => Promise<void>
}

const PROFILE = 'test'

/** Starts both in a temporary folder, which `close` removes. */
export async function startReplicaPair(): Promise<ReplicaPair> {
  const folder = await createTemporaryFolder(`replica-${performance.now()}`)
  const dataDir = path.join(folder, 'primary')
  await migrateAndStop(dataDir)
  const cluster = await prepareCluster({ dataDir, profile: PROFILE, onNotice: () => undefined })
  const replica: Cluster = {
    ...cluster,
    dataDir: path.join(folder, 'replica'),
    clusterDir: `${cluster.clusterDir}-replica`,
  }
  await mkdir(replica.dataDir)
  await copyCluster(cluster, replica)
  const primary = await openEmbedded({ dataDir, exclusive: false, profile: PROFILE })
  await followPrimary(replica, primary.superuserConnectionString)
  const port = await start(replica)
  return {
    primaryUrl: primary.connectionString,
    replicaUrl: withPort(primary.connectionString, port),
    replicaSuperuserUrl: withPort(primary.superuserConnectionString, port),
    // As when the machine goes: nobody is told.
    stopReplica: () => stopPostmaster(replica.clusterDir, 'immediate'),
    startReplica: async () => void (await start(replica)),
    close: async () => {
      await stopPostmaster(replica.clusterDir, 'immediate')
      await primary.release()
      await removeTemporaryFolder(folder)
    },
  }
}

async function migrateAndStop(dataDir: string): Promise<void> {
  const server = await openEmbedded({ dataDir, exclusive: false, profile: PROFILE })
  const database = createDatabase(server.connectionString, { maxConnections: 1 })
  await migrate({ pool: database.pool })
  await database.close()
  await server.release()
}

async function copyCluster(from: Cluster, to: Cluster): Promise<void> {
  // Keeps the owner, who is another account when this is root.
  const { exitCode, output } = await runTool('cp', ['-a', from.clusterDir, to.clusterDir], null)
  if (exitCode !== 0) throw new Error(`the cluster could not be copied: ${output}`)
}

async function followPrimary(replica: Cluster, primaryUrl: string): Promise<void> {
  const { hostname, port, username, password } = new URL(primaryUrl)
  await writeFile(path.join(replica.clusterDir, 'standby.signal'), '')
  await appendFile(
    path.join(replica.clusterDir, 'postgresql.auto.conf'),
    [
      `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'`,
      // A read in the way of the replay is cancelled soon, and a lost primary is asked again soon.
      `max_standby_streaming_delay = '100ms'`,
      `wal_retrieve_retry_interval = '100ms'`,
      '',
    ].join('\n'),
  )
}

async function start(replica: Cluster): Promise<number> {
  await startPostmaster(replica, PROFILE)
  const port = (await findPostmaster(replica.clusterDir))?.port
  if (port == null) throw new Error(`The replica does not start:\n${await readLogTail(replica)}`)
  return port
}

function withPort(connectionString: string, port: number): string {
  const url = new URL(connectionString)
  url.port = String(port)
  return url.href
}
