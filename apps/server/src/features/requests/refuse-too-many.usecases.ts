import type { Tx } from '@merleg/db/connect'
import { AppError } from '../../app/app-error.ts'
import { findAskedAt } from './requests.repository.ts'

const WINDOW_SECONDS = 3600

type Asking = { table: 'requests' | 'corrections'; userId: string; now: Date; most: number }

/** Throws `requests.too-many` where a user has asked so many, or reported so many, within the hour. */
export async function refuseTooMany(tx: Tx, { table, userId, now, most }: Asking): Promise<void> {
  const since = new Date(now.getTime() - WINDOW_SECONDS * 1000)
  const firstOfMost = await findAskedAt(tx, { table, userId, since, now, newerOnes: most - 1 })
  if (firstOfMost === null) return
  const retryAfterSeconds = Math.ceil((firstOfMost.getTime() - since.getTime()) / 1000)
  throw new AppError('requests.too-many', { retryAfterSeconds: Math.max(1, retryAfterSeconds) })
}
