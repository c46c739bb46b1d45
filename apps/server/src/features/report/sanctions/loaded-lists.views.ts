import type { LoadedList } from '@merleg/contract/report/sanctions.contract'
import type { DbOrTx } from '@merleg/db/connect'
import type { CurrentList } from '../../sanctions/designations.repository.ts'
import { assessLists } from '../../sanctions/list-doubts.views.ts'

/** The lists in use, each with how far it can be relied on today (YYYY-MM-DD). */
export async function describeLists(db: DbOrTx, lists: readonly CurrentList[], today: string): Promise<LoadedList[]> {
  return (await assessLists(db, lists, today)).map((list) => ({
    sourceId: list.sourceId,
    title: list.title,
    publisher: list.publisher,
    url: list.url,
    isMadeUp: list.isMadeUp,
    day: list.listedDay,
    designationCount: list.designationCount,
    comparedCount: list.comparedCount,
    unreadCount: list.unreadCount,
    failingSince: list.failingSince,
    currentOn: list.currentOn,
    ageDays: list.ageDays,
    isOld: list.isOld,
  }))
}
