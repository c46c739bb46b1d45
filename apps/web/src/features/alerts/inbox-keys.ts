import { isSingleKey } from '../../shared/shortcuts/single-keys.ts'
import type { IconName } from '../../shared/ui/icon-map.ts'

/** What a key of the inbox does; what has an icon is offered by the command palette too. */
export const INBOX_KEYS = [
  { key: 'j', action: 'next', icon: 'chevron-down' },
  { key: 'k', action: 'previous', icon: 'chevron-up' },
  { key: 'e', action: 'done', icon: 'check' },
  { key: 's', action: 'snooze', icon: 'calendar' },
  { key: 'a', action: 'assign', icon: 'person' },
  { key: 'c', action: 'comment', icon: 'message' },
  { key: 'x', action: 'select' },
  { key: 'z', action: 'undo' },
  { key: '?', action: 'help' },
] as const satisfies readonly { key: string; action: string; icon?: IconName }[]
export type InboxAction = (typeof INBOX_KEYS)[number]['action']

/** What a key means here; null where something is typed or chosen, a dialog or menu is open, or the key is another's. */
export function readInboxKey(event: KeyboardEvent): InboxAction | null {
  if (!isSingleKey(event)) return null
  return INBOX_KEYS.find(({ key }) => key === event.key)?.action ?? null
}
