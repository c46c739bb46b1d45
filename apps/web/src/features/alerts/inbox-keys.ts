import { isSingleKey } from '../../shared/shortcuts/single-keys.ts'

/** What a key of the inbox does. */
export const INBOX_KEYS = [
  { key: 'j', action: 'next' },
  { key: 'k', action: 'previous' },
  { key: 'e', action: 'done' },
  { key: 's', action: 'snooze' },
  { key: 'a', action: 'assign' },
  { key: 'c', action: 'comment' },
  { key: 'x', action: 'select' },
  { key: 'z', action: 'undo' },
  { key: '?', action: 'help' },
] as const
export type InboxAction = (typeof INBOX_KEYS)[number]['action']

/** What a key means here; null where something is typed or chosen, a dialog or menu is open, or the key is another's. */
export function readInboxKey(event: KeyboardEvent): InboxAction | null {
  if (!isSingleKey(event)) return null
  return INBOX_KEYS.find(({ key }) => key === event.key)?.action ?? null
}
