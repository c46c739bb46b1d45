import type { RetentionTerm } from '@merleg/domain/personal-data/retention-term'
import { type ForgottenTerm, isForgotten, RETENTION_TERMS } from '@merleg/domain/personal-data/retention-terms'
import type { Deps } from '../../app/deps.ts'
import { closeDueAccounts, type ClosingDeps } from './closing.usecases.ts'
import { forgetPersonalData } from './forget-personal-data.repository.ts'
import { deleteOver, upsertRetentionRun } from './retention.repository.ts'

const DAY_MS = 24 * 3_600_000
/** Each batch is committed on its own: whoever waits for a row waits for one batch, and a killed run goes on later. */
const BATCH_ROWS = 1000

type RetentionDeps = Pick<Deps, 'db' | 'clock' | 'logger'>

/**
 * What is done every night: accounts are closed whose time has come, and what is over is deleted, whatever became of the
 * accounts. Throws at the end where something could not be done.
 */
export async function endWhatIsOver(
  deps: ClosingDeps,
  signal?: AbortSignal,
): Promise<{ closed: number; deleted: Record<string, number> }> {
  let closed = 0
  let deleted: Record<string, number> = {}
  try {
    closed = await closeDueAccounts(deps, signal)
  } finally {
    deleted = await deleteWhatIsOver(deps, signal ? { signal } : {})
  }
  return { closed, deleted }
}

/** Deletes what is over by the one table of terms; answers how many rows, by term. */
export async function deleteWhatIsOver(
  deps: RetentionDeps,
  { signal, batchRows = BATCH_ROWS }: { signal?: AbortSignal; batchRows?: number } = {},
): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {}
  const faults: unknown[] = []
  const isStopping = (): boolean => signal?.aborted === true
  for (const [id, term] of listTerms()) {
    if (isStopping()) break
    try {
      if (term.kind === 'forgotten' && isForgotten(id)) deleted[id] = await forgetTerm(deps, id, term.days)
      if (term.kind === 'deleted') deleted[id] = await deleteTerm(deps, id, { term, batchRows, isStopping })
    } catch (error) {
      faults.push(error)
      deps.logger.error({ err: error, term: id }, 'what was kept long enough could not be deleted')
    }
  }
  deps.logger.info({ deleted }, 'what was kept long enough is deleted')
  // The queue tries again, and tells that it failed.
  if (faults.length > 0) throw faults[0]
  return deleted
}

function listTerms(): [string, RetentionTerm][] {
  return Object.entries(RETENTION_TERMS)
}

type Deleting = {
  term: Extract<RetentionTerm, { kind: 'deleted' }> & RetentionTerm
  batchRows: number
  isStopping: () => boolean
}

async function deleteTerm(
  { db, clock }: RetentionDeps,
  id: string,
  { term, batchRows, isStopping }: Deleting,
): Promise<number> {
  const now = clock.now()
  const before = new Date(now.getTime() - term.days * DAY_MS)
  let count = 0
  for (let last = batchRows; last === batchRows && !isStopping();) {
    last = await deleteOver(db, { term, before, limit: batchRows })
    count += last
  }
  await upsertRetentionRun(db, { term: id, now, deleted: count })
  return count
}

async function forgetTerm({ db, clock }: RetentionDeps, term: ForgottenTerm, days: number): Promise<number> {
  const now = clock.now()
  const count = await forgetPersonalData(db, { term, before: new Date(now.getTime() - days * DAY_MS), now })
  await upsertRetentionRun(db, { term, now, deleted: count })
  return count
}
