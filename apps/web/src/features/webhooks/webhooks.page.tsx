import { Button } from '@mantine/core'
import { type Webhook, WEBHOOKS_MAX } from '@merleg/contract/webhooks.contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MonitoringTabs } from '../../shared/ui/monitoring-tabs.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { SkeletonTable } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { SecretDialog } from './components/secret-dialog.tsx'
import { VerifyExample } from './components/verify-example.tsx'
import { WebhookCard } from './components/webhook-card.tsx'
import { WebhookDeliveries } from './components/webhook-deliveries.tsx'
import { WebhookDialog } from './components/webhook-dialog.tsx'
import classes from './webhooks.module.css'
import { webhooksQuery } from './webhooks.queries.ts'

const route = getRouteApi('/main/monitoring/webhooks')

/** Where alerts are sent for other programs; whose deliveries are shown stands in the address. */
export function WebhooksPage() {
  const { t } = useTranslation('webhooks/page')
  const { webhook: chosenId } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, refetch } = useQuery(webhooksQuery())
  const [edited, setEdited] = useState<Webhook | 'new' | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const webhooks = data?.results ?? []
  const isFull = webhooks.length >= WEBHOOKS_MAX
  const add = (
    <Button size="xs" disabled={isFull} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  )
  const show = (id: string): void =>
    void navigate({ search: { webhook: id === chosenId ? undefined : id }, resetScroll: false })
  return (
    <div className={classes.page}>
      <MonitoringTabs />
      <PageHeading title={t('title')} actions={webhooks.length > 0 && add} />
      <p className={classes.intro}>{t('intro')}</p>
      {isFull && <p className={classes.intro}>{t('full', { max: WEBHOOKS_MAX })}</p>}
      {error !== null && data === undefined && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonTable columns={3} />}
      {data?.results.length === 0 && (
        <StateEmpty icon="link" title={t('emptyTitle')} text={t('emptyText')} action={add} />
      )}
      {webhooks.map((webhook) => (
        <Fragment key={webhook.id}>
          <WebhookCard
            webhook={webhook}
            isChosen={webhook.id === chosenId}
            onEdit={() => setEdited(webhook)}
            onSecret={setSecret}
            onShow={() => show(webhook.id)}
          />
          {webhook.id === chosenId && <WebhookDeliveries webhook={webhook} />}
        </Fragment>
      ))}
      {data !== undefined && <VerifyExample />}
      {edited !== null && (
        <WebhookDialog
          webhook={edited === 'new' ? null : edited}
          onSecret={setSecret}
          onClose={() => setEdited(null)}
        />
      )}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </div>
  )
}
