import { LIST_KEPT_DAYS, LIST_MAX_BYTES, LIST_MAX_ROWS, type ListHead } from '@merleg/contract/list-matching.contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx'
import { type DataColumn, DataTable } from '../../shared/ui/data-table.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonTable } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { showError } from '../../shared/ui/toasts.ts'
import { ListUpload } from './components/list-upload.tsx'
import { matchingListsQuery, useDeleteList } from './list-matching.queries.ts'
import classes from './list-matching.module.css'

const BYTES_PER_MEGABYTE = 1024 * 1024

/** Where a list is uploaded or pasted, and the lists that are kept. */
export function ListMatchingPage() {
  const { t } = useTranslation('list-matching/page')
  const format = useFormat()
  return (
    <>
      <PageHeading title={t('title')} />
      <p className={classes.intro}>{t('intro')}</p>
      <div className={classes.panels}>
        <Panel title={t('upload.title')}>
          <ListUpload />
          <p className={classes.note}>
            {t('upload.limits', {
              rows: format.number(LIST_MAX_ROWS),
              megabytes: LIST_MAX_BYTES / BYTES_PER_MEGABYTE,
              days: LIST_KEPT_DAYS,
            })}
          </p>
        </Panel>
        <Panel title={t('lists.title')}>
          <OwnLists />
        </Panel>
      </div>
    </>
  )
}

function OwnLists() {
  const { t } = useTranslation('list-matching/page')
  const { data, error, refetch } = useQuery(matchingListsQuery())
  const [removed, setRemoved] = useState<ListHead | null>(null)
  const columns = useColumns(setRemoved)
  if (error) return <StateError error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonTable columns={4} />
  if (data.lists.length === 0) return <StateEmpty icon="sheet" title={t('lists.none')} text={t('lists.noneText')} />
  return (
    <>
      <DataTable caption={t('lists.title')} columns={columns} rows={data.lists} getRowKey={({ id }) => id} />
      <DeleteDialog list={removed} onClose={() => setRemoved(null)} />
    </>
  )
}

function useColumns(onRemove: (list: ListHead) => void): DataColumn<ListHead>[] {
  const { t } = useTranslation('list-matching/page')
  const format = useFormat()
  return [
    {
      key: 'name',
      title: t('lists.name'),
      render: ({ id, fileName }) => (
        <Link to="/list-matching/$id" params={{ id }} search={{}}>
          {fileName}
        </Link>
      ),
    },
    { key: 'rows', title: t('lists.rows'), kind: 'number', render: ({ rowCount }) => format.number(rowCount) },
    {
      key: 'state',
      title: t('lists.state'),
      render: ({ state, doneCount, rowCount }) =>
        state === 'running'
          ? t('lists.running', { done: format.number(doneCount), total: format.number(rowCount) })
          : t(`states.${state}`),
    },
    { key: 'created', title: t('lists.created'), render: ({ createdAt }) => format.dateTime(createdAt) },
    { key: 'expires', title: t('lists.expires'), render: ({ expiresAt }) => format.day(expiresAt) },
    {
      key: 'delete',
      title: <span className="visually-hidden">{t('lists.delete')}</span>,
      render: (list) => (
        <button type="button" className={classes.link} onClick={() => onRemove(list)}>
          <span aria-hidden>{t('lists.delete')}</span>
          <span className="visually-hidden">{t('lists.deleteOf', { name: list.fileName })}</span>
        </button>
      ),
    },
  ]
}

function DeleteDialog({ list, onClose }: { list: ListHead | null; onClose: () => void }) {
  const { t } = useTranslation('list-matching/page')
  const errorText = useErrorText()
  const removing = useDeleteList()
  const remove = (): void => {
    if (list === null) return
    removing.mutate(list.id, { onSuccess: onClose, onError: (error) => showError(errorText(error)) })
  }
  return (
    <ConfirmDialog
      isOpen={list !== null}
      title={t('lists.deleteTitle')}
      confirmLabel={t('lists.delete')}
      isBusy={removing.isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      {t('lists.deleteText', { name: list?.fileName ?? '' })}
    </ConfirmDialog>
  )
}
