import type { Access } from '@merleg/contract/endpoint'
import { hasClaim } from '@merleg/domain/claims'
import { getPreferences, usePreferences, type Preferences } from '../storage/preferences.ts'

function isGranted(access: Access, { token, claims }: Preferences): boolean {
  if (access === 'public') return true
  return access === 'user' ? token !== '' : hasClaim(claims, access)
}

/** Does the stored session have the access that a call of the contract asks for? */
export function hasAccess(access: Access): boolean {
  return isGranted(access, getPreferences())
}

/** The same for components, following changes: menus and tiles show only what may be opened. */
export function useHasAccess(): (access: Access) => boolean {
  const preferences = usePreferences()
  return (access) => isGranted(access, preferences)
}
