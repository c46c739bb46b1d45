import type { Deps } from '../../app/deps.ts'
import type { BatchInput, BatchResult } from '../register/merge-batch.usecases.ts'
import { findCurrentList } from './designations.repository.ts'
import { importList, type ListFile } from './import-list.usecases.ts'
import { publishSanctionFacts } from './sanction-facts.usecases.ts'
import { screenAll } from './screening.usecases.ts'
import { isVersionScreened } from './screenings.repository.ts'

type MergeProgress = Parameters<NonNullable<BatchInput['onProgress']>>[0]

/** How far an import is; `screening` counts companies that were compared with a list. */
export type ImportProgress = (progress: { read: number; phase: MergeProgress['phase'] | 'screening' }) => void

/**
 * Takes an edition of a sanctions list over, compares the whole register with it, and states what is certain. An edition
 * that says the same as the last one needs no new comparison, unless that was never finished.
 */
export async function importSanctions(
  deps: Pick<Deps, 'db' | 'pool' | 'clock'>,
  file: ListFile,
  onProgress: ImportProgress = () => undefined,
): Promise<BatchResult> {
  const result = await importList(deps, file)
  const edition = await findCurrentList(deps.db)
  if (edition !== null && !(await isVersionScreened(deps.db, edition.version)))
    await screenAll(deps, ({ done }) => onProgress({ read: done, phase: 'screening' }))
  const facts = await publishSanctionFacts(deps, file.source)
  return { ...result, events: facts?.events ?? 0 }
}
