import { LIST_EXPORT_KEPT_DAYS, type StartOutcome } from '@merleg/contract/list-export.contract'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import type { ExportFormat } from '@merleg/domain/list-export/export-size'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { loadOwned, type Owned } from '../../app/owned.ts'
import { hold, release } from '../credits/ledger.usecases.ts'
import { type LongJobKind, requestLongJob, cancelLongJob } from '../long-jobs/long-jobs.usecases.ts'
import { ownQuote, type Quote } from './frozen/quotes.repository.ts'
import {
  countExportsSince,
  countExportsUnderWay,
  findExportByKey,
  findExportOfJob,
  findExportOfQuote,
  findMadeExport,
  findRepeatedExport,
  insertListExport,
  listEndedHoldingJobs,
  type ListExportRow,
  lockExportsOf,
} from './list-exports.repository.ts'
import {
  LIST_PRODUCT,
  type QuoteDeps,
  quoteExport,
  type QuoteRequest,
  refuseRestricted,
} from './quote-export.usecases.ts'

/** Which export; everything else stands in its rows. */
type ExportInput = { exportId: string }

/** The job that writes a list into a file. */
export const listExportJob: LongJobKind<ExportInput> = {
  name: 'list-export',
  input: z.object({ exportId: z.string() }),
  maxAttempts: 5,
  keepResultDays: LIST_EXPORT_KEPT_DAYS,
  onUndone: releaseExport,
}

/** The same list asked for again within a minute is a second click (decisions 5). */
const REPEATED_MS = 60_000
const MOST_UNDER_WAY = 5
/** Of a subscriber within a day: what was bought may be made anew for nothing, but each time it is work and a file. */
const MOST_A_DAY = 100
const DAY_MS = 24 * 3_600_000

export type StartRequest = QuoteRequest & {
  format: ExportFormat
  quoteId?: string | undefined
  key?: string | undefined
}
/** `price`: what is held, or was paid, in fillér. */
export type StartedExport = { outcome: StartOutcome; exportId: string; price: number }
type StartDeps = QuoteDeps & Pick<Deps, 'jobs'>

/**
 * Starts an export: what it costs is held until its file is there. The same intent again – its key, its quote, or the same
 * list (by a quote, of its companies) while it is made or within a minute – is `repeated`: the export that was started before,
 * at its price; a free list of the same rows, made within a day, is `found`: that one's file. @throws AppError
 */
export async function startExport(deps: StartDeps, request: StartRequest): Promise<StartedExport> {
  refuseRestricted(request.user)
  const before = await findBefore(deps, request)
  if (before !== null) return repeat(before)
  const quoteId = request.quoteId ?? (await quoteExport(deps, request)).quoteId
  const quote = await loadQuote(deps, request, quoteId)
  return inTransaction(deps.db, async (tx) => {
    await lockExportsOf(tx, request.user.subscriberId)
    // Another click may have come first.
    const repeated = await findBefore({ ...deps, db: tx }, request)
    if (repeated !== null) return repeat(repeated)
    return begin(deps, tx, { request, quote })
  })
}

/** Of what came to nothing nothing is held any more, nor paid. */
function repeat({ exportId, state, charged, refunded, price }: ListExportRow): StartedExport {
  const isUndone = state === 'cancelled' || state === 'failed'
  return { outcome: 'repeated', exportId, price: isUndone ? 0 : (charged ?? price) - refunded }
}

type Before = Pick<StartDeps, 'clock'> & { db: DbOrTx }

async function findBefore({ db, clock }: Before, request: StartRequest): Promise<ListExportRow | null> {
  const { user, source, selected, format, locale, quoteId, key } = request
  const { userId, subscriberId } = user
  if (key !== undefined) {
    const known = await findExportByKey(db, { subscriberId, requestKey: key })
    if (known !== null && !isSame(known, request)) throw new AppError('credit.key-reused')
    if (known !== null) return known
  }
  if (quoteId !== undefined) {
    const known = await findExportOfQuote(db, quoteId)
    if (known !== null && !isSame(known, request)) return null
    // What was cancelled is not begun again by the old quote.
    if (known?.state === 'cancelled' || known?.state === 'failed') throw new AppError('list-export.quote-expired')
    if (known !== null) return known
  }
  if (key !== undefined) return null
  const since = new Date(clock.now().getTime() - REPEATED_MS)
  return findRepeatedExport(db, {
    userId,
    searchId: source.searchId,
    selected,
    format,
    locale,
    quoteId: quoteId ?? null,
    since,
  })
}

