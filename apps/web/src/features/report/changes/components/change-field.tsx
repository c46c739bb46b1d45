import type { ChangedField } from '@merleg/contract/report/changes.contract'
import { useTranslation } from 'react-i18next'
import { DataRowValue } from '../../../../shared/ui/data-row-value.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import classes from './change-item.module.css'

type ChangeFieldRowProps = {
  field: ChangedField
  /** Before and after are told apart; without it the field belongs to one side alone. */
  isComparison: boolean
}

/** A field: what it was, struck out, and what it is; one that stayed the same stands as it is. */
export function ChangeFieldRow({ field: { before, after, isChanged }, isComparison }: ChangeFieldRowProps) {
  const { t } = useTranslation('report/changes/page')
  const shown = after ?? before
  if (shown === null) return null
  if (!isComparison || !isChanged) {
    return (
      <div className={isComparison ? classes.unchanged : undefined}>
        <dt className={classes.key}>{shown.key}</dt>{' '}
        <dd className={classes.value}>
          <DataRowValue row={shown} />
        </dd>
      </div>
    )
  }
  const isRelabelled = before !== null && after !== null && before.key !== after.key
  return (
    <div className={classes.changed}>
      <dt className={classes.key}>{isRelabelled ? `${before.key} → ${after.key}` : shown.key}</dt>
      <dd className={classes.pair}>
        <del className={classes.was}>
          <span className="visually-hidden">{t('was')}: </span>
          {before === null ? <em>{t('nothing')}</em> : before.value}
        </del>
        <Icon name="arrow-right" size={14} className={classes.arrow} />
        <ins className={classes.is}>
          <span className="visually-hidden">{t('is')}: </span>
          {after === null ? <em>{t('gone')}</em> : <DataRowValue row={after} />}
        </ins>
      </dd>
    </div>
  )
}
