import { CHANGE_KINDS } from '@merleg/contract/address-words'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import {
  type ChangeGroup,
  type ChangeKind,
  type getReportChanges,
  type StatementChange,
} from '@merleg/contract/report/changes.contract'

export type Changes = EndpointAnswer<typeof getReportChanges>
export type ChangesFilter = { kind?: ChangeKind | undefined; section?: string | undefined }

/** Key of the accounts among the sections. */
export const STATEMENT_SECTION = 'statement'

/** How many changes there are of each kind, in their order; kinds without any are left out. */
export function countByKind({ groups, statements }: Changes): Array<{ kind: ChangeKind; count: number }> {
  const kinds: ChangeKind[] = [...groups.flatMap(({ changes }) => changes), ...statements].map(({ kind }) => kind)
  return CHANGE_KINDS.map((kind) => ({ kind, count: kinds.filter((other) => other === kind).length })).filter(
    ({ count }) => count > 0,
  )
}

/** What passes the reader's filter; groups that keep nothing are left out. */
export function filterChanges(
  { groups, statements }: Changes,
  { kind, section }: ChangesFilter,
): { groups: ChangeGroup[]; statements: StatementChange[] } {
  const isKept = (change: { kind: ChangeKind }) => kind === undefined || change.kind === kind
  const isShown = (id: string) => section === undefined || section === id
  return {
    groups: groups
      .filter(({ id }) => isShown(id))
      .map((group) => ({ ...group, changes: group.changes.filter(isKept) }))
      .filter(({ changes }) => changes.length > 0),
    statements: isShown(STATEMENT_SECTION) ? statements.filter(isKept) : [],
  }
}
