import type { NoticeEvent, NoticeItem } from '@merleg/contract/alert-mails.contract'
import { alertNoticePage, settingsPage, unsubscribePage } from '@merleg/contract/pages'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import { getTranslator } from '@merleg/i18n/translator'
import { type Html, html, mailDocument } from '../../shared/mail-html.ts'
import { listReportRows, type NoticeMail, titleEvent } from './notice-words.ts'
import type { WatchReport } from './watch-report.views.ts'

const LINE = 'border-top:1px solid #d5dbe1'
const SECOND = 'color:#5b6672;font-size:13px'
const CELL = 'padding:6px 8px 6px 0;vertical-align:top;text-align:left'
const TONES: Readonly<Record<NoticeEvent['importance'], { name: string; color: string }>> = {
  negative: { name: 'bad', color: '#b3261e' },
  neutral: { name: 'plain', color: 'inherit' },
  positive: { name: 'good', color: '#1d7a68' },
}

/** A notice as html that can be read in any mail program, light or dark. */
export function renderNoticeHtml(mail: NoticeMail, title: string): string {
  const { notice, content, report } = mail
  const { locale } = notice
  const t = getTranslator(locale, 'alert-mails/answers')
  const mails = getTranslator(locale, 'mails/answers')
  const number = (count: number) => ({ count, number: formatNumber(locale, count) })
  const hidden = content.companyCount - content.companies.length
  const hasNews = content.companies.length > 0
  const body = html`<p>${mails('greeting', { name: notice.name })}</p>
    ${report === null ? '' : renderReport(report, mail)}
    ${hasNews ? html`<p>${t('intro', number(content.companyCount))}</p>` : ''}
    ${hasNews ? (notice.withTable ? renderTable(mail) : content.companies.map((one) => renderCompany(one, mail))) : ''}
    ${hidden > 0 ? html`<p>${t('moreCompanies', number(hidden))}</p>` : ''}
    ${content.unchangedCount > 0 && report === null ? html`<p>${t('unchanged', number(content.unchangedCount))}</p>` : ''}
    ${hasNews ? html`<p>${link(mail, { path: alertNoticePage(notice.noticeId), label: t('open') })}</p>` : ''}
    ${mails('signature')
      .split('\n')
      .map((line) => html`${line}<br />`)}
    <p class="second line" style="${LINE};${SECOND};padding-top:12px">
      ${t('footer.why')}<br />
      ${link(mail, { path: settingsPage(), label: t('footer.settings') })}<br />
      ${link(mail, { path: unsubscribePage(notice.unsubscribeToken), label: t('footer.unsubscribe') })}
    </p>`
  return mailDocument({ locale, title, body })
}

function link({ publicUrl }: NoticeMail, { path, label }: { path: string; label: string | Html }): Html {
  return html`<a href="${new URL(path, publicUrl).href}" style="color:#1b6ca8">${label}</a>`
}

function renderReport(report: WatchReport, { notice }: NoticeMail): Html {
  const blocks = listReportRows(report, notice.locale).map(
    ({ title, rows }) =>
      html`<h2 style="font-size:16px;margin:16px 0 4px">${title}</h2>
        <table role="presentation" style="border-collapse:collapse">
          ${rows.map(
            ({ label, value }) =>
              html`<tr>
                <td style="${CELL}">${label}</td>
                <td style="${CELL};text-align:right"><strong>${value}</strong></td>
              </tr>`,
          )}
        </table>`,
  )
  return html`${blocks}
    <p class="second" style="${SECOND}">${report.basis}</p>`
}

function nameCompany(company: NoticeItem, mail: NoticeMail): Html {
  const name = link(mail, { path: company.url, label: company.name })
  const t = getTranslator(mail.notice.locale, 'alert-mails/answers')
  return company.isMadeUp ? html`<strong>${name}</strong> (${t('madeUp')})` : html`<strong>${name}</strong>`
}

function titleLink(event: NoticeEvent, mail: NoticeMail): Html {
  const { name, color } = TONES[event.importance]
  const title = html`<span class="${name}" style="color:${color}">${titleEvent(event, mail.notice.locale)}</span>`
  return link(mail, { path: event.url, label: title })
}

function countOthers(company: NoticeItem, mail: NoticeMail): string {
  const rest = company.otherChanges
  const { locale } = mail.notice
  const t = getTranslator(locale, 'alert-mails/answers')
  return rest > 0 ? t('moreChanges', { count: rest, number: formatNumber(locale, rest) }) : ''
}

function renderCompany(company: NoticeItem, mail: NoticeMail): Html {
  const others = countOthers(company, mail)
  return html`<p class="line" style="${LINE};padding-top:10px;margin:10px 0 0">${nameCompany(company, mail)}</p>
    <ul style="margin:4px 0 0;padding-left:20px">
      ${company.events.map((event) => html`<li>${titleLink(event, mail)}</li>`)}
      ${others === '' ? '' : html`<li>${others}</li>`}
    </ul>`
}

function renderTable(mail: NoticeMail): Html {
  const t = getTranslator(mail.notice.locale, 'alert-mails/answers')
  const columns = ['company', 'taxNumber', 'event', 'before', 'after', 'day', 'source'] as const
  return html`<table style="border-collapse:collapse;font-size:13px;width:100%">
    <tr>
      ${columns.map((column) => html`<th scope="col" style="${CELL}">${t(`columns.${column}`)}</th>`)}
    </tr>
    ${mail.content.companies.flatMap((company) => renderRows(company, mail))}
  </table>`
}

function renderRows(company: NoticeItem, mail: NoticeMail): Html[] {
  const { locale } = mail.notice
  const t = getTranslator(locale, 'alert-mails/answers')
  const cell = (content: string | Html) => html`<td class="line" style="${CELL};${LINE}">${content}</td>`
  const others = countOthers(company, mail)
  return [
    ...company.events.map(
      (event) =>
        html`<tr>
          ${cell(nameCompany(company, mail))} ${cell(company.taxnumber)} ${cell(titleLink(event, mail))}
          ${cell(event.before ?? '–')} ${cell(event.after ?? '–')} ${cell(formatDate(locale, event.occurredOn))}
          ${cell(event.source ?? t('foundByUs'))}
        </tr>`,
    ),
    ...(others === ''
      ? []
      : [
          html`<tr>
            ${cell(nameCompany(company, mail))}
            <td class="line" style="${CELL};${LINE}" colspan="6">${others}</td>
          </tr>`,
        ]),
  ]
}
