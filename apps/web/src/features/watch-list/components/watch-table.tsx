import { ActionIcon, Checkbox, NativeSelect } from '@mantine/core'
import type { WatchedRow, WatchList } from '@merleg/contract/watched-rows'
import { WATCH_IMPORTANCES } from '@merleg/domain/watch-list/watch-importance'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { CopyButton } from '../../../shared/ui/copy-button.tsx'
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { RiskBadge } from '../../../shared/ui/risk-badge.tsx'
import { endWatch, saveNotes, useWatchChange } from '../watch-list.queries.ts'
import { useUndoToast } from '../use-undo-toast.tsx'
import type { WatchSelection } from '../use-watch-selection.ts'
import lists from '../../../shared/ui/company-list.module.css'
import classes from '../watch-list.module.css'
import { LastEvents } from './last-events.tsx'
import { NotesDialog } from './notes-dialog.tsx'
import { WatchedName } from './watched-name.tsx'

type WatchTableProps = {
  rows: readonly WatchedRow[]
  labels: WatchList['labels']
  selection: WatchSelection
  isStale: boolean
}

/** Watched companies with rating, credit limit and what was heard of them last. */
export function WatchTable({ rows, labels, selection, isStale }: WatchTableProps) {
  const { t } = useTranslation('watch-list/page')
  const [edited, setEdited] = useState<WatchedRow | null>(null)
  const columns = useColumns()
  return (
    <>
      <DataTable
        caption={t('title')}
        headerColumn="name"
        rows={rows}
        getRowKey={({ companyId }) => companyId}
        isStale={isStale}
        rowClassName={({ companyId }) => (selection.has(companyId) ? lists.chosen : undefined)}
        columns={[
          {
            key: 'select',
            title: <span className="visually-hidden">{t('select')}</span>,
            kind: 'aside',
            width: '1%',
            render: (row) => (
              <Checkbox
                size="xs"
                aria-label={t('selectOf', { name: row.name.value })}
                checked={selection.has(row.companyId)}
                onChange={(event) => selection.choose([row.companyId], event.currentTarget.checked)}
              />
            ),
          },
          ...columns,
          {
            key: 'actions',
            title: <span className="visually-hidden">{t('actions')}</span>,
            render: (row) => <RowActions row={row} onEdit={() => setEdited(row)} />,
          },
        ]}
      />
      {edited !== null && <NotesDialog row={edited} known={labels} onClose={() => setEdited(null)} />}
    </>
  )
}

function useColumns(): DataColumn<WatchedRow>[] {
  const { t } = useTranslation('watch-list/page')
  const format = useFormat()
  const identifier = (key: 'registrationNumber' | 'taxNumber'): DataColumn<WatchedRow> => ({
    key,
    title: t(`columns.${key}`),
    kind: 'identifier',
    render: (row) => (row[key] === null ? '–' : <CopyButton value={row[key]} label={t(`columns.${key}`)} />),
  })
  return [
    { key: 'name', title: t('columns.name'), render: (row) => <WatchedName row={row} /> },
    {
      key: 'address',
      title: t('columns.address'),
      render: ({ address }) => <span className={`${classes.address} ${classes.whole}`}>{address ?? '–'}</span>,
    },
    identifier('registrationNumber'),
    identifier('taxNumber'),
    {
      key: 'cor',
      title: t('columns.cor'),
      render: ({ cor, ratedSince }) => (
        <>
          <RiskBadge value={cor.value} label={cor.label} band={cor.band} />{' '}
          {cor.value !== null && ratedSince !== null && (
            <span className={classes.ratedSince}>{t('ratedSince', { date: format.day(ratedSince) })}</span>
          )}
        </>
      ),
    },
    {
      key: 'creditability',
      title: t('columns.creditability'),
      kind: 'number',
      render: ({ creditability, noLimit }) =>
        creditability === null ? (
          <span className={classes.noLimit}>{noLimit}</span>
        ) : (
          format.amount(creditability.value, creditability.currency)
        ),
    },
    { key: 'lastEvents', title: t('columns.lastEvents'), render: (row) => <LastEvents row={row} /> },
    { key: 'importance', title: t('columns.importance'), render: (row) => <ImportanceSelect row={row} /> },
  ]
}

function ImportanceSelect({ row: { companyId, importance, name } }: { row: WatchedRow }) {
  const { t } = useTranslation('watch-list/page')
  const saving = useWatchChange(saveNotes)
  const shown = saving.isPending ? (saving.variables.importance ?? importance) : importance
  return (
    <NativeSelect
      size="xs"
      className={classes.importance}
      aria-label={t('importanceOf', { name: name.value })}
      value={shown}
      data={WATCH_IMPORTANCES.map((value) => ({ value, label: t(`importances.${value}`) }))}
      onChange={(event) => {
        const chosen = WATCH_IMPORTANCES.find((one) => one === event.currentTarget.value)
        if (chosen !== undefined) saving.mutate({ companyIds: [companyId], importance: chosen })
      }}
    />
  )
}

function RowActions({ row, onEdit }: { row: WatchedRow; onEdit: () => void }) {
  const { t } = useTranslation('watch-list/page')
  const showUndo = useUndoToast()
  const removing = useWatchChange(endWatch, { isTold: false })
  const remove = (): void =>
    removing.mutate(row.companyId, {
      onSuccess: () =>
        showUndo({ message: t('deleted', { name: row.name.value }), companyIds: [row.companyId], hasFocus: true }),
    })
  return (
    <span className={classes.actions}>
      <ActionIcon variant="subtle" aria-label={t('notes.of', { name: row.name.value })} onClick={onEdit}>
        <Icon name="rename" />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={t('deleteOf', { name: row.name.value })}
        loading={removing.isPending}
        onClick={remove}
      >
        <Icon name="delete" />
      </ActionIcon>
    </span>
  )
}
