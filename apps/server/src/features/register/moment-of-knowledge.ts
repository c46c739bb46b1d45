import type { DbOrTx } from '@merleg/db/connect'
import type { Clock } from '../../shared/clock.ts'
import { findLastRecordedAt } from './batches.repository.ts'

/** Knowledge moves forward only: a clock set back must not make a fact end before it began, nor a refusal stand before its list. */
export async function momentOfKnowledge(db: DbOrTx, clock: Clock): Promise<Date> {
  const latest = (await findLastRecordedAt(db))?.getTime() ?? 0
  return new Date(Math.max(clock.now().getTime(), latest + 1))
}
