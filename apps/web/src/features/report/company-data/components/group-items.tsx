import { Button } from '@mantine/core'
import type { DataGroup, DataItem } from '@merleg/contract/report/company-data.contract'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { isHighlighted } from '../data-filter.ts'
import { saysNothingNew } from '../row-keys.ts'
import classes from './data-group.module.css'
import { DataItemRow } from './data-item.tsx'

/** So many items are drawn at once; the largest groups have thousands. */
const ITEMS_PER_STEP = 200

type GroupItemsProps = {
  group: DataGroup
  items: readonly DataItem[]
  hl: string | undefined
  scrollTo: DataItem | undefined
}

/** The items of an open group, drawn in steps. */
export function GroupItems({ group, items, hl, scrollTo }: GroupItemsProps) {
  const { t } = useTranslation('report/company-data/page')
  const format = useFormat()
  const [steps, setSteps] = useState(1)
  const target = scrollTo === undefined ? -1 : items.indexOf(scrollTo)
  const limit = Math.max(steps, Math.ceil((target + 1) / ITEMS_PER_STEP)) * ITEMS_PER_STEP
  const rest = items.length - limit
  return (
    <>
      {items.length === 0 && <p className={classes.none}>{t('noActive')}</p>}
      <ul className={classes.items}>
        {items.slice(0, limit).map((item) => (
          <DataItemRow
            // The versions of one entry share its id.
            key={`${item.id} ${item.counter}`}
            item={item}
            isNumbered={group.items.length > 1}
            isFirstKeyHidden={saysNothingNew(group, item)}
            isHighlighted={isHighlighted(item.id, hl)}
            isScrollTarget={item === scrollTo}
          />
        ))}
      </ul>
      {rest > 0 && (
        <div className={classes.more}>
          <Button variant="default" size="xs" onClick={() => setSteps(limit / ITEMS_PER_STEP + 1)}>
            {t('nextItems', { count: Math.min(rest, ITEMS_PER_STEP) })}
          </Button>
          <span>{t('shown', { shown: format.number(limit), total: format.number(items.length) })}</span>
        </div>
      )}
      {group.hasMore && (
        <p className={classes.more}>
          <Link
            from="/report/$id/company-data"
            to="."
            search={(search) => ({ ...search, all: true })}
            resetScroll={false}
          >
            {t('moreInGroup')} ›
          </Link>
        </p>
      )}
    </>
  )
}
