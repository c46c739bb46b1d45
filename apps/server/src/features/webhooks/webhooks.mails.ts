import { webhooksPage } from '@merleg/contract/pages'
import { getTranslator } from '@merleg/i18n/translator'
import type { Mail } from '../../shared/mail.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import type { EndpointRow } from './webhook-endpoints.repository.ts'
import type { WebhookReader } from './webhook-readers.repository.ts'

type Ended = { reader: WebhookReader; endpoint: EndpointRow; publicUrl: string }

/** Nothing is sent to an endpoint any more, and why. The address is named by its host: the rest may be a secret. */
export function renderWebhookEndMail({ reader, endpoint, publicUrl }: Ended): Mail {
  const { locale } = reader
  const t = getTranslator(locale, 'mails/answers')
  const isGone = endpoint.state === 'gone'
  const names = { name: toSingleLine(endpoint.name), host: new URL(endpoint.url).host }
  return {
    id: `webhook.${endpoint.endpointId}.${endpoint.stateAt.getTime()}.${reader.userId}`,
    to: reader.email,
    subject: t('webhook.subject', names),
    text: [
      t('greeting', { name: toSingleLine(reader.name) }),
      isGone ? t('webhook.gone', names) : t('webhook.failing', names),
      t('webhook.kept', { url: new URL(webhooksPage(), publicUrl).href }),
      t('signature'),
    ].join('\n\n'),
  }
}
