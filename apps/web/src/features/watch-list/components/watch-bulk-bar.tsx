import { Button, Checkbox, Menu, Modal } from '@mantine/core'
import type { WatchList } from '@merleg/contract/watched-rows'
import { WATCH_IMPORTANCES } from '@merleg/domain/watch-list/watch-importance'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { showError } from '../../../shared/ui/toasts.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { askMeantIds, endWatches, saveNotes, useWatchChange, type WatchFilters } from '../watch-list.queries.ts'
import { useUndoToast } from '../use-undo-toast.tsx'
import type { WatchSelection } from '../use-watch-selection.ts'
import lists from '../../../shared/ui/company-list.module.css'
import classes from '../watch-list.module.css'
import { LabelsInput } from './notes-dialog.tsx'

type WatchBulkBarProps = { list: WatchList; filters: WatchFilters; selection: WatchSelection }

/** What is done with the chosen companies at once. */
export function WatchBulkBar({ list, filters, selection }: WatchBulkBarProps) {
  const { t } = useTranslation('watch-list/page')
  const format = useFormat()
  const count = selection.companyIds.length
  const ids = list.results.map(({ companyId }) => companyId)
  const onPage = ids.filter((id) => selection.has(id)).length
  return (
    <div className={lists.selection}>
      <Checkbox
        size="xs"
        label={t('selectPage')}
        checked={onPage > 0 && onPage === ids.length}
        indeterminate={onPage > 0 && onPage < ids.length}
        onChange={(event) => selection.choose(ids, event.currentTarget.checked)}
      />
      <span role="status">{count > 0 && t('selected', { count, formatted: format.number(count) })}</span>
      {count > 0 && (
        <>
          {list.meta.count > count && <SelectMeant list={list} filters={filters} selection={selection} />}
          <ImportanceMenu selection={selection} />
          <LabelsButton list={list} selection={selection} />
          <RemoveButton selection={selection} />
          <Button size="compact-sm" variant="subtle" onClick={selection.clear}>
            {t('unselect')}
          </Button>
        </>
      )}
    </div>
  )
}

/** All that the filters leave, on every page. */
function SelectMeant({ list, filters, selection }: WatchBulkBarProps) {
  const { t } = useTranslation('watch-list/page')
  const format = useFormat()
  const errorText = useErrorText()
  const asking = useMutation({
    mutationFn: askMeantIds,
    onSuccess: ({ companyIds, isAll }) => {
      selection.choose(companyIds, true)
      if (!isAll) showError(t('selectLimit', { formatted: format.number(companyIds.length) }))
    },
    onError: (error) => showError(errorText(error)),
  })
  return (
    <Button size="compact-sm" variant="subtle" loading={asking.isPending} onClick={() => asking.mutate(filters)}>
      {t('selectMeant', { formatted: format.number(list.meta.count) })}
    </Button>
  )
}

type BulkProps = { selection: WatchSelection }

function ImportanceMenu({ selection }: BulkProps) {
  const { t } = useTranslation('watch-list/page')
  const saving = useWatchChange(saveNotes)
  return (
    <Menu position="bottom-start" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          size="xs"
          variant="default"
          loading={saving.isPending}
          rightSection={<Icon name="chevron-down" size={14} />}
        >
          {t('columns.importance')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {WATCH_IMPORTANCES.map((importance) => (
          <Menu.Item
            key={importance}
            onClick={() => saving.mutate({ companyIds: [...selection.companyIds], importance })}
          >
            {t(`importances.${importance}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function LabelsButton({ list, selection }: Omit<WatchBulkBarProps, 'filters'>) {
  const { t } = useTranslation(['watch-list/page', 'ui/page'])
  const [labels, setLabels] = useState<string[] | null>(null)
  const saving = useWatchChange(saveNotes)
  const close = (): void => setLabels(null)
  const save = (change: { addLabels: string[] } | { removeLabels: string[] }): void =>
    saving.mutate({ companyIds: [...selection.companyIds], ...change }, { onSuccess: close })
  const isEmpty = labels === null || labels.length === 0
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setLabels([])}>
        {t('notes.labels')}
      </Button>
      <Modal
        opened={labels !== null}
        onClose={close}
        title={t('notes.bulk', { count: selection.companyIds.length })}
        centered
        closeButtonProps={{ 'aria-label': t('ui/page:actions.close') }}
      >
        <LabelsInput labels={labels ?? []} known={list.labels} onChange={setLabels} />
        <div className={classes.buttons}>
          <Button loading={saving.isPending} disabled={isEmpty} onClick={() => save({ addLabels: labels ?? [] })}>
            {t('notes.add')}
          </Button>
          <Button
            variant="default"
            loading={saving.isPending}
            disabled={isEmpty}
            onClick={() => save({ removeLabels: labels ?? [] })}
          >
            {t('notes.remove')}
          </Button>
        </div>
      </Modal>
    </>
  )
}

function RemoveButton({ selection }: BulkProps) {
  const { t } = useTranslation('watch-list/page')
  const showUndo = useUndoToast()
  const removing = useWatchChange(endWatches, { isTold: false })
  const remove = (): void =>
    removing.mutate(selection.companyIds, {
      onSuccess: ({ notification, removed }) => {
        selection.clear()
        showUndo({ message: notification, companyIds: removed, hasFocus: true })
      },
    })
  return (
    <Button
      size="xs"
      variant="default"
      loading={removing.isPending}
      leftSection={<Icon name="delete" size={14} />}
      onClick={remove}
    >
      {t('deleteSelected')}
    </Button>
  )
}
