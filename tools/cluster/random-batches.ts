import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import type { Db } from '../../packages/db/src/connect.ts'
import type { SourceRecord } from '../../packages/domain/src/observation.ts'
import { auditRegister } from '../../apps/server/src/features/register/audit.usecases.ts'
import { mergeBatch } from '../../apps/server/src/features/register/merge-batch.usecases.ts'
import { oracleContents, readContents } from '../../apps/server/src/features/register/testing-register-contents.ts'
import {
  COVERS,
  type OracleBatch,
  RegisterOracle,
} from '../../apps/server/src/features/register/testing-register-oracle.ts'
import { batchSequence, SNAPSHOT_SECTIONS } from '../../apps/server/src/features/register/testing-register-sequences.ts'
import { emptyRegister, type Trial } from './trial.ts'

const SEQUENCES = 25
const SEED = 1

/**
 * The sequences of batches by which the merge of one machine is tested: after each the register holds what the rules say (by
 * programs of their own), and after the last nothing is found by the audit.
 */
export const tryRandomBatches: Trial = async ({ cluster, db, tell }) => {
  let merged = 0
  let wrong = 0
  for (const [number, batches] of fc.sample(batchSequence, { numRuns: SEQUENCES, seed: SEED }).entries()) {
    await emptyRegister(cluster)
    const oracle = new RegisterOracle()
    for (const [place, batch] of batches.entries()) {
      const expected = oracle.merge(batch)
      const counts = await merge(db, batch)
      const isAsTold =
        isDeepStrictEqual(counts, expected) && isDeepStrictEqual(await readContents(db), oracleContents(oracle))
      merged += 1
      if (isAsTold) continue
      wrong += 1
      tell(
        `sequence ${number}, batch ${place}: ${JSON.stringify(counts)} instead of ${JSON.stringify(expected)}, or other contents`,
      )
    }
    const found = (await auditRegister({ db })).filter(({ findings }) => findings.count > 0)
    wrong += found.length
    for (const { check, findings } of found) tell(`sequence ${number}, audit: ${check} ${findings.count}`)
  }
  return { isRight: wrong === 0, text: `${merged} batches of ${SEQUENCES} sequences, ${wrong} faults` }
}

/** With a line that could not be read, and of which nobody knows whose it was. */
function* withReject(records: Iterable<SourceRecord>): Generator<SourceRecord> {
  yield* records
  yield { type: 'reject', line: 1, reason: 'amount', detail: 'x' }
}

async function merge(db: Db, { sourceId, observedOn, snapshotSections, records }: OracleBatch) {
  const source = {
    sourceId,
    publisher: 'P',
    title: 'T',
    licence: 'L',
    url: null,
    isMadeUp: false,
    covers: COVERS[sourceId] ?? [],
  }
  const result = await mergeBatch(
    { db, clock: { now: () => new Date('2020-06-01T00:00:00Z') } },
    {
      source,
      fileName: 'f',
      fileHash: 'h',
      observedOn,
      snapshotSections: SNAPSHOT_SECTIONS.filter((section) => new Set<string>(snapshotSections).has(section)),
      records: withReject(records),
    },
  )
  const { new: fresh, changed, closed, unchanged, events } = result
  return { new: fresh, changed, closed, unchanged, events }
}
