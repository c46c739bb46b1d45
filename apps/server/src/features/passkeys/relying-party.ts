import { type Config, isLoopback, publicUrlOf } from '../../app/config.ts'

/** To whom passkeys are bound, and from which pages they may be used. */
export type RelyingParty = { name: string; id: string; origins: string[] }

/** By the settings alone. Browsers bind passkeys to no number, so that this machine is called localhost. */
export function relyingPartyOf(config: Config): RelyingParty {
  const url = new URL(publicUrlOf(config))
  const isHere = isLoopback(url.href)
  const local = isHere ? [`${url.protocol}//localhost${url.port === '' ? '' : `:${url.port}`}`] : []
  const id = config.MERLEG_PASSKEY_DOMAIN ?? (isHere ? 'localhost' : url.hostname)
  return { name: 'Mérleg', id, origins: [...new Set([url.origin, ...local])] }
}
