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
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return null
  if (isTypedInto(event.target)) return null
  if (document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null) return null
  return INBOX_KEYS.find(({ key }) => key === event.key)?.action ?? null
}

function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'radio'
  return (
    target.isContentEditable ||
    target.matches('textarea, select, [role="textbox"], [role="combobox"], [role="listbox"] *')
  )
}
