import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { getTranslator } from '@merleg/i18n/translator'
import type { Mail } from '../../shared/mail.ts'
import type { CreditFindings } from './audit.repository.ts'

/** To the provider, in his language: the ledger does not add up, and where. Ids and amounts, nobody's name. */
export function renderAuditMail({
  findings,
  to,
  now,
}: {
  findings: readonly CreditFindings[]
  to: string
  now: Date
}): Mail {
  const t = getTranslator('hu', 'credits/answers')
  const lines = findings.flatMap(({ check, samples, hasMore }) => [
    `${check}:`,
    ...samples.map((sample) => `  ${sample}`),
    ...(hasMore ? ['  …'] : []),
  ])
  return {
    id: `credits.audit.${hungarianDayOf(now)}`,
    to,
    subject: t('auditMail.subject'),
    text: [t('auditMail.text'), lines.join('\n'), t('auditMail.next')].join('\n\n'),
  }
}
