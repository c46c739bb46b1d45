import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { getAmountScale } from '@merleg/domain/format/amount'
import { useInThousands } from '../../../../shared/format/amount-unit.tsx'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { parseAmount } from '../parse-amount.ts'
import classes from './amount-field.module.css'

type AmountFieldProps = {
  label: string
  /** Whole units of the currency; shown in thousands where the reader wants that. */
  value: number
  currency: string
  onChange: (amount: number) => void
}

/** An amount to be typed: it counts when the field is left or Enter is pressed, so that nothing runs ahead of typing. */
export function AmountField({ label, value, currency, onChange }: AmountFieldProps) {
  const format = useFormat()
  const inThousandHUF = useInThousands()
  const [typed, setTyped] = useState<string | null>(null)
  const scale = getAmountScale(currency, inThousandHUF)
  const shown = format.amountNumber(value, currency)
  const commit = (): void => {
    const amount = typed === null || typed === shown ? null : parseAmount(typed)
    if (amount !== null) onChange(amount * scale)
    setTyped(null)
  }
  return (
    <TextInput
      size="xs"
      inputMode="numeric"
      aria-label={`${label}, ${format.unitLong(currency)}`}
      value={typed ?? shown}
      classNames={{ input: classes.input }}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
        if (event.key === 'Escape') setTyped(null)
      }}
    />
  )
}
