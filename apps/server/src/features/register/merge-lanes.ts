import type { Tx } from '@merleg/db/connect'
import { lockRegister, lockRegisterForPart, lockRegisterForUnknown } from './register-lock.repository.ts'

/** While one part is merged the next is read: the work of the reader and of the database takes turns in each. */
const LANES = 2

/**
 * Does the work for each item, two at a time, begun in their order. Where it fails for one, no more are begun, and what
 * went wrong is thrown when the other has ended.
 */
export async function inLanes<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]()
  let isFailed = false
  const lane = async () => {
    for (let next = waiting.next(); !next.done && !isFailed; next = waiting.next()) {
      try {
        await work(next.value)
      } catch (error) {
        isFailed = true
        throw error
      }
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane))
  for (const result of lanes) if (result.status === 'rejected') throw result.reason
}

/** `isLoad`: one of the parts of a load; `partIds`: of whom a part of an edition tells. */
type Lane = { isLoad: boolean; partIds: readonly string[] | undefined }

/**
 * Merges wait for each other: two of them would judge the same keys by different knowledge. Only parts of companies nobody
 * has heard of are merged side by side. Returns whether this is one.
 */
export async function lockForMerge(tx: Tx, { isLoad, partIds }: Lane): Promise<boolean> {
  if (partIds) return lockRegisterForUnknown(tx, partIds)
  await (isLoad ? lockRegisterForPart(tx) : lockRegister(tx))
  return isLoad
}
