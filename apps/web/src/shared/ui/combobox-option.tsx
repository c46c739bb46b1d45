import { type ReactNode, useEffect, useRef } from 'react'

type ComboboxOptionProps = {
  id: string
  className: string | undefined
  isActive: boolean
  onChoose: () => void
  onPoint: () => void
  children: ReactNode
}

/** An option of a field that keeps the focus (combobox pattern): the active one is kept in sight. */
export function ComboboxOption({ id, className, isActive, onChoose, onPoint, children }: ComboboxOptionProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // The keyboard is handled by the field.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={element}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={className}
      // Keeps the focus in the field, so that the list does not close before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onMouseMove={onPoint}
    >
      {children}
    </div>
  )
}
