import { useState, type KeyboardEvent } from 'react'

type ComboboxKeys = {
  isOpen: boolean
  /** Index of the option that Enter would choose; -1 for none. */
  active: number
  setActive: (index: number) => void
  open: () => void
  close: () => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** Arrow keys and Escape of a combobox whose focus stays in the field (WAI-ARIA "list autocomplete"). */
export function useComboboxKeys({
  optionCount,
  onEscapeClosed,
}: {
  optionCount: number
  onEscapeClosed: () => void
}): ComboboxKeys {
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const open = (): void => {
    setIsOpen(true)
    setActive(-1)
  }
  const close = (): void => {
    setIsOpen(false)
    setActive(-1)
  }
  const move = (step: 1 | -1): void => {
    if (!isOpen) {
      open()
      return
    }
    // One more place than options: between the last and the first the field itself is active.
    const places = optionCount + 1
    setActive(((active + 1 + step + places) % places) - 1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      if (isOpen) close()
      else onEscapeClosed()
    } else if (event.key === 'Tab') close()
  }
  return { isOpen, active: active < optionCount ? active : -1, setActive, open, close, onKeyDown }
}
