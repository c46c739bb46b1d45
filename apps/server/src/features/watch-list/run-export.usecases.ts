import { watchListPage } from '@merleg/contract/pages'
import { EXPORT_KEPT_DAYS } from '@merleg/contract/watch-list.contract'
import type { WatchedRow } from '@merleg/contract/watched-rows'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { Deps } from '../../app/deps.ts'
import { today } from '../../shared/clock.ts'
import { type Mail, sendMailLaterJob } from '../../shared/mail.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import type { LongJobHandler } from '../long-jobs/run-long-job.usecases.ts'
import { type AccountHolder, findAccountHolder } from '../users/account-holders.repository.ts'
import type { watchExportJob } from './watch-exports.usecases.ts'
import { renderWatched } from './watch-list.views.ts'
import { renderWatchFile } from './watch-list.xlsx.ts'
import { countWatched, findMonitoringWish } from './watched-companies.repository.ts'
import { listWatchedPage } from './watched-page.repository.ts'

const ROWS_AT_ONCE = 500

type Input = (typeof watchExportJob)['input']['_output']

/** Writes a watch list into a file, page by page, and mails to who asked that it is there. */
export function createExportHandler(deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'config'>): LongJobHandler<Input> {
  return async ({ input, signal, report }) => {
    const { userId, subscriberId, format, locale } = input
    const account = await findAccountHolder(deps.db, userId)
    if (account === null || account.isDisabled) return null
    const told = await findMonitoringWish(deps.db, subscriberId)
    const total = await countWatched(deps.db, subscriberId)
    const rows: WatchedRow[] = []
    for (;;) {
      signal.throwIfAborted()
      report({ done: rows.length, total })
      const page = await listWatchedPage(deps.db, {
        filter: { subscriberId, search: null, importance: null, label: null },
        told,
        orderBy: 'name',
        isDescending: false,
        limit: ROWS_AT_ONCE,
        offset: rows.length,
      })
      rows.push(...(await renderWatched(deps.db, page, { locale, told, claims: account.claims })))
      if (page.length < ROWS_AT_ONCE) break
    }
    const file = await renderWatchFile(rows, { format, locale, today: today(deps.clock) })
    await mailExport(deps, { exportId: input.exportId, account, locale })
    return { fileName: file.fileName, contentType: file.contentType, body: piecesOf(file.bytes) }
  }
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

type Told = { exportId: string; account: AccountHolder; locale: Locale }

/** The file itself is not mailed: a watch list says with whom a company deals. */
async function mailExport(
  { db, jobs, config }: Pick<Deps, 'db' | 'jobs' | 'config'>,
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
  await jobs.enqueue(db, sendMailLaterJob, mail)
}
