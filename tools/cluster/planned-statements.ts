import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listDeclared } from '../../packages/db/src/declared-statements.ts'
import { findStatementFaults } from '../../packages/db/src/testing-statements.ts'
import { repositoryRoot } from '../repository-files.ts'
import type { Trial } from './trial.ts'

const FEATURES = join(repositoryRoot, 'apps/server/src/features')

/**
 * Has every statement that the server declares planned, and what reads run, and tells those that the cluster refuses, and why.
 */
export const tryStatements: Trial = async ({ cluster, tell }) => {
  const client = await cluster.pool.connect()
  try {
    const { asked, lines } = await listRefused(client)
    for (const line of lines) tell(line)
    const text = `${asked - lines.length} of ${asked} are planned, ${lines.length} refused`
    return { isRight: lines.length === 0, text }
  } finally {
    client.release()
  }
}

type Connection = Parameters<typeof findStatementFaults>[0]

async function listRefused(client: Connection): Promise<{ asked: number; lines: string[] }> {
  const files = await readdir(FEATURES, { recursive: true })
  for (const file of files.filter((name) => /\.(?:repository|views)\.ts$/.test(name)))
    await import(pathToFileURL(join(FEATURES, file)).href)
  const { statements } = listDeclared()
  const lines: string[] = []
  for (const statement of statements) {
    const faults = await findStatementFaults(client, [statement], { isSpread: true })
    // What its columns are is the matter of the test on a single machine.
    const [reason] = faults.filter((fault) => !/^(?:"|gives |does not give )/.test(fault))
    if (reason !== undefined) lines.push(shortenPlace(reason))
  }
  return { asked: statements.length, lines: lines.toSorted() }
}

function shortenPlace(reason: string): string {
  const [, text = reason, path = ''] = /^(.*) at .*?(?:file:\/\/)?(\/[^)\s]+)\)?$/s.exec(reason) ?? []
  return path === '' ? text : `${relative(FEATURES, path)}  ${text}`
}
