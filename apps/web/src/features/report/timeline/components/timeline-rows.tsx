import { Button } from '@mantine/core'
import type { DataRow } from '@merleg/contract/report/company-data.contract'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { ClampedText } from '../../../../shared/ui/clamped-text.tsx'
import { DataRowValue } from '../../../../shared/ui/data-row-value.tsx'
import classes from './timeline-rows.module.css'

/** So many rows of an item are drawn at first: two hundred contracts may have been won on one day. */
const FIRST_ROWS = 5
const ROWS_PER_STEP = 50
/** Names and addresses are shown whole. */
const LONGEST_WHOLE = 280

type TimelineRowsProps = {
  rows: readonly DataRow[]
  /** A line for each of several entries. */
  isList: boolean
  isPrinting: boolean
}

/** What an entry says, in short. */
export function TimelineRows({ rows, isList, isPrinting }: TimelineRowsProps) {
  const { t } = useTranslation('report/timeline/page')
  const [steps, setSteps] = useState(0)
  const list = useRef<HTMLDListElement>(null)
  if (rows.length === 0) return null
  const limit = isPrinting ? rows.length : FIRST_ROWS + steps * ROWS_PER_STEP
  const rest = rows.length - limit
  const showMore = (): void => {
    flushSync(() => setSteps(steps + 1))
    list.current?.querySelector<HTMLElement>(`:scope > :nth-child(${limit + 1})`)?.focus({ preventScroll: true })
  }
  return (
    <>
      <dl ref={list} className={isList ? `${classes.rows} ${classes.list}` : classes.rows}>
        {rows.slice(0, limit).map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no identity and keep their order
          <div key={index} className={classes.row} tabIndex={index < FIRST_ROWS ? undefined : -1}>
            <dt className={classes.key}>{shorten(row.key, row.key)}</dt>
            <dd className={classes.value}>{shorten(row.value, <DataRowValue row={row} />)}</dd>
          </div>
        ))}
      </dl>
      {rest > 0 && (
        <Button variant="subtle" size="compact-xs" className={classes.more} onClick={showMore}>
          {t('moreRows', { count: Math.min(rest, ROWS_PER_STEP) })}
        </Button>
      )}
    </>
  )
}

/** A text of a page's length takes three lines until it is asked for. */
function shorten(text: string, shown: ReactNode): ReactNode {
  return text.length > LONGEST_WHOLE ? <ClampedText text={text}>{shown}</ClampedText> : shown
}
