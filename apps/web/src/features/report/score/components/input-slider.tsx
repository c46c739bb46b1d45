import { ActionIcon, Slider } from '@mantine/core'
import type { InputBounds, InputRange } from '@merleg/domain/score/explain/move-input'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { AmountField } from './amount-field.tsx'
import classes from './input-slider.module.css'

type InputSliderProps = {
  label: string
  /** Whole units of the currency. */
  value: number
  actual: number
  bounds: InputBounds
  range: InputRange
  currency: string
  onMove: (amount: number) => void
  onReset: () => void
}

/** An amount to be moved by slider, keys or typing, from what it is in the accounts, and back. */
export function InputSlider({ label, value, actual, bounds, range, currency, onMove, onReset }: InputSliderProps) {
  const { t } = useTranslation('report/score/page')
  const format = useFormat()
  const isMoved = value !== actual
  return (
    <div className={classes.input}>
      <div className={classes.head}>
        <span className={classes.label}>{label}</span>
        <AmountField label={label} value={value} currency={currency} range={range} onChange={onMove} />
        <ActionIcon
          variant="subtle"
          size="sm"
          color="gray"
          aria-label={t('whatIf.reset', { label })}
          title={t('whatIf.reset', { label })}
          className={isMoved ? undefined : classes.idle}
          disabled={!isMoved}
          onClick={onReset}
        >
          <Icon name="history" size={15} />
        </ActionIcon>
      </div>
      <Slider
        size={4}
        // Large enough to be hit (WCAG 2.5.8); its ring is drawn thinner inside.
        thumbSize={24}
        classNames={{ thumb: classes.thumb }}
        label={null}
        min={Math.min(bounds.min, value)}
        max={Math.max(bounds.max, value)}
        step={bounds.step}
        value={value}
        startPointValue={actual}
        thumbLabel={label}
        thumbValueText={format.amount(value, currency)}
        onChange={onMove}
        className={classes.slider}
      />
      <div className={classes.actual}>
        {isMoved && t('whatIf.actual', { value: format.amountNumber(actual, currency) })}
      </div>
    </div>
  )
}
