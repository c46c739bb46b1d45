import { loginPage } from '@merleg/contract/pages'
import { formatHungarianMoment } from '@merleg/domain/format/date'
import { DEFAULT_LOCALE } from '@merleg/domain/locale'
import { TRIAL_DAYS, TRIAL_LINK_HOURS } from '@merleg/domain/trial'
import { getTranslator } from '@merleg/i18n/translator'
import type { Mail } from '../../shared/mail.ts'
import type { TrialRefusal, TrialWish } from './trial-requests.repository.ts'

type Asked = TrialWish & { requestId: string }
type Numbered = Asked & { requestNumber: number }

/** The link that begins a trial. A decision that is made anew has a mail of its own. */
export function renderTrialLink(trial: Asked & { decidedAt: Date; url: string }): Mail {
  const { companyName, url } = trial
  const t = getTranslator(trial.locale, 'trial/answers')
  return toApplicant(trial, {
    id: `trial.${trial.requestId}.${trial.decidedAt.getTime()}`,
    subject: t('link.subject'),
    paragraphs: [
      t('link.text', { company: companyName, days: String(TRIAL_DAYS) }),
      url,
      t('link.limits', { hours: TRIAL_LINK_HOURS, days: TRIAL_DAYS }),
      t('ignore'),
    ],
  })
}

type Refused = Asked & {
  decidedAt: Date
  reason: Exclude<TrialRefusal, 'too-many'>
  note: string | null
  publicUrl: string
  salesEmail: string
}

/** Why there is no trial, and what to do instead. */
export function renderTrialRefusal(trial: Refused): Mail {
  const { reason, taxNumber, note, publicUrl, salesEmail } = trial
  const t = getTranslator(trial.locale, 'trial/answers')
  const paragraphs = {
    'known-address': [t('refused.knownAddress'), new URL(loginPage(), publicUrl).href, t('ignore')],
    'tax-number': [t('refused.taxNumber', { taxNumber }), t('refused.offer'), t('ignore')],
    operator: [t('refused.operator'), note ?? '', t('refused.offer')],
  }[reason]
  const mail = toApplicant(trial, {
    id: `trial.${trial.requestId}.${trial.decidedAt.getTime()}`,
    subject: reason === 'known-address' ? t('refused.knownAddressSubject') : t('refused.subject'),
    paragraphs: paragraphs.filter((paragraph) => paragraph !== ''),
  })
  return reason === 'known-address' ? mail : { ...mail, replyTo: { name: '', address: salesEmail } }
}

/** That a request arrived which a person decides on. */
export function renderTrialReceipt(trial: Numbered): Mail {
  const { companyName, taxNumber, requestNumber } = trial
  const t = getTranslator(trial.locale, 'trial/answers')
  return toApplicant(trial, {
    id: `receipt.${trial.requestId}`,
    subject: t('receipt.subject'),
    paragraphs: [
      t('receipt.text', { company: companyName, taxNumber, number: requestNumber }),
      t('receipt.answer'),
      t('ignore'),
    ],
  })
}

/** That the trial has begun, when it ends, and where to sign in. */
export function renderTrialWelcome(trial: Asked & { endsAt: Date; publicUrl: string }): Mail {
  const t = getTranslator(trial.locale, 'trial/answers')
  return toApplicant(trial, {
    id: `trial-welcome.${trial.requestId}`,
    subject: t('welcome.subject'),
    paragraphs: [
      t('welcome.text', { end: formatHungarianMoment(trial.locale, trial.endsAt) }),
      new URL(loginPage(), trial.publicUrl).href,
    ],
  })
}

function toApplicant(
  { email, name, locale }: TrialWish,
  { id, subject, paragraphs }: { id: string; subject: string; paragraphs: readonly string[] },
): Mail {
  const t = getTranslator(locale, 'mails/answers')
  const text = [t('greeting', { name }), ...paragraphs, t('signature')].join('\n\n')
  return { id, to: email, subject, text }
}

/** For our own staff, and so in Hungarian: somebody asks for a trial, and it is for them to decide. */
export function renderTrialToDecide({ trial, to }: { trial: Numbered; to: string }): Mail {
  const t = getTranslator(DEFAULT_LOCALE, 'trial/answers')
  const { requestNumber: number } = trial
  return {
    id: `trial-request.${trial.requestId}`,
    to,
    replyTo: { name: trial.name, address: trial.email },
    subject: t('service.requestSubject', { company: trial.companyName }),
    text: [`${t('service.number')}: ${number}`, ...toRows(trial), '', t('service.decide', { number })].join('\n'),
  }
}

/** For our own staff: a trial has begun. */
export function renderTrialStarted({ trial, endsAt, to }: { trial: Asked; endsAt: Date; to: string }): Mail {
  const t = getTranslator(DEFAULT_LOCALE, 'trial/answers')
  const end = formatHungarianMoment(DEFAULT_LOCALE, endsAt)
  return {
    id: `trial-started.${trial.requestId}`,
    to,
    replyTo: { name: trial.name, address: trial.email },
    subject: t('service.startedSubject', { company: trial.companyName }),
    text: [...toRows(trial), `${t('service.end')}: ${end}`].join('\n'),
  }
}

function toRows({ name, email, companyName, taxNumber, locale }: TrialWish): string[] {
  const t = getTranslator(DEFAULT_LOCALE, 'trial/answers')
  return [
    `${t('service.company')}: ${companyName}`,
    `${t('service.taxNumber')}: ${taxNumber}`,
    `${t('service.name')}: ${name} <${email}>`,
    `${t('service.language')}: ${locale}`,
  ]
}
