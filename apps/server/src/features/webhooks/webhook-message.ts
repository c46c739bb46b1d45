import type { ToldAlert } from '@merleg/contract/told-alert'
import { Webhook } from 'standardwebhooks'
import type { EndpointSecrets } from './webhook-secrets.ts'

/** The conventions ask for less than 20 kB. */
const MAX_BYTES = 20_000

/** What is sent of an alert: thin, and never too long; of what does not fit fewer events are told, `eventCount` of all. */
export function writeAlertBody(alert: ToldAlert): string {
  const bare = alert.events.map((event) => ({ ...event, before: null, after: null }))
  const told = [alert.events, alert.events.slice(0, 5), bare, []]
  const bodies = told.map((events) => writeBody('alert.created', alert.heardAt, { ...alert, events }))
  return bodies.find((body) => Buffer.byteLength(body) < MAX_BYTES) ?? bodies[bodies.length - 1] ?? ''
}

/** What the test button sends: made up, and says so. */
export function writeTestBody({ endpointId, now }: { endpointId: string; now: Date }): string {
  return writeBody('webhook.test', now.toISOString(), { webhookId: endpointId, isMadeUp: true })
}

function writeBody(type: string, timestamp: string, data: object): string {
  return JSON.stringify({ type, timestamp, data })
}

type Signing = { messageId: string; body: string; secrets: EndpointSecrets; now: Date }

/** The headers of Standard Webhooks; while secrets are changed over there is a signature by each of them. */
export function signMessage({ messageId, body, secrets, now }: Signing): Record<string, string> {
  const former = secrets.former.filter(({ until }) => until > now).map(({ secret }) => secret)
  const signatures = [secrets.secret, ...former].map((one) => new Webhook(one).sign(messageId, now, body))
  return {
    'content-type': 'application/json',
    'user-agent': 'Merleg-Webhooks/1.0',
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}
