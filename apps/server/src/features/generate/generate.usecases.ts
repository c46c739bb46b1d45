import { createHash } from 'node:crypto'
import { inTransaction } from '@merleg/db/transaction'
import type { SourceInfo, SourceRecord } from '@merleg/domain/observation'
import type { Deps } from '../../app/deps.ts'
import { ensureDemoAccounts } from '../auth/demo-accounts.usecases.ts'
import { type BatchInput, type BatchResult, mergeBatch } from '../register/merge-batch.usecases.ts'
import { generateRecords, type GenerateOptions } from './generate-records.ts'
import { DEFAULT_AS_OF } from './rates.ts'

/** The source of everything that was made up; pages and PDFs show its title wherever they show its facts. */
export const MADE_UP_SOURCE: SourceInfo = {
  sourceId: 'made-up',
  publisher: 'Mérleg bemutató adatbázis',
  title: 'Mérleg bemutató adatbázis – kitalált cégek',
  licence: 'Kitalált adatok; valós céggel vagy személlyel való egyezésük a véletlen műve.',
  url: null,
  isMadeUp: true,
}

export type GenerateInput = GenerateOptions & {
  onProgress?: NonNullable<BatchInput['onProgress']>
  /** Stops at the next record or step; nothing is kept. */
  signal?: AbortSignal
}

export type GenerateResult = BatchResult & { facts: number; statements: number }

/** What tells one made-up country from another: the same companies have other lives in each. */
export function countryName({ seed, asOf = DEFAULT_AS_OF }: Pick<GenerateOptions, 'seed' | 'asOf'>): string {
  return `seed ${seed}, as of ${asOf}`
}

/**
 * Writes the made-up Hungary through the merge, all or nothing, then makes the demo accounts. Run again with the same
 * options it changes nothing. Wrong options are a RangeError.
 */
export async function generateDemoData(
  deps: Pick<Deps, 'db' | 'pool' | 'clock'>,
  input: GenerateInput,
): Promise<GenerateResult> {
  const { companies, seed, asOf = DEFAULT_AS_OF, signal } = input
  const name = countryName({ seed, asOf })
  const counts = { facts: 0, statements: 0 }
  const result = await mergeBatch(deps, {
    source: MADE_UP_SOURCE,
    fileName: name,
    fileHash: createHash('sha256').update(`${name}, ${companies} companies`).digest('hex'),
    observedOn: asOf,
    snapshotSections: [],
    records: countRecords(generateRecords({ companies, seed, asOf }), counts, signal),
    onProgress: (progress) => {
      signal?.throwIfAborted()
      input.onProgress?.(progress)
    },
  })
  await inTransaction(deps.db, ensureDemoAccounts)
  return { ...result, ...counts }
}

function* countRecords(
  records: Iterable<SourceRecord>,
  counts: { facts: number; statements: number },
  signal?: AbortSignal,
): Generator<SourceRecord> {
  for (const record of records) {
    signal?.throwIfAborted()
    if (record.type === 'fact') counts.facts += 1
    if (record.type === 'statement') counts.statements += 1
    yield record
  }
}
