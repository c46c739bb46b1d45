import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SkeletonPanel } from '../../../shared/ui/skeletons.tsx'
import { ReportSection } from '../header/components/report-section.tsx'
import { EarlierOrders } from './components/earlier-orders.tsx'
import { OrderSteps } from './components/order-steps.tsx'
import { OrderTerms } from './components/order-terms.tsx'
import classes from './register-order.module.css'
import { registerOrderQuery } from './register-order.queries.ts'

const route = getRouteApi('/main/report/$id/im')

/** Ordering documents of the official register: choose, billing details, confirm (spec part 1 §2). */
export function RegisterOrderPage() {
  const { t } = useTranslation(['report/register-order/page', 'report/register-order/words'])
  const { id } = route.useParams()
  const query = useQuery(registerOrderQuery(id))
  return (
    <ReportSection
      query={query}
      title={t('report/register-order/words:title')}
      skeleton={<SkeletonPanel rows={10} />}
      refusals={{
        'publication.not-available': () => ({
          icon: 'file',
          title: t('unavailable.title'),
          text: t('unavailable.text'),
        }),
      }}
    >
      {(data) => (
        <div className={classes.page}>
          <p className={classes.intro}>{t('intro', { number: data.company.registrationNumber })}</p>
          {data.company.isMadeUp && <p className={classes.notice}>{t('madeUp')}</p>}
          <OrderSteps key={id} id={id} data={data} />
          <OrderTerms data={data} />
          {data.orders.length > 0 && <EarlierOrders orders={data.orders} />}
        </div>
      )}
    </ReportSection>
  )
}
