import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { QUOTA_WINDOWS, quotaWindowsOf, windowTimes } from '@merleg/domain/call-quota'
import type { CallCount } from '../../app/call-quota.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionKey } from '../../app/session.ts'
import { countCall, readCallCounts } from './call-counts.repository.ts'

/** Counts a call by a key; of one too many it says by which quota, and counts nothing. */
export async function countKeyCall({ db, clock }: Pick<Deps, 'db' | 'clock'>, key: SessionKey): Promise<CallCount> {
  const { keyId, callsPerMinute, callsPerMonth } = key
  const now = clock.now()
  const windows = quotaWindowsOf(now)
  const counted = await countCall(db, { ...key, ...windows, day: hungarianDayOf(now) })
  const { minuteCalls, monthCalls } = counted ?? (await readCallCounts(db, { keyId, ...windows }))
  const state = (window: 'minute' | 'month', quota: number, calls: number) => ({
    quota,
    left: Math.max(0, quota - calls),
    ...windowTimes(window, now),
  })
  const quotas = {
    minute: state('minute', callsPerMinute, minuteCalls),
    month: state('month', callsPerMonth, monthCalls),
  }
  if (counted !== null) return { quotas, violated: [] }
  const violated = QUOTA_WINDOWS.filter((window) => quotas[window].left === 0)
  // The minute may have ended between the two looks.
  return { quotas, violated: violated.length === 0 ? ['minute'] : violated }
}
