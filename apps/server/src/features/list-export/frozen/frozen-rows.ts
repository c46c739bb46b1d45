import type { DbOrTx } from '@merleg/db/connect'
import { isKeptAt, unpackCompanyIds } from './packed-rows.ts'
import type { Quote } from './quotes.repository.ts'
import { findRowSet } from './row-sets.repository.ts'

type FrozenRows = {
  /** All of the row set, sorted. */
  frozen: readonly string[]
  /** Those of them that are in the list. */
  companyIds: readonly string[]
  hasMadeUp: boolean
  asOf: Date
}

/** The companies of a quote, or of the export that ran it; null where they are kept no more. */
export async function readFrozenRows(
  db: DbOrTx,
  { rowSetId, kept }: Pick<Quote, 'rowSetId' | 'kept'>,
): Promise<FrozenRows | null> {
  const rowSet = await findRowSet(db, rowSetId)
  if (rowSet === null || rowSet.packed.length === 0) return null
  const { hasMadeUp, asOf } = rowSet
  const frozen = await unpackCompanyIds(rowSet.packed)
  return { frozen, companyIds: frozen.filter((_, place) => isKeptAt(kept, place)), hasMadeUp, asOf }
}
