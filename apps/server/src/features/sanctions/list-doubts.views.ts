import type { LoadedList } from '@merleg/contract/report/sanctions.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import type { SourceInfo } from '@merleg/domain/observation'
import { measureListAge } from '@merleg/domain/sanctions/list-age'
import type { CurrentList } from './designations.repository.ts'
import { LIST_SOURCES } from './list-sources.ts'
import { findListStates, type ListState } from './list-states.repository.ts'

/** A list in use, and how far it can be relied on. */
export type AssessedList = CurrentList &
  Pick<LoadedList, 'unreadCount' | 'failingSince' | 'currentOn' | 'ageDays' | 'isOld'>

/** The lists of authorities that can be loaded and are not in use. */
export function listNotLoaded(lists: readonly CurrentList[]): SourceInfo[] {
  return LIST_SOURCES.filter(({ sourceId }) => lists.every((list) => list.sourceId !== sourceId))
}

const NEVER_READ: ListState = { unreadCount: 0, lookedAt: null, failingSince: null }

/** The lists in use as they can be relied on today (YYYY-MM-DD). */
export async function assessLists(db: DbOrTx, lists: readonly CurrentList[], today: string): Promise<AssessedList[]> {
  const states = await findListStates(
    db,
    lists.map(({ batchId }) => batchId),
  )
  return lists.map((list) => {
    const { unreadCount, lookedAt, failingSince } = states.get(list.batchId) ?? NEVER_READ
    const lookedOn = lookedAt === null ? null : hungarianDayOf(lookedAt)
    const { isOld, ...age } = measureListAge({ listedDay: list.listedDay, lookedOn }, today)
    // There is no newer one of what was made up.
    const isOutdated = isOld && !list.isMadeUp
    return { ...list, unreadCount, failingSince: failingSince?.toISOString() ?? null, ...age, isOld: isOutdated }
  })
}
