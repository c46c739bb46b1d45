import { HOME_WIDGET_IDS, type HomeWidgetId } from '@merleg/contract/home-widgets.generated'
import type { HomeWidget } from '../../shared/home-widget.ts'
import type { Preferences } from '../../shared/storage/preferences.ts'
import { HOME_WIDGETS } from './home-widgets.generated.ts'

export type ListedWidget = HomeWidget & { id: HomeWidgetId }

/** Every widget there is, in the order in which they stand for everybody. */
export const ALL_WIDGETS: readonly ListedWidget[] = HOME_WIDGET_IDS.map((id) => ({ id, ...HOME_WIDGETS[id] })).toSorted(
  (a, b) => a.rank - b.rank,
)

/** Is there anything in it for this user, by rights and settings? What is not is neither shown nor arranged. */
export function isOfferedTo(
  { access, hiddenForClaim, isOffered }: HomeWidget,
  { preferences, canOpen }: { preferences: Preferences; canOpen: (access: HomeWidget['access']) => boolean },
): boolean {
  if (!canOpen(access)) return false
  if (hiddenForClaim !== undefined && preferences.claims.includes(hiddenForClaim)) return false
  return isOffered?.(preferences) ?? true
}
