import type { DataGroup as Group, DataItem } from '@merleg/contract/report/company-data.contract'
import { useId } from 'react'
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
          {group.counts !== null && <span className={classes.counts}>{group.counts}</span>}
        </button>
      </h3>
      <div id={bodyId} className={classes.body} hidden={!isOpen}>
        {isOpen && group.basis !== null && <p className={classes.basis}>{group.basis}</p>}
        {isOpen && <GroupItems group={group} items={items} hl={hl} scrollTo={scrollTo} />}
      </div>
    </section>
  )
}
