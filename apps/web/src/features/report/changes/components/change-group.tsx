import { Button } from '@mantine/core'
import type { ChangeGroup as Group } from '@merleg/contract/report/changes.contract'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../shared/format/use-format.ts'
import classes from './change-group.module.css'
import { ChangeItem } from './change-item.tsx'

/** So many changes are drawn at once; those of a large company go into the thousands. */
const CHANGES_PER_STEP = 50

/** The changes of a section. */
export function ChangeGroup({ group: { title, changes } }: { group: Group }) {
  const { t } = useTranslation('report/changes/page')
  const format = useFormat()
  const titleId = useId()
  const [steps, setSteps] = useState(1)
  const limit = steps * CHANGES_PER_STEP
  const rest = changes.length - limit
  return (
    <section className={classes.group} aria-labelledby={titleId}>
      <h3 className={classes.title}>
        <span id={titleId}>{title}</span>
        {changes.length > 1 && <span className={classes.count}>{t('count', { count: changes.length })}</span>}
      </h3>
      <div className={classes.body}>
        <ul className={classes.items}>
          {changes.slice(0, limit).map((change) => (
            // Of one entry several stretches of time may have changed.
            <ChangeItem key={`${change.id} ${change.kind} ${change.day ?? ''}`} change={change} />
          ))}
        </ul>
        {rest > 0 && (
          <p className={classes.more}>
            <Button variant="default" size="xs" onClick={() => setSteps(steps + 1)}>
              {t('more', { count: Math.min(rest, CHANGES_PER_STEP) })}
            </Button>{' '}
            {t('shown', { shown: format.number(limit), total: format.number(changes.length) })}
          </p>
        )}
      </div>
    </section>
  )
}
