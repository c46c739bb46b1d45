import { getMe, logout, Me } from '@merleg/contract/auth.contract'
import type { QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { call } from '../http/call.ts'
import { endpointQuery } from '../http/endpoint-query.ts'
import { storeAmountUnit } from '../format/amount-unit.tsx'
import { clearSession, getPreferences, setPreferences } from '../storage/preferences.ts'
import { readSiteSettings } from './site-settings.ts'
import { clearDrafts } from '../storage/session-draft.ts'
import { readStored, writeStored } from '../storage/stored.ts'

/** The signed-in user; asked for once per page load, after a change of settings, and when the reader comes back to the page. */
export const meQuery = {
  ...endpointQuery(getMe),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: 'always',
} as const

/** Which settings the server told of last: what differs from them was changed elsewhere. */
const TOLD = 'told-settings'
const Told = Me.pick({
  onlyValid: true,
  dataExpanded: true,
  inThousandHUF: true,
  hideSearchHistory: true,
  salesView: true,
  perPage: true,
})
const Kept = Told.extend({ userId: z.string() }).nullable()

/**
 * Brings id, name and claims of the stored preferences up to date, and what was set on another device since. How this
 * browser shows things otherwise stays as it was left.
 */
export function storeIdentity(me: Me): void {
  const { userId, name, role, claims } = me
  const told = Told.parse(me)
  const before = readStored(TOLD, Kept, null)
  const known = new Map<string, unknown>(before?.userId === userId ? Object.entries(before) : Object.entries(told))
  const changed = Object.fromEntries(Object.entries(told).filter(([key, value]) => known.get(key) !== value))
  writeStored(TOLD, { ...told, userId })
  setPreferences({ userId, name, role, claims, ...Told.partial().parse(changed) })
  if (changed['inThousandHUF'] !== undefined) storeAmountUnit(told.inThousandHUF)
}

/** Writes what the server says of the user over the stored preferences. */
function storeCurrentUser(me: Me): void {
  const { userId, name, role, claims } = me
  const told = Told.parse(me)
  writeStored(TOLD, { ...told, userId })
  setPreferences({ userId, name, role, claims, ...told })
}

/** Loads the current user anew (after login, when a claim seems to be missing) into the preferences. */
export async function loadCurrentUser(queryClient: QueryClient): Promise<void> {
  storeCurrentUser(await queryClient.query({ ...meQuery, staleTime: 0 }))
}

/** Starts a session with the token of a login and loads whose it is; without an answer there is no session. */
export async function startSession(queryClient: QueryClient, token: string): Promise<void> {
  clearSession()
  queryClient.clear()
  setPreferences({ token })
  try {
    await loadCurrentUser(queryClient)
  } catch (error) {
    clearSession()
    throw error
  }
}

/**
 * Revokes the token and forgets it; a server out of reach does not keep the user signed in here. Answers where to go to
 * sign out at the provider as well that began the session; null where it did not, or has no such place.
 */
export async function endSession(queryClient: QueryClient): Promise<string | null> {
  const isSignedIn = getPreferences().token !== ''
  const providerUrl = isSignedIn && readSiteSettings().oidc !== undefined ? await findProviderLogout() : null
  if (isSignedIn) await call(logout, { isSilent: true }).catch(() => undefined)
  clearSession()
  clearDrafts()
  queryClient.clear()
  return providerUrl
}

async function findProviderLogout(): Promise<string | null> {
  // Loaded by whoever needs it: the login page has no use for it.
  const { getOidcLogout } = await import('@merleg/contract/oidc.contract')
  return call(getOidcLogout, { isSilent: true }).then(
    ({ url }) => url,
    () => null,
  )
}
