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
  /** A new day was typed and confirmed by Enter or by leaving the field. */
  onChange: (day: string) => void
  /** The field was emptied; without it a day is demanded. */
  onClear?: () => void
}

/** A day to type, shown and read in the reader's language; the browser's own control follows the system's language. */
export function DayField({ label, value, onChange, onClear }: DayFieldProps) {
  const { t } = useTranslation('ui/page')
  const { locale } = useFormat()
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setIsWrong] = useState(false)
  const shown = value === undefined ? '' : formatDate(locale, value)

  const confirm = (): void => {
    if (typed === null) return
    if (typed.trim() === '' && onClear) {
      setTyped(null)
      setIsWrong(false)
      onClear()
      return
    }
    const day = parseDay(typed, locale)
    setIsWrong(day === null)
    if (day === null) return
    setTyped(null)
    if (day !== value) onChange(day)
  }
  return (
    <TextInput
      classNames={classes}
      size="xs"
      label={label}
      error={isWrong && t('validation.day', { example: shown })}
      value={typed ?? shown}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={confirm}
      onKeyDown={(event) => {
        if (event.key === 'Enter') confirm()
        if (event.key !== 'Escape') return
        setTyped(null)
        setIsWrong(false)
      }}
    />
  )
}
