import type { WrongValue } from '@merleg/contract/corrections.contract'
import { correctionsPage } from '@merleg/contract/pages'
import type { CorrectionNoticeKind } from '@merleg/domain/corrections/correction-states'
import { DEFAULT_LOCALE, type Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { Mail } from '../../shared/mail.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import type { StoredCorrection } from './corrections.repository.ts'

type Reported = {
  correctionId: string
  correctionNumber: number
  wrong: Pick<WrongValue, 'section' | 'field' | 'shownValue' | 'fault' | 'expected' | 'evidence'>
  company: { id: string; name: string }
  locale: Locale
  by: { name: string; email: string; subscriberName?: string }
}

/** The task for our own staff, in Hungarian, and the receipt for whoever reported it. */
export function renderReportedMails({ to, ...reported }: Reported & { to: string }): Mail[] {
  const { correctionId, correctionNumber, by, locale } = reported
  const t = getTranslator(DEFAULT_LOCALE, 'corrections/answers')
  const head = [
    `${t('mail.reporter')}: ${toSingleLine(by.name)} <${by.email}>`,
    `${t('mail.subscriber')}: ${by.subscriberName ?? ''}`,
    `${t('mail.language')}: ${locale}`,
  ]
  return [
    {
      id: `correction.${correctionId}.service`,
      to,
      replyTo: { name: by.name, address: by.email },
      subject: t('mail.serviceSubject', { number: correctionNumber }),
      text: [
        head.join('\n'),
        describe(DEFAULT_LOCALE, reported),
        t('mail.commands', { number: correctionNumber }),
      ].join('\n\n'),
    },
    renderReceivedMail(reported),
  ]
}

/** What was reported, for the reporter's own records, in his language. */
export function renderReceivedMail(reported: Reported): Mail {
  const { correctionId, correctionNumber, by, locale } = reported
  const t = getTranslator(locale, 'corrections/answers')
  return {
    id: `correction.${correctionId}.receipt`,
    to: by.email,
    subject: t('mail.receivedSubject', { number: correctionNumber }),
    text: frame(locale, by.name, [t('mail.received', { number: correctionNumber }), describe(locale, reported)]),
  }
}

type NoticeMail = {
  correction: StoredCorrection
  notice: { noticeId: string; kind: CorrectionNoticeKind; body: string }
  serviceAddress: string
  publicUrl: string
}

/** What the operator answered or decided, for whoever reported it. */
export function renderNoticeMail({ correction, notice, serviceAddress, publicUrl }: NoticeMail): Mail {
  const { locale, correctionNumber: number, companyName, field } = correction
  const t = getTranslator(locale, 'corrections/answers')
  const url = new URL(correctionsPage(), publicUrl).href
  // Somebody without an account has no list.
  const list = correction.userId === null ? [] : [`${t('mail.toList')}\n${url}`]
  return {
    id: `correction.${notice.noticeId}`,
    to: correction.reporterEmail,
    replyTo: { name: '', address: serviceAddress },
    subject: t(`mail.${notice.kind}Subject`, { number }),
    text: frame(locale, correction.reporterName, [
      t(`mail.${notice.kind}`, { number, company: companyName, field }),
      notice.body,
      ...list,
    ]),
  }
}

function describe(locale: Locale, { wrong, company }: Reported): string {
  const t = getTranslator(locale, 'corrections/answers')
  const section = getTranslator(locale, `report/${wrong.section}/words`)('title')
  const rows = [
    [t('mail.company'), `${company.name} (${company.id})`],
    [t('mail.section'), section],
    [t('mail.field'), wrong.field],
    [t('mail.shown'), wrong.shownValue],
    [t('mail.fault'), wrong.fault],
    [t('mail.expected'), wrong.expected],
    [t('mail.evidence'), wrong.evidence],
  ]
  return rows.flatMap(([label, value]) => (value === '' ? [] : [`${label}: ${value}`])).join('\n')
}

function frame(locale: Locale, name: string, parts: readonly string[]): string {
  const t = getTranslator(locale, 'mails/answers')
  return [t('greeting', { name: toSingleLine(name) }), ...parts, t('signature')].join('\n\n')
}
