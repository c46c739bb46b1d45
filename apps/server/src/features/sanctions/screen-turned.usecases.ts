import { inTransaction } from '@merleg/db/transaction'
import { today } from '../../shared/clock.ts'
import { listTurned } from './parties.repository.ts'
import { listBelow } from './parties.views.ts'
import {
  addTo,
  CHUNK_COMPANIES,
  loadScreeningList,
  type ScreeningDeps,
  type ScreeningResult,
  screenUnchecked,
} from './screening.usecases.ts'
import { findComparedDay, storeComparedDay } from './screenings.repository.ts'

/** Is it still to be seen whose share or office begins or ends today? */
export async function isDayDue({ db, clock }: ScreeningDeps): Promise<boolean> {
  const compared = await findComparedDay(db)
  return compared !== null && compared < today(clock)
}

/**
 * Checks those of which an entry began or ended on a day that has come since, which no batch tells of, and those below them.
 */
export async function screenTurned(deps: ScreeningDeps, signal?: AbortSignal): Promise<ScreeningResult> {
  const { db, clock } = deps
  const result: ScreeningResult = { companies: 0, parties: 0, matches: 0 }
  const day = today(clock)
  const compared = await findComparedDay(db)
  if (compared === null || compared >= day) return result
  const list = await loadScreeningList(db)
  if (list === null) return result
  const turned = await listTurned(db, { after: compared, upTo: day })
  const seen = new Set(turned)
  for (let at = 0; at < turned.length; at += CHUNK_COMPANIES) {
    signal?.throwIfAborted()
    const owners = turned.slice(at, at + CHUNK_COMPANIES)
    const ids = [...owners, ...(await listBelow(db, owners, { day, seen }))]
    for (let start = 0; start < ids.length; start += CHUNK_COMPANIES) {
      const chunk = ids.slice(start, start + CHUNK_COMPANIES)
      addTo(result, await inTransaction(db, (tx) => screenUnchecked(tx, { clock, list, ids: chunk })))
    }
  }
  await storeComparedDay(db, day)
  return result
}
