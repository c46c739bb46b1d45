import { describe, expect, test } from 'vitest'
import { quotaWindowsOf, windowTimes, writeQuotaLeft, writeQuotaPolicy } from './call-quota.ts'

describe('windows', () => {
  test.each([
    ['2026-11-23T10:15:42.500Z', '2026-11-23T10:15:00.000Z', '2026-11-01'],
    // Already December in Hungary.
    ['2026-11-30T23:30:00.000Z', '2026-11-30T23:30:00.000Z', '2026-12-01'],
    ['2026-12-31T22:59:59.999Z', '2026-12-31T22:59:00.000Z', '2026-12-01'],
  ])('%s is in the minute %s and the month %s', (now, minute, month) => {
    const windows = quotaWindowsOf(new Date(now))
    expect([windows.minute.toISOString(), windows.month]).toEqual([minute, month])
  })

  test.each([
    ['minute', '2026-11-23T10:15:42.500Z', 18, 60],
    ['minute', '2026-11-23T10:15:59.999Z', 1, 60],
    ['minute', '2026-11-23T10:15:00.000Z', 60, 60],
    ['month', '2026-11-30T22:59:59.000Z', 1, 30 * 86_400],
    // In summer the month ends an hour earlier than in winter.
    ['month', '2026-07-31T21:59:00.000Z', 60, 31 * 86_400],
    ['month', '2028-02-01T00:00:00.000Z', 29 * 86_400 - 3600, 29 * 86_400],
  ] as const)('the %s of %s goes on for %i of %i s', (window, now, resetSeconds, windowSeconds) => {
    expect(windowTimes(window, new Date(now))).toEqual({ resetSeconds, windowSeconds })
  })
})

test('headers are lists of strings with parameters (RFC 9651)', () => {
  const quotas = {
    minute: { quota: 60, left: 59, resetSeconds: 31, windowSeconds: 60 },
    month: { quota: 10_000, left: 0, resetSeconds: 86_400, windowSeconds: 2_592_000 },
  }
  expect(writeQuotaPolicy(quotas)).toBe('"minute";q=60;w=60, "month";q=10000;w=2592000')
  expect(writeQuotaLeft(quotas)).toBe('"minute";r=59;t=31, "month";r=0;t=86400')
})
