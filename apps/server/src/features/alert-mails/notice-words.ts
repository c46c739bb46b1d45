import type { NoticeEvent } from '@merleg/contract/alert-mails.contract'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { AddressedNotice } from './alert-notices.repository.ts'
import type { NoticeContent } from './notice-content.views.ts'
import type { WatchReport } from './watch-report.views.ts'

/** Everything a mail is made of. */
export type NoticeMail = {
  notice: AddressedNotice
  content: NoticeContent
  report: WatchReport | null
  /** Of the interface. */
  publicUrl: string
}

/** What happened; where it is no news in the usual sense, that too. */
export function titleEvent({ title, toldAs }: NoticeEvent, locale: Locale): string {
  if (toldAs === 'news') return title
  const words = getTranslator(locale, 'monitoring/words')
  return getTranslator(locale, 'alert-mails/answers')('told', { title, toldAs: words(`toldAs.${toldAs}`) })
}

/** What a notice is called, of which nothing has been read yet. */
export function renderNoticeTitle(
  { withReport, createdAt }: Pick<AddressedNotice, 'withReport' | 'createdAt'>,
  locale: Locale,
): string {
  const t = getTranslator(locale, 'alert-mails/answers')
  return t(withReport ? 'reportTitle' : 'title', { date: formatDate(locale, hungarianDayOf(createdAt)) })
}

type ReportBlock = { title: string; rows: { label: string; value: string }[] }

/** The figures of a weekly report under their headings. */
export function listReportRows(report: WatchReport, locale: Locale): ReportBlock[] {
  const { watched, since, bands, withoutAccounts, moves, alerts } = report
  const t = getTranslator(locale, 'alert-mails/answers')
  const bandNames = getTranslator(locale, 'risk-rating/words')
  const row = (label: string, count: number) => ({ label, value: formatNumber(locale, count) })
  return [
    {
      title: `${t('report.watched')}: ${formatNumber(locale, watched)}`,
      rows: [],
    },
    {
      title: t('report.bands'),
      rows: [
        ...bands.map(({ band, count }) => row(bandNames(`bands.${band}`), count)),
        ...(withoutAccounts > 0 ? [row(t('report.withoutAccounts'), withoutAccounts)] : []),
      ],
    },
    {
      title: t('report.since', { date: formatDate(locale, hungarianDayOf(since)) }),
      rows: [
        row(t('report.down'), moves.down),
        row(t('report.up'), moves.up),
        // What did not happen to any of them need not be counted.
        ...(moves.byModel > 0 ? [row(t('report.byModel'), moves.byModel)] : []),
        ...(moves.unrated > 0 ? [row(t('report.unrated'), moves.unrated)] : []),
        ...(moves.unknownBefore > 0 ? [row(t('report.unknownBefore'), moves.unknownBefore)] : []),
        row(t('report.negative'), alerts.negative),
        row(t('report.neutral'), alerts.neutral),
        row(t('report.positive'), alerts.positive),
        row(t('report.failures'), alerts.failures),
        row(t('report.open'), alerts.open),
      ],
    },
  ]
}
