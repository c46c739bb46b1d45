import { HEADCOUNT_MONTHS } from '@merleg/domain/company-search/headcount-age'
import { toIsoDay } from '@merleg/domain/company-search/saved-day'
import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { tidyTypedNumber } from '../../../shared/typed-number/typed-number.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { readFilterDay, writeFilterDay } from '../filter-day.ts'
import classes from '../search-form.module.css'
import type { DraftKinds } from '../draft-kinds.ts'
import type { CriterionInputProps } from './criterion-input.ts'

const ENDS = ['min', 'max'] as const
type End = (typeof ENDS)[number]

/** Two numbers, either of which may be left open; written in the reader's way once they are left. */
export function NumberBounds(props: CriterionInputProps<DraftKinds['count']>) {
  const { value, onChange, reader } = props
  const tidy = (end: End): void => {
    const text = tidyTypedNumber(value[end], reader.locale)
    if (text !== value[end]) onChange({ ...value, [end]: text })
  }
  return <Bounds {...props} onLeave={tidy} />
}

/** The same in per cent. */
export function PercentBounds(props: CriterionInputProps<DraftKinds['percent']>) {
  return <NumberBounds {...props} label={`${props.label} (%)`} />
}

/** Two days, either of which may be left open. */
export function DayBounds(props: CriterionInputProps<DraftKinds['days']>) {
  const { value, onChange, reader } = props
  const tidy = (end: End): void => {
    const day = readFilterDay(value[end], reader)
    const text = day === null ? value[end] : writeFilterDay(day, reader)
    if (text !== value[end]) onChange({ ...value, [end]: text })
  }
  return <Bounds {...props} onLeave={tidy} isDay />
}

type BoundsProps = CriterionInputProps<DraftKinds['count']> & { isDay?: boolean; onLeave: (end: End) => void }

function Bounds({ id, label, value, onChange, faultOf, reader, isDay = false, onLeave }: BoundsProps) {
  const { t } = useTranslation('company-search/page')
  const format = useFormat()
  const hintId = useId()
  const hint = id === 'employees' ? t('bounds.headcountAge', { count: HEADCOUNT_MONTHS }) : null
  const faults = [...new Set(ENDS.map(faultOf))].filter((fault) => fault !== undefined)
  const dayOf = (text: string): string | null => {
    const day = isDay ? readFilterDay(text, reader) : null
    return day === null ? null : format.date(toIsoDay(day))
  }
  const days = ENDS.map((end) => dayOf(value[end]))
  return (
    <fieldset className={classes.bounds} aria-describedby={hint === null ? undefined : hintId}>
      <legend>{label}</legend>
      <div className={classes.ends}>
        {ENDS.map((end) => (
          <TextInput
            key={end}
            aria-label={t(`bounds.${end}`, { label })}
            placeholder={isDay ? t('dayPattern') : t(`bounds.${end}Short`)}
            value={value[end]}
            inputMode={isDay ? 'text' : 'decimal'}
            autoComplete="off"
            maxLength={40}
            error={faultOf(end) !== undefined}
            onChange={(event) => onChange({ ...value, [end]: event.currentTarget.value })}
            onBlur={() => onLeave(end)}
          />
        ))}
      </div>
      {hint !== null && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
      {days.some((day) => day !== null) && faults.length === 0 && (
        <p className={classes.hint}>
          {days[0] ?? '…'} – {days[1] ?? '…'}
        </p>
      )}
      {faults.map((fault) => (
        <p key={fault} className={classes.fault} role="alert">
          {fault}
        </p>
      ))}
    </fieldset>
  )
}
