import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../shared/http/api-error.ts'
import { SkeletonPanel } from '../../../shared/ui/skeletons.tsx'
import { StateEmpty } from '../../../shared/ui/state-empty.tsx'
import { SectionError } from '../header/components/section-error.tsx'
import { SectionHeading } from '../header/components/section-heading.tsx'
import { EarlierOrders } from './components/earlier-orders.tsx'
import { OrderSteps } from './components/order-steps.tsx'
import { OrderTerms } from './components/order-terms.tsx'
import classes from './register-order.module.css'
import { registerOrderQuery } from './register-order.queries.ts'

const route = getRouteApi('/main/report/$id/im')

/** Ordering documents of the official register: choose, billing details, confirm (spec part 1 §2). */
export function RegisterOrderPage() {
  const { t } = useTranslation(['report/register-order-page', 'report/header-page'])
  const { id } = route.useParams()
  const { data, error, refetch } = useQuery(registerOrderQuery(id))
  const title = <SectionHeading title={t('report/header-page:sections.im')} />
  if (!data) {
    return (
      <>
        {title}
        {error === null ? <SkeletonPanel rows={10} /> : <LoadError error={error} onRetry={() => void refetch()} />}
      </>
    )
  }
  return (
    <>
      {title}
      <div className={classes.page}>
        <p className={classes.intro}>{t('intro', { number: data.company.registrationNumber })}</p>
        {data.company.isMadeUp && <p className={classes.notice}>{t('madeUp')}</p>}
        <OrderSteps key={id} id={id} data={data} />
        <OrderTerms data={data} />
        {data.orders.length > 0 && <EarlierOrders orders={data.orders} />}
      </div>
    </>
  )
}

function LoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('report/register-order-page')
  if (error instanceof ApiError && error.code === 'publication.not-available')
    return <StateEmpty icon="file" title={t('unavailable.title')} text={t('unavailable.text')} />
  return <SectionError error={error} onRetry={onRetry} />
}
