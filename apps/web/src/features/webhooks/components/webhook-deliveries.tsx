import { DELIVERY_STATES } from '@merleg/contract/address-words'
import { Button } from '@mantine/core'
import { DELIVERIES_KEPT_DAYS, type Webhook, type WebhookDelivery } from '@merleg/contract/webhooks.contract'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePreferences } from '../../../shared/storage/preferences.ts'
import { FilterChips } from '../../../shared/ui/filter-chips.tsx'
import { Pager } from '../../../shared/ui/pager.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { SkeletonTable } from '../../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import { StateError } from '../../../shared/ui/state-error.tsx'
import classes from '../webhooks.module.css'
import { deliveriesQuery } from '../webhooks.queries.ts'
import { AttemptsDialog } from './attempts-dialog.tsx'
import { DeliveriesTable } from './deliveries-table.tsx'

const route = getRouteApi('/main/monitoring/webhooks')

/** What was sent to an address and is to be sent; state and page stand in the address of the page. */
export function WebhookDeliveries({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks/page')
  const { state, currentPage = 1, ...search } = route.useSearch()
  const navigate = route.useNavigate()
  const preferences = usePreferences()
  const perPage = search.perPage ?? preferences.perPage
  const query = { currentPage, perPage, ...(state === undefined ? {} : { state }) }
  const { data, error, isPlaceholderData, refetch } = useQuery(deliveriesQuery(webhook.id, query))
  const [opened, setOpened] = useState<WebhookDelivery | null>(null)
  const { counts } = webhook
  const all = counts.waiting + counts.delivered + counts.failed
  return (
    <Panel
      title={t('deliveriesOf', { name: webhook.name })}
      foot={<span className={classes.small}>{t('kept', { days: DELIVERIES_KEPT_DAYS })}</span>}
      actions={
        <Button variant="subtle" size="compact-xs" onClick={() => void refetch()}>
          {t('refresh')}
        </Button>
      }
    >
      <FilterChips
        label={t('state')}
        value={state}
        options={[
          { value: undefined, label: t('allStates'), count: all },
          ...DELIVERY_STATES.map((value) => ({ value, label: t(`deliveryStates.${value}`), count: counts[value] })),
        ]}
        onChange={(value) =>
          void navigate({ search: (old) => ({ ...old, state: value, currentPage: undefined }), resetScroll: false })
        }
      />
      {error !== null && <StateError error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonTable columns={4} />}
      {data?.meta.count === 0 && (
        <StateEmpty icon="message" title={t('noDeliveriesTitle')} text={t('noDeliveriesText')} />
      )}
      {data !== undefined && data.meta.count > 0 && (
        <>
          <DeliveriesTable webhook={webhook} rows={data.results} isStale={isPlaceholderData} onOpen={setOpened} />
          <Pager
            count={data.meta.count}
            currentPage={currentPage}
            perPage={perPage}
            onPageChange={(page) =>
              void navigate({ search: (old) => ({ ...old, currentPage: page }), resetScroll: false })
            }
            onPerPageChange={(size) =>
              void navigate({
                search: (old) => ({ ...old, perPage: size, currentPage: undefined }),
                resetScroll: false,
              })
            }
          />
        </>
      )}
      {opened !== null && <AttemptsDialog webhookId={webhook.id} delivery={opened} onClose={() => setOpened(null)} />}
    </Panel>
  )
}
