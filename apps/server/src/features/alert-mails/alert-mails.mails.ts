import type { NoticeEvent, NoticeItem } from '@merleg/contract/alert-mails.contract'
import { alertNoticePage, settingsPage, unsubscribePage } from '@merleg/contract/pages'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { Mail } from '../../shared/mail.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { NOTICE_MAILS } from './alert-notices.repository.ts'
import { renderNoticeHtml } from './notice-html.ts'
import { listReportRows, type NoticeMail, titleEvent } from './notice-words.ts'
import type { WatchReport } from './watch-report.views.ts'

const SUBJECT_MAX_LENGTH = 200

/** The id of the mail of a notice: the same for each attempt. */
export const noticeMailId = (noticeId: string): string => `${NOTICE_MAILS}${noticeId}`

/** Of which notice a mail was; null where it was no mail of alerts. */
export const noticeIdOf = (mailId: string): string | null =>
  /^alerts\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(mailId)?.[1] ?? null

/** A notice as a mail, in text and html, with a way to end such mails that mail programs know (RFC 2369, RFC 8058). */
export function renderNoticeMail(mail: NoticeMail): Mail {
  const { notice, publicUrl } = mail
  const unsubscribeUrl = new URL(unsubscribePage(notice.unsubscribeToken), publicUrl).href
  const subject = toSingleLine(renderSubject(mail)).slice(0, SUBJECT_MAX_LENGTH).toWellFormed()
  return {
    id: noticeMailId(notice.noticeId),
    to: notice.email,
    subject,
    text: renderText(mail),
    html: renderNoticeHtml(mail, subject),
    headers: { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

function renderSubject({ notice, content, report }: NoticeMail): string {
  const { locale } = notice
  const t = getTranslator(locale, 'alert-mails/answers')
  const [first, second] = content.companies
  if (report !== null) return t('subject.report', { date: formatDate(locale, hungarianDayOf(notice.createdAt)) })
  if (first !== undefined && second === undefined)
    return t('subject.one', { company: first.name, title: first.events[0]?.title ?? '' })
  const number = formatNumber(locale, content.companyCount)
  return content.negativeCount === 0
    ? t('subject.many', { number })
    : t('subject.manyNegative', { number, negative: formatNumber(locale, content.negativeCount) })
}

function renderText(mail: NoticeMail): string {
  const { notice, content, report, publicUrl } = mail
  const { locale } = notice
  const t = getTranslator(locale, 'alert-mails/answers')
  const mails = getTranslator(locale, 'mails/answers')
  const link = (label: string, path: string) => t('link', { label, url: new URL(path, publicUrl).href })
  const number = (count: number) => ({ count, number: formatNumber(locale, count) })
  const hidden = content.companyCount - content.companies.length
  const parts = [
    mails('greeting', { name: toSingleLine(notice.name) }),
    ...(report === null ? [] : [renderReport(report, locale)]),
    ...(content.companies.length === 0 ? [] : [t('intro', number(content.companyCount))]),
    ...content.companies.map((company) => renderCompany(company, mail)),
    ...(hidden > 0 ? [t('moreCompanies', number(hidden))] : []),
    ...(content.unchangedCount > 0 && report === null ? [t('unchanged', number(content.unchangedCount))] : []),
    ...(content.companies.length === 0 ? [] : [link(t('open'), alertNoticePage(notice.noticeId))]),
    mails('signature'),
    [
      t('footer.why'),
      link(t('footer.settings'), settingsPage()),
      link(t('footer.unsubscribe'), unsubscribePage(notice.unsubscribeToken)),
    ].join('\n'),
  ]
  return parts.join('\n\n')
}

function renderReport(report: WatchReport, locale: Locale): string {
  const blocks = listReportRows(report, locale).map(({ title, rows }) =>
    [title, ...rows.map(({ label, value }) => `  ${label}: ${value}`)].join('\n'),
  )
  return [...blocks, report.basis].join('\n\n')
}

function renderCompany(company: NoticeItem, { notice, publicUrl }: NoticeMail): string {
  const { locale, withTable } = notice
  const t = getTranslator(locale, 'alert-mails/answers')
  const name = toSingleLine(company.name)
  const tax = company.taxnumber === '' ? [] : [t('taxNumber', { number: company.taxnumber })]
  const marks = [...(company.isMadeUp ? [t('madeUp')] : []), ...(withTable ? tax : [])]
  const rest = company.otherChanges
  return [
    marks.length === 0 ? name : `${name} (${marks.join(', ')})`,
    new URL(company.url, publicUrl).href,
    ...company.events.map((event) => renderEvent(event, { locale, withTable, publicUrl })),
    ...(rest > 0 ? [`- ${t('moreChanges', { count: rest, number: formatNumber(locale, rest) })}`] : []),
  ].join('\n')
}

type Style = { locale: Locale; withTable: boolean; publicUrl: string }

function renderEvent(event: NoticeEvent, { locale, withTable, publicUrl }: Style): string {
  const t = getTranslator(locale, 'alert-mails/answers')
  const url = new URL(event.url, publicUrl).href
  const title = `- ${titleEvent(event, locale)}`
  if (!withTable) return `${title}\n  ${url}`
  const sides =
    event.before === null && event.after === null
      ? []
      : [t('change', { before: event.before ?? '–', after: event.after ?? '–' })]
  const source = event.source === null ? t('foundByUs') : t('source', { source: event.source })
  return [`${title}, ${formatDate(locale, event.occurredOn)}`, ...sides.map(toSingleLine), source, url].join('\n  ')
}
