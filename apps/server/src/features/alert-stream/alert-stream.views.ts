import type { Gap, listAlertEvents as contract } from '@merleg/contract/alert-stream.contract'
import type { EndpointAnswer, EndpointInput } from '@merleg/contract/endpoint'
import { inSnapshot } from '@merleg/db/transaction'
import type { Deps } from '../../app/deps.ts'
import { countUnwatchedChanges, findAlertEnd, listAlertsAfter } from './told-alerts.repository.ts'
import { tellAlerts } from './told-alerts.views.ts'

type ViewDeps = Pick<Deps, 'db' | 'config'>
type Page = EndpointAnswer<typeof contract>

/** A page of the alerts after a position, with what the reader cannot have received. */
export function getAlertEventsPage(
  { db, config }: ViewDeps,
  subscriberId: string,
  { after = 0, limit }: EndpointInput<typeof contract>['query'],
): Promise<Page> {
  return inSnapshot(db, async (tx) => {
    const end = await findAlertEnd(tx)
    if (after > end) return { results: [], gaps: [beyondEnd({ after, end })], next: end, hasMore: false }
    const found = await listAlertsAfter(tx, { subscriberId, after, upTo: end, limit: limit + 1 })
    const rows = found.slice(0, limit)
    const hasMore = found.length > limit
    const next = hasMore ? (rows.at(-1)?.position ?? end) : end
    const results = await tellAlerts(tx, rows, { subscriberId, config })
    const count = await countUnwatchedChanges(tx, { subscriberId, after, upTo: next })
    return { results, gaps: count === 0 ? [] : [notWatched({ after, upTo: next, count })], next, hasMore }
  })
}

/** A position that was not given yet: of another installation, or of one that was restored from a backup. */
export function beyondEnd({ after, end }: { after: number; end: number }): Gap {
  return { reason: 'beyond-end', after: end, upTo: after, count: null }
}

export function notWatched(gap: { after: number; upTo: number; count: number }): Gap {
  return { reason: 'not-watched', ...gap }
}
