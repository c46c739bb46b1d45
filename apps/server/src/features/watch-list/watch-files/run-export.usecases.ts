import { watchListPage } from '@merleg/contract/pages'
import { EXPORT_KEPT_DAYS } from '@merleg/contract/watch-list/watch-files.contract'
import type { WatchedRow } from '@merleg/contract/watched-rows'
import type { Tx } from '@merleg/db/connect'
import { inSnapshot } from '@merleg/db/transaction'
import type { Claim } from '@merleg/domain/claims'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../../app/app-error.ts'
import type { Deps } from '../../../app/deps.ts'
import type { SessionUser } from '../../../app/session.ts'
import { today } from '../../../shared/clock.ts'
import { type Mail, sendMailLaterJob } from '../../../shared/mail.ts'
import { toSingleLine } from '../../../shared/plain-text.ts'
import type { LongJobHandler, LongJobWork } from '../../long-jobs/run-long-job.usecases.ts'
import { type AccountHolder, findAccountHolder } from '../../users/account-holders.repository.ts'
import { isKeyLive } from './export-keys.repository.ts'
import type { watchExportJob } from './watch-exports.usecases.ts'
import { findWanted } from '../../monitoring/told-wishes.repository.ts'
import { renderWatched } from '../watch-list.views.ts'
import { renderWatchFile } from './watch-files.xlsx.ts'
import { countWatched } from '../watched-companies.repository.ts'
import { listWatchedPage } from '../watched-page.repository.ts'

const ROWS_AT_ONCE = 500

type Input = (typeof watchExportJob)['input']['_output']

/**
 * Writes a watch list into a file, page by page, and mails to who asked that it is there. Throws `auth.account-disabled`,
 * `key.not-found` where who asked may do so no more.
 */
export function createExportHandler(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'config'>,
  { rowsAtOnce = ROWS_AT_ONCE } = {},
): LongJobHandler<Input> {
  return async ({ input, signal, report }) => {
    const { subscriberId, format, csv, locale } = input
    const account = await findAccountHolder(deps.db, input.userId)
    const claims = await demandClaims(deps, input, account)
    const day = today(deps.clock)
    const reading = { subscriberId, locale, claims, today: day, signal, report, rowsAtOnce }
    // Pages of different states of the list would name some company twice and others not at all.
    const rows = await inSnapshot(deps.db, (tx) => readWatched(tx, reading), { isBulk: true })
    const file = await renderWatchFile(rows, { format, csv, locale, today: day })
    return {
      fileName: file.fileName,
      contentType: file.contentType,
      body: piecesOf(file.body),
      // Not before there is a file, and once, however often it had to be begun.
      deliver: (tx) => mailExport(tx, deps, { exportId: input.exportId, account, locale }),
    }
  }
}

/**
 * What may be seen by who asked. Keys are the subscriber's: they call on when who made them is disabled, and see what they
 * were given.
 */
async function demandClaims(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { key }: Input,
  account: AccountHolder | null,
): Promise<readonly Claim[]> {
  if (key === null) {
    if (account === null || account.isDisabled) throw new AppError('auth.account-disabled')
    return account.claims
  }
  if (!(await isKeyLive(db, { keyId: key.keyId, now: clock.now() }))) throw new AppError('key.not-found')
  return key.claims
}

type Reading = Pick<LongJobWork<Input>, 'signal' | 'report'> &
  Pick<Input, 'subscriberId' | 'locale'> &
  Pick<SessionUser, 'claims'> & { today: string; rowsAtOnce: number }

async function readWatched(tx: Tx, reading: Reading): Promise<WatchedRow[]> {
  const { subscriberId, locale, claims, today: day, signal, report, rowsAtOnce: limit } = reading
  const wanted = await findWanted(tx, subscriberId)
  const total = await countWatched(tx, subscriberId)
  const filter = { subscriberId, search: null, importance: null, label: null }
  const order = { orderBy: 'name', isDescending: false } as const
  const rows: WatchedRow[] = []
  for (;;) {
    signal.throwIfAborted()
    report({ done: rows.length, total })
    const page = await listWatchedPage(tx, { filter, told: wanted.wish, ...order, limit, offset: rows.length })
    rows.push(...(await renderWatched(tx, page, { subscriberId, locale, wanted, claims, today: day })))
    if (page.length < limit) return rows
  }
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

type Told = { exportId: string; account: AccountHolder | null; locale: Locale }

/** The file itself is not mailed: a watch list says with whom a company deals. */
async function mailExport(
  tx: Tx,
  { jobs, config }: Pick<Deps, 'jobs' | 'config'>,
  { exportId, account, locale }: Told,
): Promise<void> {
  // The password of a demo account is public, and so is who reads its mails. Of a key who made it may be gone.
  if (account === null || account.isDisabled || account.isDemo) return
  const t = getTranslator(locale, 'mails/answers')
  const publicUrl = config.MERLEG_PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`
  const url = new URL(watchListPage(), publicUrl).href
  const paragraphs = [
    t('greeting', { name: toSingleLine(account.name) }),
    t('watchExport.text', { days: EXPORT_KEPT_DAYS }),
    url,
    t('signature'),
  ]
  const mail: Mail = {
    id: `watch-export.${exportId}`,
    to: account.email,
    subject: t('watchExport.subject'),
    text: paragraphs.join('\n\n'),
  }
  await jobs.enqueue(tx, sendMailLaterJob, mail)
}
