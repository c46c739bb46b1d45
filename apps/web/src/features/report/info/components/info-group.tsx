import { Button } from '@mantine/core'
import { INFO_ITEM_LIMIT, type InfoItem, type InfoPage } from '@merleg/contract/report/info.contract'
import type { InfoType } from '@merleg/domain/company-info/info-groups'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { GroupTotals } from './group-totals.tsx'
import classes from './info-groups.module.css'
import { InfoItemRow } from './info-item.tsx'

/** So many items are drawn at once; the largest groups have hundreds. */
const ITEMS_PER_STEP = 200

type InfoGroupProps = {
  companyId: string
  type: InfoType
  group: InfoPage['groups'][number]
  /** Those of its items that the reader wants to see. */
  items: readonly InfoItem[]
  isChosen: boolean
  isInFull: boolean
  isOpen: (itemId: string) => boolean
  onToggleItem: (itemId: string) => void
  onToggleMore: () => void
}

/** A group: what it means, sums, its first items, and the rest of them on demand. */
export function InfoGroup(props: InfoGroupProps) {
  const { companyId, type, group, items, isChosen, isInFull, isOpen, onToggleItem } = props
  const { t } = useTranslation('report/info/page')
  const place = useRef<HTMLElement>(null)
  const [steps, setSteps] = useState(1)
  useEffect(() => {
    if (isChosen) place.current?.scrollIntoView({ block: 'start' })
  }, [isChosen])
  const limit = isInFull ? steps * ITEMS_PER_STEP : INFO_ITEM_LIMIT
  const titleId = `info-${group.id}`
  return (
    <section ref={place} className={classes.group} aria-labelledby={titleId} data-chosen={isChosen || undefined}>
      <h3 id={titleId} className={classes.title} tabIndex={-1}>
        <Icon name={group.icon} size={18} />
        <span>{group.title}</span>
        <span className={classes.counts}>{group.counts}</span>
      </h3>
      <p className={classes.about}>{group.about}</p>
      {group.basis !== null && <p className={classes.note}>{group.basis}</p>}
      <GroupTotals group={group} />
      {items.length === 0 && <p className={classes.note}>{t('noActive')}</p>}
      <ul className={classes.items}>
        {items.slice(0, limit).map((item) => (
          <InfoItemRow
            key={item.id}
            companyId={companyId}
            type={type}
            item={item}
            isOpen={isOpen(item.id)}
            onToggle={() => onToggleItem(item.id)}
          />
        ))}
      </ul>
      <MoreItems
        rest={items.length - limit}
        isInFull={isInFull && items.length > INFO_ITEM_LIMIT}
        onMore={isInFull ? () => setSteps(steps + 1) : props.onToggleMore}
        onFewer={() => {
          setSteps(1)
          props.onToggleMore()
        }}
      />
    </section>
  )
}

type MoreItemsProps = { rest: number; isInFull: boolean; onMore: () => void; onFewer: () => void }

function MoreItems({ rest, isInFull, onMore, onFewer }: MoreItemsProps) {
  const { t } = useTranslation('report/info/page')
  if (rest <= 0 && !isInFull) return null
  const count = isInFull ? Math.min(rest, ITEMS_PER_STEP) : rest
  return (
    <div className={classes.more}>
      {rest > 0 && (
        <Button variant="default" size="xs" leftSection={<Icon name="chevron-down" size={14} />} onClick={onMore}>
          {t('showMore', { count })}
        </Button>
      )}
      {isInFull && (
        <Button variant="subtle" size="xs" leftSection={<Icon name="chevron-up" size={14} />} onClick={onFewer}>
          {t('showFewer', { count: INFO_ITEM_LIMIT })}
        </Button>
      )}
    </div>
  )
}
