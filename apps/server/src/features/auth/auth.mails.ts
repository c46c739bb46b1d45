import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { Mail } from '../../shared/mail.ts'

/** The id of the mail of a recovery. */
export function recoveryMailId(recoveryId: string): string {
  return `recovery.${recoveryId}`
}

/** The mail with the link for a new password. */
export function renderRecoveryMail(recovery: {
  recoveryId: string
  account: { name: string; email: string }
  url: string
  minutes: number
  locale: Locale
}): Mail {
  const { recoveryId, account, url, minutes, locale } = recovery
  const t = getTranslator(locale, 'mails/answers')
  const paragraphs = [
    t('greeting', { name: account.name }),
    t('recovery.why'),
    url,
    t('recovery.limits', { minutes }),
    t('recovery.ignore'),
    t('signature'),
  ]
  return {
    id: recoveryMailId(recoveryId),
    to: account.email,
    subject: t('recovery.subject'),
    text: paragraphs.join('\n\n'),
  }
}
