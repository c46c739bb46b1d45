import type { Db, Tx } from '@merleg/db/connect'
import { prepareTables } from '@merleg/db/spread-table'
import { setLocally } from '@merleg/db/transaction'
import { COMMAND_LIMITS } from '@merleg/db/work-limits'
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
 * every event has its facts, batches are told without a gap, nothing is orphaned, and the read models are what a
 * rebuild, made in a temporary copy, gives. Changes nothing; imports wait meanwhile, readers do not. Returns every check,
 * also those that found nothing.
 */
export async function auditRegister(
  deps: { db: Db },
  onProgress: (progress: AuditProgress) => void = () => undefined,
): Promise<AuditReport> {
  const tx = await deps.db.startTransaction().execute()
  try {
    return await auditInTransaction(tx, onProgress)
  } finally {
    await tx.rollback().execute()
  }
}

async function auditInTransaction(tx: Tx, onProgress: (progress: AuditProgress) => void): Promise<AuditReport> {
  await setLocally(tx, COMMAND_LIMITS)
  await prepareTables(tx)
  await lockRegister(tx)
  const report: AuditReport = []
  const checks = listRegisterChecks()
  const models = listReadModels()
  const total = checks.length + 1 + models.length
  for (const [done, check] of checks.entries()) {
    onProgress({ step: check, done, total })
    report.push({ check, findings: await findRegisterFaults(tx, check) })
  }
  onProgress({ step: 'rebuilding', done: checks.length, total })
  await shadowReadModels(tx)
  await rebuildReadModels(tx)
  for (const [index, model] of models.entries()) {
    const check: AuditCheck = `stale-${model}`
    onProgress({ step: check, done: checks.length + 1 + index, total })
    report.push({ check, findings: await findStaleRows(tx, model) })
  }
  return report
}
