import { Button } from '@mantine/core'
import type { OwnerGroup } from '@merleg/contract/report/final-owner.contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import classes from '../final-owner.module.css'
import { OwnerItem } from './owner-item.tsx'

/** Those of one verdict; who is no final owner is counted and shown on demand. */
export function OwnerGroupPanel({ group }: { group: OwnerGroup }) {
  const { t } = useTranslation('report/final-owner/page')
  const isFolded = group.id === 'excluded'
  const [isOpen, setIsOpen] = useState(!isFolded)
  const listId = `owners-${group.id}`
  const rest = group.count - group.items.length
  return (
    <Panel title={group.title}>
      {isFolded && (
        <Button
          variant="default"
          size="xs"
          aria-expanded={isOpen}
          aria-controls={listId}
          leftSection={<Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={14} />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t('hide') : t('show', { count: group.count })}
        </Button>
      )}
      <div id={listId} hidden={!isOpen}>
        <ul className={classes.items}>
          {group.items.map((entry) => (
            <OwnerItem key={`${entry.link ?? entry.name} ${entry.paths[0]?.steps.at(-1)?.name ?? ''}`} entry={entry} />
          ))}
        </ul>
        {rest > 0 && <p className={classes.note}>{t('more', { count: rest })}</p>}
      </div>
    </Panel>
  )
}
