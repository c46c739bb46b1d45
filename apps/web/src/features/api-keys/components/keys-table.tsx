import { Button } from '@mantine/core'
import type { ApiKey } from '@merleg/contract/api-keys.contract'
import { GRANTING_CLAIMS } from '@merleg/domain/claims'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { type DataColumn, DataTable } from '../../../shared/ui/data-table.tsx'
import classes from '../api-keys.module.css'
import { useRevokeKey } from '../api-keys.queries.ts'

/** The keys with what they open and when they were last used; ending one is asked first. */
export function KeysTable({ keys }: { keys: readonly ApiKey[] }) {
  const { t } = useTranslation('api-keys/page')
  const [asked, setAsked] = useState<ApiKey | null>(null)
  const revoking = useRevokeKey()
  const columns = useKeyColumns(setAsked)
  return (
    <>
      <DataTable caption={t('list')} columns={columns} rows={keys} getRowKey={({ id }) => id} />
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('revokeOf', { name: asked?.name ?? '' })}
        confirmLabel={t('revoke')}
        isBusy={revoking.isPending}
        onConfirm={() => asked && revoking.mutate(asked.id, { onSettled: () => setAsked(null) })}
        onClose={() => setAsked(null)}
      >
        <p className={classes.hint}>{t('revokeText', { name: asked?.name ?? '' })}</p>
      </ConfirmDialog>
    </>
  )
}

function useKeyColumns(onRevoke: (key: ApiKey) => void): DataColumn<ApiKey>[] {
  const { t } = useTranslation('api-keys/page')
  const { t: tWords } = useTranslation('administration/words')
  const format = useFormat()
  const nameModules = ({ claims }: ApiKey): string =>
    GRANTING_CLAIMS.filter((claim) => claims.includes(claim))
      .map((claim) => tWords(`modules.${claim}`))
      .join(', ') || t('noModules')
  return [
    {
      key: 'name',
      title: t('columns.name'),
      render: ({ name, beginning }) => (
        <span className={classes.stack}>
          <span>{name}</span>
          <span className={`${classes.small} ${classes.beginning}`}>{beginning}…</span>
        </span>
      ),
    },
    { key: 'modules', title: t('columns.modules'), render: nameModules },
    {
      key: 'madeBy',
      title: t('columns.madeBy'),
      render: ({ createdBy, isCreatorDisabled, createdAt }) => (
        <span className={classes.stack}>
          <span>{isCreatorDisabled ? `${createdBy} ${t('creatorDisabled')}` : createdBy}</span>
          <span className={classes.small}>{format.day(createdAt)}</span>
        </span>
      ),
    },
    {
      key: 'lastUsed',
      title: t('columns.lastUsed'),
      render: ({ lastUsedOn }) => (lastUsedOn === null ? t('never') : format.date(lastUsedOn)),
    },
    { key: 'expires', title: t('columns.expires'), render: ({ expiresAt }) => format.day(expiresAt) },
    {
      key: 'state',
      title: t('columns.state'),
      render: ({ state }) => (
        <span className={state === 'active' ? classes.active : classes.ended}>{t(`states.${state}`)}</span>
      ),
    },
    {
      key: 'actions',
      title: t('columns.actions'),
      render: (key) =>
        key.state === 'active' && (
          <Button
            size="xs"
            variant="default"
            aria-label={t('revokeOf', { name: key.name })}
            onClick={() => onRevoke(key)}
          >
            {t('revoke')}
          </Button>
        ),
    },
  ]
}
