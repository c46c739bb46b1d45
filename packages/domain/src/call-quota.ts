import { endOfHungarianDay, hungarianDayOf } from './calendar-days.ts'

/** How often the programs of a contract may call: within a minute and within a Hungarian calendar month. */
export const QUOTA_WINDOWS = ['minute', 'month'] as const
export type QuotaWindow = (typeof QUOTA_WINDOWS)[number]

/** Of a window: how many calls it has, how many are left, when the next begins, and how long it is; seconds. */
export type QuotaState = { quota: number; left: number; resetSeconds: number; windowSeconds: number }

/** The minute (UTC) and the month (its first Hungarian day) of a moment. */
export function quotaWindowsOf(now: Date): { minute: Date; month: string } {
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000)
  return { minute, month: `${hungarianDayOf(now).slice(0, 7)}-01` }
}

/** How long a window that is running goes on, and how long it is as a whole; whole seconds, at least one. */
export function windowTimes(window: QuotaWindow, now: Date): Pick<QuotaState, 'resetSeconds' | 'windowSeconds'> {
  const { minute, month } = quotaWindowsOf(now)
  if (window === 'minute') return { resetSeconds: secondsUntil(minute.getTime() + 60_000, now), windowSeconds: 60 }
  const [year = 0, number = 1] = month.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, number, 0))
  const end = endOfHungarianDay(lastDay.toISOString().slice(0, 10)).getTime() + 1
  return { resetSeconds: secondsUntil(end, now), windowSeconds: lastDay.getUTCDate() * 86_400 }
}

function secondsUntil(moment: number, now: Date): number {
  return Math.max(1, Math.ceil((moment - now.getTime()) / 1000))
}

type Quotas = Readonly<Record<QuotaWindow, QuotaState>>

/** The header `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-11): what the contract allows. */
export function writeQuotaPolicy(quotas: Quotas): string {
  return writeItems((window) => `"${window}";q=${quotas[window].quota};w=${quotas[window].windowSeconds}`)
}

/** The header `RateLimit` (the same draft): what is left of it, and for how long. */
export function writeQuotaLeft(quotas: Quotas): string {
  return writeItems((window) => `"${window}";r=${quotas[window].left};t=${quotas[window].resetSeconds}`)
}

function writeItems(write: (window: QuotaWindow) => string): string {
  return QUOTA_WINDOWS.map(write).join(', ')
}
