import { bindToClient } from '@merleg/db/connect'
import type { Pool, PoolClient } from 'pg'
import {
  type AuditFindings,
  findRegisterFaults,
  findStaleRows,
  listReadModels,
  listRegisterChecks,
  type ReadModel,
  type RegisterCheck,
  shadowReadModels,
} from './audit.repository.ts'
import { rebuildReadModels } from './read-models.usecases.ts'
import { lockRegister } from './register-lock.repository.ts'

export type AuditCheck = RegisterCheck | `stale-${ReadModel}`
export type AuditReport = { check: AuditCheck; findings: AuditFindings }[]
export type AuditProgress = { step: AuditCheck | 'rebuilding'; done: number; total: number }

/**
 * Looks the whole register over (data design "Facts"): no two facts of a key in force overlap, no range is impossible,
 * every event has its facts, nothing is orphaned, and the read models are what a rebuild, made in a temporary copy,
 * gives. Changes nothing; imports wait meanwhile, readers do not. Returns every check, also those that found nothing.
 */
export async function auditRegister(
  deps: { pool: Pool },
  onProgress: (progress: AuditProgress) => void = () => undefined,
): Promise<AuditReport> {
  const client = await deps.pool.connect()
  // Kysely releases the client to the pool at the end of the transaction.
  const tx = await bindToClient(client).startTransaction().execute()
  try {
    return await auditInTransaction(client, onProgress)
  } finally {
    await tx.rollback().execute()
  }
}

async function auditInTransaction(
  client: PoolClient,
  onProgress: (progress: AuditProgress) => void,
): Promise<AuditReport> {
  await lockRegister(client)
  await client.query('set local statement_timeout = 0')
  const report: AuditReport = []
  const checks = listRegisterChecks()
  const models = listReadModels()
  const total = checks.length + 1 + models.length
  for (const [done, check] of checks.entries()) {
    onProgress({ step: check, done, total })
    report.push({ check, findings: await findRegisterFaults(client, check) })
  }
  onProgress({ step: 'rebuilding', done: checks.length, total })
  await shadowReadModels(client)
  await rebuildReadModels(client)
  for (const [index, model] of models.entries()) {
    const check: AuditCheck = `stale-${model}`
    onProgress({ step: check, done: checks.length + 1 + index, total })
    report.push({ check, findings: await findStaleRows(client, model) })
  }
  return report
}
