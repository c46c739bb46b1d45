import { Button } from '@mantine/core'
import { IDENTITIES_MAX, type OidcIdentity } from '@merleg/contract/oidc.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirmation } from '../../shared/confirmation/use-confirmation.tsx'
import { useFormat } from '../../shared/format/use-format.ts'
import { goToProvider } from '../../shared/session/oidc-way.ts'
import classes from '../../shared/ui/access-list.module.css'
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonPanel } from '../../shared/ui/skeletons.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { showSuccess } from '../../shared/ui/toasts.ts'
import { identitiesQuery, removeIdentity } from './oidc.queries.ts'

/** Accounts of the provider that the user signs in with; nothing where no provider is configured. */
export function IdentitiesPanel({ isReadOnly }: { isReadOnly: boolean }) {
  const { t } = useTranslation('oidc/page')
  const { dateTime } = useFormat()
  const { data, error, refetch } = useQuery(identitiesQuery)
  const [unlinked, setUnlinked] = useState<OidcIdentity | null>(null)
  const { run, isRunning, dialog } = useConfirmation()
  const { provider = '', results = [] } = data ?? {}
  if (provider === null) return null
  const remove = (identity: OidcIdentity): void => {
    setUnlinked(null)
    void run(async () => {
      showSuccess((await removeIdentity(identity.id)).notification)
      await refetch()
    })
  }
  const notesOf = ({ linkedAt, lastUsedAt }: OidcIdentity): string => {
    const used = lastUsedAt === null ? t('neverUsed') : t('used', { moment: dateTime(lastUsedAt) })
    return [t('linked', { moment: dateTime(linkedAt) }), used].join(' · ')
  }
  return (
    <Panel title={t('title')}>
      {error !== null && data === undefined && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonPanel rows={2} />}
      {data !== undefined && <p className={classes.text}>{t('text', { provider })}</p>}
      {data?.results.length === 0 && <p className={classes.text}>{t('empty')}</p>}
      {results.length > 0 && (
        <ul className={classes.list} aria-label={t('title')}>
          {results.map((identity) => (
            <li key={identity.id} className={classes.item}>
              <div className={classes.what}>
                <p className={classes.name}>{identity.label}</p>
                <p className={classes.notes}>{notesOf(identity)}</p>
              </div>
              <Button
                size="xs"
                variant="default"
                aria-label={t('unlinkOf', { label: identity.label })}
                onClick={() => setUnlinked(identity)}
              >
                {t('unlink')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && data !== undefined && results.length < IDENTITIES_MAX && (
        <Button
          variant="default"
          className={classes.start}
          loading={isRunning}
          onClick={() => void run(() => goToProvider('link'))}
        >
          {t('link', { provider })}
        </Button>
      )}
      <ConfirmDialog
        isOpen={unlinked !== null}
        title={t('unlinkTitle', { label: unlinked?.label ?? '' })}
        confirmLabel={t('unlink')}
        onConfirm={() => unlinked !== null && remove(unlinked)}
        onClose={() => setUnlinked(null)}
      >
        {t('unlinkText')}
      </ConfirmDialog>
      {dialog}
    </Panel>
  )
}
