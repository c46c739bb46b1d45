import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '@merleg/domain/format/date'
import { parseDay } from '../format/parse-day.ts'
import { useFormat } from '../format/use-format.ts'
import classes from './day-field.module.css'

type DayFieldProps = {
  label: string
  /** YYYY-MM-DD */
  value: string | undefined
  /** The last day that may be chosen. */
  max?: string
  /** A new day was typed and confirmed by Enter or by leaving the field. */
  onChange: (day: string) => void
  /** The field was emptied; without it a day is demanded. */
  onClear?: () => void
}

/** A day to type, shown and read in the reader's language; the browser's own control follows the system's language. */
export function DayField({ label, value, max, onChange, onClear }: DayFieldProps) {
  const { t } = useTranslation('ui/page')
  const { locale } = useFormat()
  const [typed, setTyped] = useState<string | null>(null)
  const [wrong, setWrong] = useState<'day' | 'dayInFuture' | null>(null)
  const shown = value === undefined ? '' : formatDate(locale, value)

  const confirm = (): void => {
    if (typed === null) return
    if (typed.trim() === '' && onClear) {
      setTyped(null)
      setWrong(null)
      onClear()
      return
    }
    const day = parseDay(typed, locale)
    const isLate = day !== null && max !== undefined && day > max
    setWrong(isLate ? 'dayInFuture' : day === null ? 'day' : null)
    if (day === null || isLate) return
    setTyped(null)
    if (day !== value) onChange(day)
  }
  return (
    <TextInput
      classNames={classes}
      size="xs"
      label={label}
      error={wrong !== null && t(`validation.${wrong}`, { example: shown, last: formatDate(locale, max) })}
      value={typed ?? shown}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={confirm}
      onKeyDown={(event) => {
        if (event.key === 'Enter') confirm()
        if (event.key !== 'Escape') return
        setTyped(null)
        setWrong(null)
      }}
    />
  )
}
