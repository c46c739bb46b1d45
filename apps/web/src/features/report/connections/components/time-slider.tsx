import { Button } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { ClampedText } from '../../../../shared/ui/clamped-text.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import type { Connections } from '../connections.queries.ts'
import classes from './time-slider.module.css'

type TimeSliderProps = {
  days: Connections['days']
  asOf: string | undefined
  onChange: (asOf: string | undefined) => void
}

/** The network on another day: from change to change, with what changed in words. */
export function TimeSlider({ days, asOf, onChange }: TimeSliderProps) {
  const { t } = useTranslation('report/connections/page')
  const format = useFormat()
  const titleId = useId()
  // The last change of the day that is shown; today is a step of its own, after them all.
  const last = asOf === undefined ? days.length : days.findLastIndex(({ day }) => day <= asOf)
  const place = last < 0 ? 0 : last
  const goTo = (index: number): void => onChange(days[index]?.day)
  const shown = days[place]
  const describe = (change: (typeof days)[number]) => `${format.date(change.day)}: ${change.text}`
  const newest = days.at(-1)
  const words =
    newest === undefined
      ? t('time.noChange')
      : shown === undefined
        ? t('time.now', { change: describe(newest) })
        : describe(shown)
  return (
    <section className={classes.time} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h3 id={titleId}>{t('time.title')}</h3>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('time.previous')}
          disabled={place === 0}
          onClick={() => goTo(place - 1)}
        >
          <Icon name="chevron-left" size={14} />
        </Button>
        <Button
          size="compact-xs"
          variant="default"
          aria-label={t('time.next')}
          disabled={place >= days.length}
          onClick={() => goTo(place + 1)}
        >
          <Icon name="chevron-right" size={14} />
        </Button>
        <Button size="compact-xs" variant="default" disabled={asOf === undefined} onClick={() => onChange(undefined)}>
          {t('time.today')}
        </Button>
        <output className={classes.words}>
          <ClampedText text={words} />
        </output>
      </div>
      {days.length > 0 && (
        <>
          <input
            type="range"
            className={classes.slider}
            aria-label={t('time.slider')}
            aria-valuetext={words}
            min={0}
            max={days.length}
            step={1}
            value={place}
            onChange={(event) => goTo(event.currentTarget.valueAsNumber)}
          />
          <div className={classes.ends} aria-hidden="true">
            <span>{format.date(days[0]?.day)}</span>
            <span>{t('time.today')}</span>
          </div>
        </>
      )}
    </section>
  )
}
