import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { createDatabase } from './connect.ts'
import { findPostmaster } from './embedded-postmaster.ts'
import { openEmbedded, type EmbeddedDatabase } from './embedded-server.ts'
import { migrate } from './migrate.ts'
import { createTemporaryFolder, removeAbandonedFolders, removeTemporaryFolder } from './temporary-folder.ts'
import { templateName, withDatabaseName } from './testing.ts'

const name = 'vitest'

/** One for each project that names this file, which may have it as one module. */
const opened: EmbeddedDatabase[] = []

/**
 * Vitest `globalSetup`: one server for the run in a temporary folder, and in it a migrated template database that
 * `useTestDatabase` clones. Projects of one run that name this file share the server. What a killed run leaves
 * behind, the next one removes.
 */
export async function setup(project: TestProject): Promise<void> {
  await removeAbandonedFolders()
  const folder = await createTemporaryFolder(name)
  const server = await openEmbedded({ dataDir: path.join(folder, 'data'), exclusive: false, profile: 'test' })
  opened.push(server)
  await stopAtExit(path.join(folder, 'data', 'postgres'))
  await ensureTemplate(server)
  project.provide('testServer', { superuserUrl: server.superuserConnectionString, ownerUrl: server.connectionString })
}

export async function teardown(): Promise<void> {
  const isLast = await opened.pop()?.release()
  if (isLast === true) await removeTemporaryFolder(await createTemporaryFolder(name))
}

/** At Ctrl-C Vitest exits without `teardown`: at least no server stays. */
async function stopAtExit(clusterDir: string): Promise<void> {
  const running = await findPostmaster(clusterDir)
  process.once('exit', () => {
    if (opened.length > 0 && running !== null) process.kill(running.pid, 'SIGQUIT')
  })
}

async function ensureTemplate({ superuserConnectionString, connectionString }: EmbeddedDatabase): Promise<void> {
  const superuser = new pg.Client({ connectionString: superuserConnectionString })
  await superuser.connect()
  try {
    await superuser.query('select pg_advisory_lock(1)')
    const found = await superuser.query('select 1 from pg_database where datname = $1', [templateName])
    if (found.rowCount !== 0) return
    await superuser.query(`create database ${templateName} owner merleg`)
    const template = createDatabase(withDatabaseName(connectionString, templateName))
    try {
      await migrate({ pool: template.pool })
    } finally {
      await template.close()
    }
  } finally {
    await superuser.end()
  }
}
