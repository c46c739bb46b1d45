import type { Tx } from '@merleg/db/connect'
import type { Deps } from '../../app/deps.ts'
import { sendMailJob } from '../../shared/mail.ts'
import type { EndpointRow } from './webhook-endpoints.repository.ts'
import { listWebhookReaders } from './webhook-readers.repository.ts'
import { renderWebhookEndMail } from './webhooks.mails.ts'

/** Mails the subscriber's users that nothing is sent to an endpoint any more; in the transaction that ended it. */
export async function mailWebhookEnd(
  tx: Tx,
  { jobs, config }: Pick<Deps, 'jobs' | 'config'>,
  endpoint: EndpointRow,
): Promise<void> {
  const publicUrl = config.MERLEG_PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`
  for (const reader of await listWebhookReaders(tx, endpoint.subscriberId))
    await jobs.enqueue(tx, sendMailJob, renderWebhookEndMail({ reader, endpoint, publicUrl }))
}
