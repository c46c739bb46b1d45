import type { Deps } from '../../app/deps.ts'
import { withFollowerLock } from '../followers/catch-up.usecases.ts'
import type { BatchInput, BatchResult } from '../register/merge-batch.usecases.ts'
import { importList, type ListFile } from './import-list.usecases.ts'
import { publishSanctionFacts } from './sanction-facts.usecases.ts'
import { SANCTIONS_CURSOR, screenUnscreened } from './screening.usecases.ts'

type MergeProgress = Parameters<NonNullable<BatchInput['onProgress']>>[0]

/**
 * How far an import is; `screening` counts companies that were compared with a list, `comparing` those whose lines were
 * compared with the edition before.
 */
export type ImportProgress = (progress: {
  read: number
  phase: MergeProgress['phase'] | 'screening' | 'comparing'
}) => void

/**
 * Takes an edition of a sanctions list over, compares the whole register with it, and states what is certain. An edition
 * that says the same as the last one needs no new comparison, unless that was never finished.
 */
export async function importSanctions(
  deps: Pick<Deps, 'db' | 'clock'>,
  file: ListFile,
  onProgress: ImportProgress = () => undefined,
): Promise<BatchResult> {
  const result = await importList(deps, file)
  await withFollowerLock(deps.db, { name: SANCTIONS_CURSOR }, async () => {
    await screenUnscreened(deps, ({ done }) => onProgress({ read: done, phase: 'screening' }))
  })
  const facts = await publishSanctionFacts(deps)
  return { ...result, outdated: 0, events: facts?.events ?? 0 }
}
