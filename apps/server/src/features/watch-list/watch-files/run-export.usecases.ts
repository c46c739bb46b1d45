import { watchListPage } from '@merleg/contract/pages'
import { EXPORT_KEPT_DAYS } from '@merleg/contract/watch-list/watch-files.contract'
import type { WatchedRow } from '@merleg/contract/watched-rows'
import type { Tx } from '@merleg/db/connect'
import { inSnapshot } from '@merleg/db/transaction'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { Deps } from '../../../app/deps.ts'
import { today } from '../../../shared/clock.ts'
import { type Mail, sendMailLaterJob } from '../../../shared/mail.ts'
import { toSingleLine } from '../../../shared/plain-text.ts'
import type { LongJobHandler, LongJobWork } from '../../long-jobs/run-long-job.usecases.ts'
import { type AccountHolder, findAccountHolder } from '../../users/account-holders.repository.ts'
import type { watchExportJob } from './watch-exports.usecases.ts'
import { renderWatched } from '../watch-list.views.ts'
import { renderWatchFile } from './watch-files.xlsx.ts'
import { countWatched, findMonitoringWish } from '../watched-companies.repository.ts'
import { listWatchedPage } from '../watched-page.repository.ts'

const ROWS_AT_ONCE = 500

type Input = (typeof watchExportJob)['input']['_output']

/** Writes a watch list into a file, page by page, and mails to who asked that it is there. */
export function createExportHandler(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'config'>,
  { rowsAtOnce = ROWS_AT_ONCE } = {},
): LongJobHandler<Input> {
  return async ({ input, signal, report }) => {
    const { userId, subscriberId, format, csv, locale } = input
    const account = await findAccountHolder(deps.db, userId)
    if (account === null || account.isDisabled) return null
    const { claims } = account
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

type Reading = Pick<LongJobWork<Input>, 'signal' | 'report'> &
  Pick<Input, 'subscriberId' | 'locale'> &
  Pick<AccountHolder, 'claims'> & { today: string; rowsAtOnce: number }

async function readWatched(tx: Tx, reading: Reading): Promise<WatchedRow[]> {
  const { subscriberId, locale, claims, today: day, signal, report, rowsAtOnce: limit } = reading
  const told = await findMonitoringWish(tx, subscriberId)
  const total = await countWatched(tx, subscriberId)
  const filter = { subscriberId, search: null, importance: null, label: null }
  const order = { orderBy: 'name', isDescending: false } as const
  const rows: WatchedRow[] = []
  for (;;) {
    signal.throwIfAborted()
    report({ done: rows.length, total })
    const page = await listWatchedPage(tx, { filter, told, ...order, limit, offset: rows.length })
    rows.push(...(await renderWatched(tx, page, { locale, told, claims, today: day })))
    if (page.length < limit) return rows
  }
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

type Told = { exportId: string; account: AccountHolder; locale: Locale }

/** The file itself is not mailed: a watch list says with whom a company deals. */
async function mailExport(
  tx: Tx,
  { jobs, config }: Pick<Deps, 'jobs' | 'config'>,
  { exportId, account, locale }: Told,
): Promise<void> {
  // The password of a demo account is public, and so is who reads its mails.
  if (account.isDemo) return
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
