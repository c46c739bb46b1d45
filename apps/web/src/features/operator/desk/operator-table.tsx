import { OPERATOR_ROWS_MAX } from '@merleg/contract/operator.contract'
import type { Key } from 'react'
import { useTranslation } from 'react-i18next'
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx'
import { SkeletonTable } from '../../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import { StateError } from '../../../shared/ui/state-error.tsx'
import classes from './operator-table.module.css'

type OperatorTableProps<Row> = {
  caption: string
  columns: readonly DataColumn<Row>[]
  getRowKey: (row: Row) => Key
  list: { data: { items: Row[]; isCut: boolean } | undefined; error: Error | null; refetch: () => unknown }
  emptyText: string
}

/** A list of the operator in each of its states. */
export function OperatorTable<Row>({ caption, columns, getRowKey, list, emptyText }: OperatorTableProps<Row>) {
  const { t } = useTranslation('operator/page')
  const { data, error, refetch } = list
  if (error !== null) return <StateError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <SkeletonTable rows={6} columns={4} />
  if (data.items.length === 0) return <StateEmpty title={t('empty')} text={emptyText} />
  return (
    <>
      <DataTable caption={caption} columns={columns} rows={data.items} getRowKey={getRowKey} />
      {data.isCut && <p className={classes.note}>{t('cut', { count: OPERATOR_ROWS_MAX })}</p>}
    </>
  )
}
