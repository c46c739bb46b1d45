import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { getAmountScale } from '@merleg/domain/format/amount'
import { useInThousands } from '../../../../shared/format/amount-unit.tsx'
import { readTypedNumber } from '../../../../shared/typed-number/typed-number.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useTranslation } from 'react-i18next'
import type { InputRange } from '@merleg/domain/score/explain/move-input'
import classes from './amount-field.module.css'

type AmountFieldProps = {
  label: string
  /** Whole units of the currency; shown in thousands where the reader wants that. */
  value: number
  currency: string
  /** What the accounts allow, whole units. */
  range: InputRange
  onChange: (amount: number) => void
}

/**
 * An amount to be typed: it counts when the field is left or Enter is pressed, so that nothing runs ahead of typing. One
 * that is none, or that the accounts cannot have, stays in the field with the reason.
 */
export function AmountField({ label, value, currency, range, onChange }: AmountFieldProps) {
  const { t } = useTranslation(['report/score/page', 'ui/page'])
  const format = useFormat()
  const inThousandHUF = useInThousands()
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const reset = (): void => {
    setTyped(null)
    setError(null)
  }
  const scale = getAmountScale(currency, inThousandHUF)
  const shown = format.amountNumber(value, currency)
  const commit = (): void => {
    if (typed === null || typed === shown) return reset()
    const amount = readTypedNumber(typed, format.locale)
    if (Number.isNaN(amount)) return setError(t('ui/page:validation.number'))
    if (amount === null || !Number.isInteger(amount)) return setError(t('whatIf.invalid'))
    if (amount * scale < range.min || amount * scale > range.max)
      return setError(
        t('whatIf.outOfRange', {
          min: format.amount(range.min, currency),
          max: format.amount(range.max, currency),
        }),
      )
    onChange(amount * scale)
    reset()
  }
  return (
    <TextInput
      size="xs"
      inputMode="numeric"
      aria-label={`${label}, ${format.unitLong(currency)}`}
      value={typed ?? shown}
      error={error}
      classNames={{ input: classes.input }}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        setError(null)
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        if (event.key === 'Escape') reset()
      }}
    />
  )
}
