import { setImmediate as nextTurn } from 'node:timers/promises'
import { readGivenCompany } from '@merleg/domain/list-matching/given-company'
import type { Deps } from '../../app/deps.ts'
import type { LongJobHandler } from '../long-jobs/run-long-job.usecases.ts'
import { matchRows } from './match-rows.usecases.ts'
import { findListToMatch } from './matching-lists.repository.ts'
import { countGrades, listCells, listUnmatchedRows, updateMatchedRows } from './matching-rows.repository.ts'

/** Rows that are looked up and written together; what a killed worker loses is no more than that. */
const ROWS_AT_ONCE = 250

/** Matches the rows of a list that are not matched yet, set by set: one that was broken off goes on where it was. */
export function createMatchingHandler({
  db,
  reads,
}: Pick<Deps, 'db' | 'reads'>): LongJobHandler<{ listId: string; runNumber: number }> {
  return async ({ input: { listId, runNumber }, signal, report }) => {
    const list = await findListToMatch(db, listId)
    if (list?.runNumber !== runNumber) return null
    const [heading] = list.hasHeading ? await listCells(db, { listId, from: 1, limit: 1 }) : []
    const total = list.rowCount - (list.hasHeading ? 1 : 0)
    let done = (await countGrades(db, listId)).reduce((sum, { count }) => sum + count, 0)
    let from = (heading?.row ?? 0) + 1
    report({ done, total })
    for (;;) {
      signal.throwIfAborted()
      const rows = await listUnmatchedRows(db, { listId, from, limit: ROWS_AT_ONCE })
      const last = rows.at(-1)
      if (last === undefined) return null
      const matched = await matchRows(
        reads,
        rows.map(({ cells }) => readGivenCompany(cells, list.roles)),
      )
      const results = matched.map((result, index) => ({ ...result, row: rows[index]?.row ?? 0 }))
      const stored = await updateMatchedRows(db, { listId, runNumber, rows: results })
      // The list was deleted, or is matched by another run.
      if (stored === 0) return null
      done += rows.length
      from = last.row + 1
      report({ done, total })
      await nextTurn()
    }
  }
}
