import { type Usage, USAGE_MONTHS } from '@merleg/contract/administration.contract'
import { inSnapshot } from '@merleg/db/transaction'
import { dayBefore, monthsBefore, startOfHungarianDay } from '@merleg/domain/calendar-days'
import { currencyOf } from '@merleg/domain/credits/credit-accounts'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { today } from '../../shared/clock.ts'
import { listSpent, listUsage, readOtherUsage } from './usage.repository.ts'

type SpentRow = Awaited<ReturnType<typeof listSpent>>[number]

/** What the users of a subscriber did in a Hungarian month (YYYY-MM). Throws `validation.failed`. */
export async function getUsagePage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  subscriberId: string,
  asked: string | undefined,
): Promise<Usage> {
  const months = listMonths(today(clock))
  const month = asked ?? months[0] ?? ''
  if (!months.includes(month)) throw new AppError('validation.failed', { fields: { month: 'not-offered' } })
  const firstDay = `${month}-01`
  const nextMonth = monthsBefore(firstDay, -1)
  const lastDay = dayBefore(nextMonth)
  const period = {
    subscriberId,
    from: startOfHungarianDay(firstDay),
    until: startOfHungarianDay(nextMonth),
  }
  return inSnapshot(db, async (tx) => {
    const users = await listUsage(tx, period)
    const spent = await listSpent(tx, period)
    const { callsOfKeys, exportsSince } = await readOtherUsage(tx, { subscriberId, firstDay, lastDay })
    return {
      month,
      months,
      users: users.map(({ userId, ...user }) => ({ ...user, id: userId, spent: toSpent(spent, userId) })),
      otherSpent: toSpent(spent, null),
      exportsSince: exportsSince?.toISOString() ?? null,
      callsOfKeys,
    }
  })
}

function listMonths(day: string): string[] {
  const first = `${day.slice(0, 7)}-01`
  return Array.from({ length: USAGE_MONTHS }, (_, ago) => monthsBefore(first, ago).slice(0, 7))
}

function toSpent(rows: readonly SpentRow[], userId: string | null): Usage['otherSpent'] {
  return rows
    .filter((row) => row.userId === userId)
    .map(({ account, amount }) => ({ account, currency: currencyOf(account), amount }))
}
