import { Button } from '@mantine/core'
import type { TimelineAlert } from '@merleg/contract/report/timeline.contract'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import type { TimelineYear as Year } from '../timeline-filter.ts'
import { TimelineItemRow } from './timeline-item-row.tsx'
import classes from './timeline-year.module.css'
import { yearButtonId } from './year-jumps.tsx'

/** So many items of a year are drawn at first; a large company has hundreds of them in one. */
const FIRST_ITEMS = 20
const ITEMS_PER_STEP = 100

type TimelineYearProps = {
  year: Year
  isOpen: boolean
  /** The event that the address names. */
  named: string | undefined
  /** Of which items the subscriber was alerted. */
  alerts: ReadonlyMap<string, TimelineAlert>
  /** All of every year is shown. */
  isPrinting: boolean
  onToggle: () => void
}

/** A year, which opens and closes, and what happened in it; on paper all of it. */
export function TimelineYear({
  year: { year, items },
  isOpen,
  named,
  alerts,
  isPrinting,
  onToggle,
}: TimelineYearProps) {
  const { t } = useTranslation('report/timeline/page')
  const isShown = isOpen || isPrinting
  const titleId = `${yearButtonId(year)}-title`
  const bodyId = `${yearButtonId(year)}-items`
  return (
    <section className={classes.year} aria-labelledby={titleId}>
      <h3 className={classes.title}>
        <button
          id={yearButtonId(year)}
          type="button"
          className={classes.toggle}
          aria-expanded={isShown}
          aria-controls={bodyId}
          onClick={onToggle}
        >
          <Icon name={isShown ? 'chevron-down' : 'chevron-right'} />
          <span id={titleId}>{year}</span> <span className={classes.count}>{t('count', { count: items.length })}</span>
        </button>
      </h3>
      <div id={bodyId} hidden={!isShown}>
        {isShown && <YearItems items={items} named={named} alerts={alerts} isPrinting={isPrinting} />}
      </div>
    </section>
  )
}

type YearItemsProps = Pick<TimelineYearProps, 'named' | 'alerts' | 'isPrinting'> & { items: Year['items'] }

function YearItems({ items, named, alerts, isPrinting }: YearItemsProps) {
  const { t } = useTranslation('report/timeline/page')
  const format = useFormat()
  const list = useRef<HTMLOListElement>(null)
  const [steps, setSteps] = useState(0)
  const target = items.findIndex(({ id }) => id === named)
  const limit = Math.max(FIRST_ITEMS + steps * ITEMS_PER_STEP, target + 1, isPrinting ? items.length : 0)
  const rest = items.length - limit
  const showMore = (): void => {
    flushSync(() => setSteps(Math.ceil((limit - FIRST_ITEMS) / ITEMS_PER_STEP) + 1))
    // The keyboard goes on with what has come, also where the button is gone.
    list.current?.querySelector<HTMLElement>(`:scope > :nth-child(${limit + 1})`)?.focus({ preventScroll: true })
  }
  return (
    <>
      <ol ref={list} className={classes.items}>
        {items.slice(0, limit).map((item) => (
          <TimelineItemRow
            key={item.id}
            item={item}
            isNamed={item.id === named}
            alert={alerts.get(item.id)}
            isPrinting={isPrinting}
          />
        ))}
      </ol>
      {items.length > FIRST_ITEMS && (
        <div className={classes.more}>
          {rest > 0 && (
            <Button variant="default" size="xs" onClick={showMore}>
              {t('more', { count: Math.min(rest, ITEMS_PER_STEP) })}
            </Button>
          )}
          <span role="status">
            {t('shown', { shown: format.number(Math.min(limit, items.length)), total: format.number(items.length) })}
          </span>
        </div>
      )}
    </>
  )
}
