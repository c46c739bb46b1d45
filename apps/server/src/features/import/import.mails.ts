import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { getTranslator } from '@merleg/i18n/translator'
import type { Mail } from '../../shared/mail.ts'

export type FailedUpdate = { sourceId: string; failure: string }

/** To the provider, in his language: which sources could not be updated in the night, and why; once a night. */
export function renderFailedUpdatesMail({
  failed,
  to,
  now,
}: {
  failed: readonly FailedUpdate[]
  to: string
  now: Date
}): Mail {
  const t = getTranslator('hu', 'import/answers')
  const lines = failed.map(({ sourceId, failure }) => `${sourceId}: ${failure}`)
  return {
    id: `import.update.${hungarianDayOf(now)}`,
    to,
    subject: t('updateMail.subject'),
    text: [t('updateMail.text'), lines.join('\n'), t('updateMail.next')].join('\n\n'),
  }
}
