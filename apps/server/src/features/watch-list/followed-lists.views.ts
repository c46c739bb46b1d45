import type { RuleDefinition } from '@merleg/contract/alert-rule'
import type { DbOrTx } from '@merleg/db/connect'
import { MATCH_KINDS, type MonitoringEventKind } from '@merleg/domain/monitoring-events'
import { isKindTold } from '@merleg/domain/monitoring-rules/told-kinds'
import { meetsNotes } from '@merleg/domain/monitoring-rules/watched-notes'
import type { Wanted } from '../monitoring/told-wishes.repository.ts'
import { listComparedLists } from '../sanctions/checks.repository.ts'
import type { SilentSource } from './last-events.views.ts'
import type { WatchedCompany } from './watched-page.repository.ts'

/** What sanctions lists tell of companies. */
const LIST_KINDS: readonly MonitoringEventKind[] = ['sanction', 'sanction-ended', ...MATCH_KINDS]

/** By company the sanctions lists of which anything is told, with which it was compared. */
export type FollowedLists = ReadonlyMap<string, readonly (SilentSource & { sourceId: string })[]>

/** The lists whose silence about watched companies counts: those that the level, or a rule that is for the company, follows. */
export async function listFollowedLists(
  db: DbOrTx,
  companies: readonly WatchedCompany[],
  { wish, rules }: Wanted,
): Promise<FollowedLists> {
  const following = companies.filter((company) => {
    const own = rules.filter((rule) => isFor(rule, company))
    return LIST_KINDS.some((kind) => isKindTold(kind, wish, own))
  })
  if (following.length === 0) return new Map()
  const compared = await listComparedLists(
    db,
    following.map(({ companyId }) => companyId),
  )
  return new Map(
    [...compared].map(([companyId, lists]) => [
      companyId,
      lists.map(({ listedDay: day, ...list }) => ({ ...list, toldFrom: day, toldUntil: day, isSpan: false })),
    ]),
  )
}

/** A rule may be for companies alone that are noted so. */
function isFor({ watched }: RuleDefinition, company: WatchedCompany): boolean {
  const { importance, label } = meetsNotes(watched, company)
  return importance && label
}
