import type { Config } from '../../app/config.ts'
import type { OutgoingSettings } from '../../shared/outgoing/outgoing-guard.ts'

/** What the operator lets webhooks reach. */
export function outgoingSettings(
  config: Pick<Config, 'MERLEG_WEBHOOK_ALLOWED_ORIGINS' | 'MERLEG_PUBLIC_URL'>,
): OutgoingSettings {
  return { allowedOrigins: config.MERLEG_WEBHOOK_ALLOWED_ORIGINS, publicUrl: config.MERLEG_PUBLIC_URL }
}