/** In another language it is another file. */
function isSame(known: ListExportRow, { user, source, selected, format, locale }: StartRequest): boolean {
  if (known.userId !== user.userId || known.searchId !== source.searchId) return false
  if (known.format !== format || known.locale !== locale) return false
  return isDeepStrictEqual(known.selected, { ...selected })
}

async function loadQuote({ db, clock }: StartDeps, request: StartRequest, quoteId: string): Promise<Owned<Quote>> {
  const quote = await loadOwned(db, request.user, { kind: ownQuote, id: quoteId })
  const isOfThis =
    quote.searchId === request.source.searchId && isDeepStrictEqual(quote.selected, { ...request.selected })
  if (!isOfThis) throw new AppError('list-export.quote-not-found')
  if (quote.expiresAt <= clock.now()) throw new AppError('list-export.quote-expired')
  if (!quote.canStart) throw new AppError('list-export.nothing-to-sell')
  return quote
}

type Beginning = { request: StartRequest; quote: Owned<Quote> }

async function begin(
  { jobs, clock }: StartDeps,
  tx: Tx,
  { request: { user, format, locale, key }, quote }: Beginning,
): Promise<StartedExport> {
  const { quoteId, subscriberId, price } = quote
  const { userId } = user
  if ((await findExportOfQuote(tx, quoteId)) !== null) throw new AppError('list-export.quote-not-found')
  const since = new Date(clock.now().getTime() - DAY_MS)
  const made = price === 0 ? await findMadeExport(tx, { quoteId, format, locale, since, now: clock.now() }) : null
  // What it cost then was paid then.
  if (made !== null) return { outcome: 'found', exportId: made.exportId, price: 0 }
  await refuseTooMany(tx, { userId, subscriberId, since })
  const exportId = randomUUID()
  const { jobId } = await requestLongJob({ jobs }, tx, {
    kind: listExportJob,
    subscriberId,
    userId,
    requestKey: exportId,
    input: { exportId },
  })
  const holdId = price === 0 ? null : await holdPrice(tx, { quote, exportId, format })
  const requestKey = key ?? exportId
  await insertListExport(tx, {
    exportId,
    subscriberId,
    userId,
    quoteId,
    jobId,
    requestKey,
    format,
    locale,
    holdId,
    now: clock.now(),
  })
  return { outcome: 'started', exportId, price }
}

type Counting = { userId: string; subscriberId: string; since: Date }

async function refuseTooMany(tx: Tx, { userId, subscriberId, since }: Counting): Promise<void> {
  if ((await countExportsUnderWay(tx, userId)) >= MOST_UNDER_WAY) throw new AppError('list-export.too-many-running')
  if ((await countExportsSince(tx, { subscriberId, since })) >= MOST_A_DAY)
    throw new AppError('list-export.too-many-today')
}

async function holdPrice(
  tx: Tx,
  { quote, exportId, format }: { quote: Quote; exportId: string; format: ExportFormat },
): Promise<string> {
  const { subscriberId, userId, quoteId, price, title } = quote
  const { holdId } = await hold(tx, {
    subscriberId,
    userId,
    title,
    account: 'normal',
    amount: price,
    key: `list-export ${exportId}`,
    request: { quoteId, format },
    product: LIST_PRODUCT,
    subject: exportId,
    // The job ends it, whatever becomes of the job.
    expiresAt: null,
  })
  return holdId
}

/** Stops an export; what was held is free again, at once or when its worker has heard of it. */
export async function cancelListExport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { jobId }: Owned<ListExportRow>,
): Promise<void> {
  await inTransaction(db, (tx) => cancelLongJob(tx, { jobId, kind: listExportJob, now: clock.now() }))
}

/** Frees what is still held for exports that came to nothing. */
export async function releaseEndedExports({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  for (const jobId of await listEndedHoldingJobs(db))
    await inTransaction(db, (tx) => releaseExport(tx, { jobId, now: clock.now() }))
}

/** Frees what is held for an export that came to nothing. */
async function releaseExport(tx: Tx, { jobId, now }: { jobId: string; now: Date }): Promise<void> {
  const known = await findExportOfJob(tx, jobId)
  if (known?.holdId) await release(tx, { holdId: known.holdId, reason: 'not delivered', now })
}
