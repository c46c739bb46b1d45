import type { Tx } from '@merleg/db/connect'
import { AppError } from '../../app/app-error.ts'
import { hourBefore, secondsUntilFree } from '../../shared/hourly-limit.ts'
import { findAskedAt } from './requests.repository.ts'

type Asking = { table: 'requests' | 'corrections'; userId: string; now: Date; most: number }

/** Throws `requests.too-many` where a user has asked so many, or reported so many, within the hour. */
export async function refuseTooMany(tx: Tx, { table, userId, now, most }: Asking): Promise<void> {
  const firstOfMost = await findAskedAt(tx, { table, userId, since: hourBefore(now), now, newerOnes: most - 1 })
  if (firstOfMost === null) return
  throw new AppError('requests.too-many', { retryAfterSeconds: secondsUntilFree(firstOfMost, now) })
}
