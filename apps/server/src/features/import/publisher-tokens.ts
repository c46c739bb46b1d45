import type { Config } from '../../app/config.ts'
import { EU_FSF_ORIGIN } from './sources/eu-fsf/eu-fsf.download.ts'

/** The tokens of the settings by the origin of the publisher that asks for them. */
export function listPublisherTokens(config: Pick<Config, 'MERLEG_EU_FSF_TOKEN'>): ReadonlyMap<string, string> {
  const { MERLEG_EU_FSF_TOKEN: token } = config
  return new Map(token === undefined || token === '' ? [] : [[EU_FSF_ORIGIN, token]])
}
