import { TextInput, type TextInputProps } from '@mantine/core'
import { tidyTypedNumber } from './typed-number.ts'
import { useFormat } from '../format/use-format.ts'

type NumberFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> & {
  /** As it stands in the field; `readTypedNumber` tells what it means. */
  typed: string
  onTyped: (typed: string) => void
  onLeave?: () => void
}

/** A number to type in whichever way, written in the reader's once the field is left. */
export function NumberField({ typed, onTyped, onLeave, ...field }: NumberFieldProps) {
  const { locale } = useFormat()
  const leave = (): void => {
    const text = tidyTypedNumber(typed, locale)
    if (text !== typed) onTyped(text)
    onLeave?.()
  }
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      {...field}
      value={typed}
      onChange={(event) => onTyped(event.currentTarget.value)}
      onBlur={leave}
    />
  )
}
