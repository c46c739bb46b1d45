import { z } from 'zod'
import { useStored } from '../storage/stored.ts'

/** Keys without Ctrl can be switched off: who speaks to his computer says letters, too (WCAG 2.1.4). */
export function useSingleKeys(): [boolean, (areOn: boolean) => void] {
  return useStored('alert-keys', z.boolean(), true)
}

/** Is something typed into there? */
export function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox' && target.type !== 'radio'
  return (
    target.isContentEditable ||
    target.matches('textarea, select, [role="textbox"], [role="combobox"], [role="listbox"] *')
  )
}

/** A key that means something by itself: nothing is typed, no dialog or menu is open, and nobody else has taken it. */
export function isSingleKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
  if (isTypedInto(event.target)) return false
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') === null
}
