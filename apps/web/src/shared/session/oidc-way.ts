import { startOidcLink, startOidcSignIn } from '@merleg/contract/oidc.contract'
import { z } from 'zod'
import { call } from '../http/call.ts'

/** What the tab keeps while it is at the provider: whoever comes back without it did not begin here. */
const Kept = z.object({ key: z.string(), purpose: z.enum(['sign-in', 'link']), redirect: z.string().optional() })
export type KeptWay = z.infer<typeof Kept>

const STORAGE_KEY = 'merleg.oidc'

/** Begins at the server, and leaves for the provider. Never comes back where that works. */
export async function goToProvider(purpose: KeptWay['purpose'], redirect?: string): Promise<void> {
  const start = purpose === 'link' ? startOidcLink : startOidcSignIn
  const { url, key } = await call(start, { body: {} })
  const kept: KeptWay = { key, purpose, ...(redirect === undefined ? {} : { redirect }) }
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
  window.location.assign(url)
}

/** What was kept, this once. */
export function takeKeptWay(): KeptWay | null {
  const text = sessionStorage.getItem(STORAGE_KEY)
  sessionStorage.removeItem(STORAGE_KEY)
  try {
    return Kept.parse(JSON.parse(text ?? ''))
  } catch {
    return null
  }
}
