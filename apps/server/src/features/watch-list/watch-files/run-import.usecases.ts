import { fromSafeCsvText } from '@merleg/domain/list-export/safe-cell'
import { readImportance, readLabels, type WatchColumns } from '@merleg/domain/watch-list/import-columns'
import { applyTold, joinTold, type ToldNotes } from '@merleg/domain/watch-list/told-notes'
import { inTransaction } from '@merleg/db/transaction'
import type { Deps } from '../../../app/deps.ts'
import { findSureCompany } from '../../list-matching/match-rows.views.ts'
import { listMatchedRows } from '../../list-matching/matching-rows.repository.ts'
import { createMatchingHandler } from '../../list-matching/run-matching.usecases.ts'
import type { LongJobHandler } from '../../long-jobs/run-long-job.usecases.ts'
import { IMPORT_RUN, type watchImportJob } from './import-list.usecases.ts'
import { addToWatchList } from '../watch-list.usecases.ts'
import { updateApplied } from './watch-imports.repository.ts'
import { listKnownCompanies, listNoted, lockWatchList, updateNoted } from '../watched-companies.repository.ts'

const ROWS_AT_ONCE = 1000

type Input = (typeof watchImportJob)['input']['_output']
type ImportDeps = Pick<Deps, 'db' | 'reads' | 'clock'>

/** Matches a list, then has all of its certain companies watched in one transaction: a killed import leaves nothing. */
export function createImportHandler(deps: ImportDeps): LongJobHandler<Input> {
  const match = createMatchingHandler(deps)
  return async ({ input, signal, report }) => {
    await match({ input: { listId: input.listId, runNumber: IMPORT_RUN }, signal, report })
    signal.throwIfAborted()
    await applyImport(deps, input)
    return null
  }
}

async function applyImport({ db, clock }: ImportDeps, input: Input): Promise<void> {
  const { listId, userId, subscriberId, isReplacing } = input
  const { companies, unread } = await readCompanies(db, input)
  await inTransaction(db, async (tx) => {
    await lockWatchList(tx, subscriberId)
    const companyIds = await listKnownCompanies(tx, [...companies.keys()])
    const now = clock.now()
    const added = await addToWatchList(tx, { userId, subscriberId }, { companyIds, now })
    const noted = await listNoted(tx, { subscriberId, companyIds })
    const applied = noted.flatMap(({ companyId, ...notes }) => {
      const told = companies.get(companyId)
      return told === undefined ? [] : [{ companyId, ...applyTold(notes, told, { isReplacing }) }]
    })
    const changed = applied.filter(({ isChanged }) => isChanged)
    await updateNoted(tx, {
      subscriberId,
      companies: changed.map(({ companyId, notes }) => ({ companyId, ...notes })),
    })
    const isNew = new Set(added)
    const outcome = {
      added: added.length,
      known: companyIds.length - added.length,
      unread,
      changed: changed.filter(({ companyId }) => !isNew.has(companyId)).length,
      kept: applied.filter(({ isKept }) => isKept).length,
      cut: applied.filter(({ isCut }) => isCut).length,
    }
    // Done before by a worker that died, or deleted meanwhile: then nothing is done again.
    if (!(await updateApplied(tx, { listId, now, ...outcome }))) throw new ImportOver()
  }).catch((error: unknown) => {
    if (!(error instanceof ImportOver)) throw error
  })
}

/** Takes back what a repeated import would do once more. */
class ImportOver extends Error {}

/** The certain companies of a list with what it says of each; of one that stands in several rows what all of them say. */
async function readCompanies(
  db: Deps['db'],
  { listId, columns }: Input,
): Promise<{ companies: ReadonlyMap<string, ToldNotes>; unread: number }> {
  const companies = new Map<string, ToldNotes>()
  let unread = 0
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const { rows } = await listMatchedRows(db, { listId, filter: 'matched', limit: ROWS_AT_ONCE, offset })
    for (const row of rows) {
      const companyId = findSureCompany(row)
      if (companyId === null) continue
      const { told, isUnread } = readRow(row.cells, columns)
      if (isUnread) unread += 1
      const before = companies.get(companyId)
      companies.set(companyId, before === undefined ? told : joinTold(before, told))
    }
    if (rows.length < ROWS_AT_ONCE) return { companies, unread }
  }
}

function readRow(
  cells: readonly string[],
  { importance, note, labels }: WatchColumns,
): { told: ToldNotes; isUnread: boolean } {
  const cellOf = (place: number | null): string => (place === null ? '' : (cells[place] ?? '').trim())
  const writtenIn = (place: number | null): string => fromSafeCsvText(cellOf(place)).trim()
  const read = readImportance(cellOf(importance))
  return {
    told: { importance: read, note: writtenIn(note) || null, labels: readLabels(writtenIn(labels)) },
    isUnread: read === null && cellOf(importance) !== '',
  }
}
