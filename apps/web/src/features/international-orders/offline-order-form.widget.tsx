import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../shared/ui/panel.tsx'
import { SkeletonRows } from '../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../shared/ui/state-empty.tsx'
import { StateError } from '../../shared/ui/state-error.tsx'
import { OrderForm } from './components/order-form.tsx'
import { offlineOfferQuery } from './international-orders.queries.ts'
import type { TypedOrder } from './order-draft.ts'

/** The offline order form in a panel of its own; `given`: what is known of the company already. */
export function OfflineOrderForm({ given = {} }: { given?: Partial<TypedOrder> }) {
  const { t } = useTranslation('international-orders/page')
  return (
    <Panel title={t('form.title')}>
      <FormBody given={given} />
    </Panel>
  )
}

function FormBody({ given }: { given: Partial<TypedOrder> }) {
  const { t } = useTranslation('international-orders/page')
  const { data, error, refetch } = useQuery(offlineOfferQuery)
  if (data === undefined)
    return error === null ? <SkeletonRows rows={8} /> : <StateError error={error} onRetry={() => void refetch()} />
  if (data.countries.length === 0)
    return <StateEmpty icon="website" title={t('form.noCountries')} text={t('form.noCountriesText')} />
  return <OrderForm offer={data} given={given} />
}
