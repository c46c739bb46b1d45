import { Button } from '@mantine/core'
import { API_KEYS_MAX, type ApiKeys } from '@merleg/contract/api-keys.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'
import { AdministrationTabs } from '../../shared/ui/administration-tabs.tsx'
import { ExternalLink } from '../../shared/ui/external-link.tsx'
import { KeyValueList } from '../../shared/ui/key-value-list.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonTable } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import classes from './api-keys.module.css'
import { apiKeysQuery } from './api-keys.queries.ts'
import { AddKeyDialog } from './components/add-key-dialog.tsx'
import { KeyDialog } from './components/key-dialog.tsx'
import { KeysTable } from './components/keys-table.tsx'

/** Keys with which programs of the subscriber call. */
export function ApiKeysPage() {
  const { t } = useTranslation('api-keys/page')
  const { data, error, refetch } = useQuery(apiKeysQuery())
  const [isAdding, setIsAdding] = useState(false)
  const [key, setKey] = useState<string | null>(null)
  const isFull = (data?.results ?? []).filter(({ state }) => state === 'active').length >= API_KEYS_MAX
  const add = (
    <Button size="xs" disabled={isFull} onClick={() => setIsAdding(true)}>
      {t('add')}
    </Button>
  )
  return (
    <div className={classes.page}>
      <PageHeading title={t('title')} actions={data !== undefined && data.results.length > 0 && add} />
      <AdministrationTabs />
      <p className={classes.intro}>
        {t('intro')} <ExternalLink href="/api/docs">{t('docs')}</ExternalLink>
      </p>
      {isFull && <p className={classes.intro}>{t('full', { max: API_KEYS_MAX })}</p>}
      {error !== null && data === undefined && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonTable columns={5} />}
      {data !== undefined && (
        <>
          {data.results.length === 0 ? (
            <StateEmpty icon="lock" title={t('emptyTitle')} text={t('emptyText')} action={add} />
          ) : (
            <Panel title={t('list')}>
              <KeysTable keys={data.results} />
            </Panel>
          )}
          <QuotaPanel quota={data.quota} />
          {isAdding && <AddKeyDialog claims={data.claims} onKey={setKey} onClose={() => setIsAdding(false)} />}
        </>
      )}
      {key !== null && <KeyDialog text={key} onClose={() => setKey(null)} />}
    </div>
  )
}

function QuotaPanel({ quota }: { quota: ApiKeys['quota'] }) {
  const { t } = useTranslation('api-keys/page')
  const format = useFormat()
  const calls = (count: number): string => t('calls', { number: format.number(count) })
  return (
    <Panel title={t('quota')} foot={t('quotaHint')}>
      <KeyValueList
        items={[
          { key: 'minute', label: t('quotaMinute'), value: calls(quota.callsPerMinute) },
          { key: 'month', label: t('quotaMonth'), value: calls(quota.callsPerMonth) },
          { key: 'used', label: t('quotaUsed'), value: calls(quota.callsThisMonth) },
        ]}
      />
    </Panel>
  )
}
