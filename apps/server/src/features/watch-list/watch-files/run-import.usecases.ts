import { WATCH_LABELS_MAX, WATCH_NOTE_MAX_LENGTH } from '@merleg/domain/watch-list/watch-importance'
import { readImportance, readLabels, type WatchColumns } from '@merleg/domain/watch-list/import-columns'
import { inTransaction } from '@merleg/db/transaction'
import { AppError } from '../../../app/app-error.ts'
import type { Deps } from '../../../app/deps.ts'
import { findSureCompany } from '../../list-matching/match-rows.views.ts'
import { listMatchedRows } from '../../list-matching/matching-rows.repository.ts'
import { createMatchingHandler } from '../../list-matching/run-matching.usecases.ts'
import type { LongJobHandler } from '../../long-jobs/run-long-job.usecases.ts'
import { IMPORT_RUN, type watchImportJob } from './import-list.usecases.ts'
import { addToWatchList } from '../watch-list.usecases.ts'
import { updateApplied } from './watch-imports.repository.ts'
import { listKnownCompanies, lockWatchList, type ToldCompany, updateTold } from '../watched-companies.repository.ts'

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
  const { listId, userId, subscriberId } = input
  const { companies, unread } = await readCompanies(db, input)
  await inTransaction(db, async (tx) => {
    await lockWatchList(tx, subscriberId)
    const found = new Set(await listKnownCompanies(tx, [...companies.keys()]))
    const told = [...companies.values()].filter(({ companyId }) => found.has(companyId))
    const companyIds = told.map(({ companyId }) => companyId)
    const added = await addToWatchList(tx, { userId, subscriberId }, { companyIds, now: clock.now() })
    if ((await updateTold(tx, { subscriberId, companies: told })) > WATCH_LABELS_MAX)
      throw new AppError('watch-list.too-many-labels')
    const known = told.length - added.length
    const outcome = { listId, now: clock.now(), added: added.length, known, unread }
    // Done before by a worker that died, or deleted meanwhile: then nothing is done again.
    if (!(await updateApplied(tx, outcome))) throw new ImportOver()
  }).catch((error: unknown) => {
    if (!(error instanceof ImportOver)) throw error
  })
}

/** Takes back what a repeated import would do once more. */
class ImportOver extends Error {}

/** The certain companies of a list with what it says of each; of one that stands in several rows what each tells. */
async function readCompanies(
  db: Deps['db'],
  { listId, columns }: Input,
): Promise<{ companies: ReadonlyMap<string, ToldCompany>; unread: number }> {
  const companies = new Map<string, ToldCompany>()
  let unread = 0
  for (let offset = 0; ; offset += ROWS_AT_ONCE) {
    const { rows } = await listMatchedRows(db, { listId, filter: 'matched', limit: ROWS_AT_ONCE, offset })
    for (const row of rows) {
      const companyId = findSureCompany(row)
      if (companyId === null) continue
      const { told, isUnread } = readRow(row.cells, columns)
      if (isUnread) unread += 1
      companies.set(companyId, join(companies.get(companyId), { companyId, ...told }))
    }
    if (rows.length < ROWS_AT_ONCE) return { companies, unread }
  }
}

function readRow(
  cells: readonly string[],
  { importance, note, labels }: WatchColumns,
): { told: Omit<ToldCompany, 'companyId'>; isUnread: boolean } {
  const cellOf = (place: number | null): string => (place === null ? '' : (cells[place] ?? '').trim())
  const read = readImportance(cellOf(importance))
  const text = cellOf(note).slice(0, WATCH_NOTE_MAX_LENGTH).toWellFormed()
  return {
    told: { importance: read, note: text === '' ? null : text, labels: readLabels(cellOf(labels)) },
    isUnread: read === null && cellOf(importance) !== '',
  }
}

function join(before: ToldCompany | undefined, told: ToldCompany): ToldCompany {
  if (before === undefined) return told
  return {
    companyId: told.companyId,
    importance: told.importance ?? before.importance,
    note: told.note ?? before.note,
    labels: [...new Set([...before.labels, ...told.labels])].slice(0, WATCH_LABELS_MAX),
  }
}
