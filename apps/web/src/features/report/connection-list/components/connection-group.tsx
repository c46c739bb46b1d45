import { Button } from '@mantine/core'
import { connectionPage } from '@merleg/contract/pages'
import {
  CONNECTION_ITEM_LIMIT,
  CONNECTION_PAGE_SIZE,
  type ConnectionGroup,
} from '@merleg/contract/report/connection-list.contract'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { SkeletonRows } from '../../../../shared/ui/skeletons.tsx'
import classes from '../connection-list.module.css'
import { type AskedConnections, connectionPartQuery } from '../connection-list.queries.ts'
import { ConnectionItemRow } from './connection-item.tsx'

type ConnectionGroupProps = {
  companyId: string
  group: ConnectionGroup
  asked: AskedConnections
  /** The item to mark. */
  scrollTo: string | undefined
  isOpen: boolean
  isInFull: boolean
  onToggle: () => void
  onToggleMore: () => void
}

/** A group: its counts, its first items, the rest on demand, and of thousands in parts. */
export function ConnectionGroupPanel(props: ConnectionGroupProps) {
  const { companyId, group, asked, scrollTo, isOpen, onToggle, onToggleMore } = props
  const { t } = useTranslation('report/connection-list/page')
  const { number } = useFormat()
  const [parts, setParts] = useState(1)
  const rest = useQueries({
    queries: Array.from({ length: parts - 1 }, (_, index) =>
      connectionPartQuery(companyId, { asked, group: group.id, part: index + 1 }),
    ),
  })
  const isMarkedLate = group.items.findIndex((item) => item.scrollTo === scrollTo) >= CONNECTION_ITEM_LIMIT
  const isInFull = props.isInFull || isMarkedLate
  const items = [...group.items, ...rest.flatMap(({ data }) => data?.groups.flatMap((part) => part.items) ?? [])]
  const shown = isInFull ? items : items.slice(0, CONNECTION_ITEM_LIMIT)
  const left = group.matching - shown.length
  const next = isInFull ? Math.min(left, CONNECTION_PAGE_SIZE) : left
  const isLoading = rest.some(({ isPending }) => isPending)
  const listId = `connections-${group.id}`
  return (
    <section className={classes.group} aria-labelledby={`${listId}-title`}>
      <h3 className={classes.title} id={`${listId}-title`}>
        <button type="button" aria-expanded={isOpen} aria-controls={listId} onClick={onToggle}>
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
          <Icon name={group.icon} size={18} />
          <span>{group.title}</span>
          <span className={classes.counts}>{group.subtitle.value}</span>
        </button>
      </h3>
      <div id={listId} hidden={!isOpen}>
        {group.matching === 0 && (
          <p className={classes.note}>{t(asked.text === undefined ? 'noActive' : 'filter.none')}</p>
        )}
        <ul className={classes.items}>
          {shown.map((item) => (
            <ConnectionItemRow
              key={item.id}
              item={item}
              article={connectionPage(companyId, group.id, item.id)}
              isMarked={item.scrollTo === scrollTo}
            />
          ))}
        </ul>
        {isInFull && isLoading && <SkeletonRows rows={3} />}
        <div className={classes.more}>
          {left > 0 && !isLoading && (
            <Button
              variant="default"
              size="xs"
              leftSection={<Icon name="chevron-down" size={14} />}
              onClick={isInFull ? () => setParts(parts + 1) : onToggleMore}
            >
              {t('showMore', { count: next, number: number(next) })}
            </Button>
          )}
          {props.isInFull && group.matching > CONNECTION_ITEM_LIMIT && (
            <Button
              variant="subtle"
              size="xs"
              leftSection={<Icon name="chevron-up" size={14} />}
              onClick={() => {
                setParts(1)
                onToggleMore()
              }}
            >
              {t('showFewer', { count: CONNECTION_ITEM_LIMIT })}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
