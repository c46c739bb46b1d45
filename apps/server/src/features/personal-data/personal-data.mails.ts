import { formatDateTime } from '@merleg/domain/format/date'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { Mail } from '../../shared/mail.ts'
import { toSingleLine } from '../../shared/plain-text.ts'

type Reader = { userId: string; name: string; email: string; locale: Locale }
type Closed = Reader & { closingAt: Date }

/** To the user: his account is to be closed, and how that is taken back. */
export function renderClosingMail({ closingAt, isByOther, ...reader }: Closed & { isByOther: boolean }): Mail {
  const t = getTranslator(reader.locale, 'personal-data/answers')
  const date = formatDateTime(reader.locale, closingAt.toISOString())
  return render(reader, `closing.${reader.userId}.${closingAt.getTime()}`, {
    subject: t('mail.closingSubject'),
    text: t(isByOther ? 'mail.closingByOther' : 'mail.closing', { date }),
  })
}

/** To the user: somebody else decided that his account stays. */
export function renderKeptMail({ closingAt, ...reader }: Closed): Mail {
  const t = getTranslator(reader.locale, 'personal-data/answers')
  const date = formatDateTime(reader.locale, closingAt.toISOString())
  return render(reader, `kept.${reader.userId}.${closingAt.getTime()}`, {
    subject: t('mail.keptSubject'),
    text: t('mail.kept', { date }),
  })
}

/** To the address the account had: it is closed, and what stays. */
export function renderClosedMail(reader: Reader): Mail {
  const t = getTranslator(reader.locale, 'personal-data/answers')
  return render(reader, `closed.${reader.userId}`, { subject: t('mail.closedSubject'), text: t('mail.closed') })
}

function render({ name, email, locale }: Reader, id: string, { subject, text }: Pick<Mail, 'subject' | 'text'>): Mail {
  const t = getTranslator(locale, 'mails/answers')
  return {
    id,
    to: email,
    subject,
    text: [t('greeting', { name: toSingleLine(name) }), text, t('signature')].join('\n\n'),
  }
}
