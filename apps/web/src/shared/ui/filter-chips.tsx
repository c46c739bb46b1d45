import type { ReactNode } from 'react'
import { useFormat } from '../format/use-format.ts'
import classes from './filter-chips.module.css'

type FilterChipsProps<Value extends string> = {
  /** What the list is narrowed by. */
  label: string
  /** Undefined is all. */
  options: ReadonlyArray<{ value: Value | undefined; label: string; count: number; icon?: ReactNode }>
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** Kinds that a list may be narrowed to, each with how many there are; one of them is pressed. */
export function FilterChips<Value extends string>({ label, options, value, onChange }: FilterChipsProps<Value>) {
  const format = useFormat()
  return (
    <div className={classes.chips} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value ?? ''}
          type="button"
          className={classes.chip}
          aria-pressed={value === option.value}
          onClick={() => onChange(option.value)}
        >
          {option.icon}
          {option.label} <span className={classes.count}>{format.number(option.count)}</span>
        </button>
      ))}
    </div>
  )
}
