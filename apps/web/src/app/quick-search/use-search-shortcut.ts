import { useEffect, type RefObject } from 'react'
import { isSingleKey, useSingleKeys } from '../../shared/shortcuts/single-keys.ts'

/** "/" outside of fields puts the cursor into the search. */
export function useSearchShortcut(input: RefObject<HTMLInputElement | null>, isEnabled: boolean): void {
  const [areKeysOn] = useSingleKeys()
  const isOn = isEnabled && areKeysOn
  useEffect(() => {
    if (!isOn) return undefined
    const listener = (event: KeyboardEvent): void => {
      if (event.key !== '/' || !isSingleKey(event)) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [input, isOn])
}
