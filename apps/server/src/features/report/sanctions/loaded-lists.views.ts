import type { LoadedList } from '@merleg/contract/report/sanctions.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { measureListAge } from '@merleg/domain/sanctions/list-age'
import type { CurrentList } from '../../sanctions/designations.repository.ts'
import { countCompared, findListStates, type ListState } from '../../sanctions/list-states.repository.ts'

const NEVER_READ: ListState = { unreadCount: 0, lookedAt: null, failingSince: null }

/** The lists in use, each with how far it can be relied on today (YYYY-MM-DD). */
export async function describeLists(db: DbOrTx, lists: readonly CurrentList[], today: string): Promise<LoadedList[]> {
  const batchIds = lists.map(({ batchId }) => batchId)
  const [states, compared] = await Promise.all([findListStates(db, batchIds), countCompared(db)])
  return lists.map(({ sourceId, title, publisher, url, isMadeUp, batchId, listedDay, designationCount }) => {
    const { unreadCount, lookedAt, failingSince } = states.get(batchId) ?? NEVER_READ
    const lookedOn = lookedAt === null ? null : hungarianDayOf(lookedAt)
    const { ageDays, isOld } = measureListAge({ listedDay, lookedOn }, today)
    return {
      sourceId,
      title,
      publisher,
      url,
      isMadeUp,
      day: listedDay,
      designationCount,
      comparedCount: compared.get(sourceId) ?? 0,
      unreadCount,
      failingSince: failingSince?.toISOString() ?? null,
      ageDays,
      // There is no newer one of what was made up.
      isOld: isOld && !isMadeUp,
    }
  })
}
