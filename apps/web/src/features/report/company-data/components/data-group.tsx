import type { DataGroup as Group, DataItem } from '@merleg/contract/report/company-data.contract'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import classes from './data-group.module.css'
import { GroupItems } from './group-items.tsx'

type DataGroupProps = {
  group: Group
  /** Those of its items that pass the reader's filters. */
  items: readonly DataItem[]
  isOpen: boolean
  hl: string | undefined
  scrollTo: DataItem | undefined
  onToggle: () => void
}

/** A group of the register: its title opens and closes it, its items stand beside the title. */
export function DataGroup({ group, items, isOpen, hl, scrollTo, onToggle }: DataGroupProps) {
  const bodyId = useId()
  const counts = useCounts(group)
  return (
    <section className={classes.group} aria-label={group.title}>
      <h3 className={classes.title}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onToggle}
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
          <span className={classes.name}>{group.title}</span>
          {counts !== null && <span className={classes.counts}>{counts}</span>}
        </button>
      </h3>
      <div id={bodyId} className={classes.body} hidden={!isOpen}>
        {isOpen && <GroupItems group={group} items={items} hl={hl} scrollTo={scrollTo} />}
      </div>
    </section>
  )
}

/** How many are in force and how many ended; a single one in force needs no counting. */
function useCounts({ active, inactive }: Group): string | null {
  const { t } = useTranslation('report/company-data/page')
  const format = useFormat()
  if (inactive > 0) return t('counts', { active: format.number(active), inactive: format.number(inactive) })
  return active === 1 ? null : t('countActive', { active: format.number(active) })
}
