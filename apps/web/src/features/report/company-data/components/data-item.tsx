import type { DataItem } from '@merleg/contract/report/company-data.contract'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DataRowValue } from '../../../../shared/ui/data-row-value.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { ProvenanceHint } from '../../../../shared/ui/provenance-hint.tsx'
import classes from './data-item.module.css'

type DataItemRowProps = {
  item: DataItem
  /** One of several: its number is shown. */
  isNumbered: boolean
  isFirstKeyHidden: boolean
  isHighlighted: boolean
  isScrollTarget: boolean
}

/** One entry of a group: its rows, its days, its source. */
export function DataItemRow({ item, isNumbered, isFirstKeyHidden, isHighlighted, isScrollTarget }: DataItemRowProps) {
  const { t } = useTranslation('report/company-data/page')
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isScrollTarget) place.current?.scrollIntoView({ block: 'center' })
  }, [isScrollTarget])
  // A name without its key: the icon tells persons from companies.
  const isNamed = isFirstKeyHidden && item.rows.length > 1
  const number = t('itemNumber', { number: item.counter })
  const label = [item.rows[0]?.key, isNumbered && number].filter(Boolean).join(', ')
  const look = [classes.item, isHighlighted && classes.highlighted, !item.valid && classes.inactive]
  return (
    <li ref={place} className={look.filter(Boolean).join(' ')} aria-current={isHighlighted || undefined}>
      {isNumbered && (
        <span className={classes.counter} aria-label={number}>
          {item.counter}.
        </span>
      )}
      <dl className={classes.rows}>
        {item.rows.map((row, index) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- rows have no identity and keep their order
            key={index}
            className={index === 0 ? `${classes.row} ${classes.first}` : classes.row}
          >
            <dt className={index === 0 && isFirstKeyHidden ? 'visually-hidden' : classes.key}>{row.key}</dt>
            <dd className={classes.value}>
              {row.keyIcon !== null && row.style !== 'code' && isNamed && index === 0 && (
                <Icon name={row.keyIcon} size={15} className={classes.icon} />
              )}
              <DataRowValue row={row} />
            </dd>
          </div>
        ))}
      </dl>
      <div className={classes.days}>
        {!item.valid && <span className={classes.mark}>{t('inactive')}</span>}
        {item.dates !== null && <span>{item.dates}</span>}
        <ProvenanceHint provenance={item.provenance} label={label} />
      </div>
    </li>
  )
}
