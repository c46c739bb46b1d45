import type { LoadedList, SanctionScreening } from './sanctions.contract.ts'

/** What of a list is not known, so that it clears nobody. */
export type ListDoubt = 'unread' | 'failing' | 'old'

/** What of a list is not known; empty where it is whole and of today. */
export function listDoubts({
  unreadCount,
  failingSince,
  isOld,
}: Pick<LoadedList, 'unreadCount' | 'failingSince' | 'isOld'>): ListDoubt[] {
  return [
    ...(unreadCount > 0 ? ['unread' as const] : []),
    ...(failingSince !== null ? ['failing' as const] : []),
    ...(isOld ? ['old' as const] : []),
  ]
}

/** Does it clear whoever is not on it: of an authority, whole and of today? */
export function doesAnswer(list: Pick<LoadedList, 'isMadeUp' | 'unreadCount' | 'failingSince' | 'isOld'>): boolean {
  return !list.isMadeUp && listDoubts(list).length === 0
}

type Scope = 'all' | 'named' | 'alone' | 'former' | 'ceased'

/**
 * For whom it is said that nothing was found: for all there are, for those with a name, or for the company alone. The last, as no
 * name is known, or as there were others (`former`, of a company that is no more `ceased`) and is nobody today.
 */
export function scopeOf({
  checkedCount,
  tooShortCount,
  unnamedCount,
  formerCount,
  isCeased,
}: Pick<Clearing, 'checkedCount' | 'tooShortCount' | 'unnamedCount' | 'formerCount' | 'isCeased'>): Scope {
  if (checkedCount + tooShortCount > 1) return unnamedCount === 0 ? 'all' : 'named'
  if (unnamedCount > 0 || formerCount === 0) return 'alone'
  return isCeased ? 'ceased' : 'former'
}

type Clearing = Pick<
  SanctionScreening,
  | 'lists'
  | 'checkedCount'
  | 'tooShortCount'
  | 'unnamedCount'
  | 'untoldOwnersCount'
  | 'leftOutOwnersCount'
  | 'withUnnamedOwnersCount'
  | 'isOwnerUnknown'
  | 'formerCount'
  | 'isCeased'
  | 'standsAlone'
>

/** Is it to be said that no owner was compared, beside officers who were? */
export function isOwnerMissing(screening: Omit<Clearing, 'lists'>): boolean {
  return screening.isOwnerUnknown && ['all', 'named'].includes(scopeOf(screening))
}

/**
 * Of whom does the check say less than it seems to: of too short names, of who stands behind organisations without known owners, of
 * former ones, of owners and officers whom nobody tells by name?
 */
export function isLimited(screening: Omit<Clearing, 'lists'>): boolean {
  const isCompanyOnly = !screening.standsAlone && !['all', 'named'].includes(scopeOf(screening))
  const { tooShortCount, untoldOwnersCount, leftOutOwnersCount, withUnnamedOwnersCount } = screening
  const limits = [tooShortCount, untoldOwnersCount, leftOutOwnersCount, withUnnamedOwnersCount]
  return limits.some((count) => count > 0) || isOwnerMissing(screening) || isCompanyOnly
}

/** Is everybody cleared where nothing is found: of real lists, whole and of today, and all there are compared by name? */
export function canClear(screening: Clearing): boolean {
  return screening.lists.every(doesAnswer) && screening.unnamedCount === 0 && !isLimited(screening)
}
