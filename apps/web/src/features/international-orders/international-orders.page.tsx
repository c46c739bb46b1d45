import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { AlertsList } from './components/alerts-list.tsx'
import { OrdersList } from './components/orders-list.tsx'
import classes from './international-orders.module.css'
import { OfflineOrderForm } from './offline-order-form.widget.tsx'

const route = getRouteApi('/main/international/orders')

/** Orders of foreign reports: those there are, what was heard of them, and the form for another one. */
export function InternationalOrdersPage() {
  const { t } = useTranslation('international-orders/page')
  const { ordersPage = 1, alertsPage = 1, country } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <div className={classes.page}>
      <PageHeading
        title={t('orders.pageTitle')}
        actions={
          <Link to="/international/orders" search={(old) => old} hash="new">
            {t('orders.new')}
          </Link>
        }
      />
      <Panel title={t('orders.title')}>
        <OrdersList
          currentPage={ordersPage}
          onPageChange={(page) =>
            void navigate({ search: (old) => ({ ...old, ordersPage: page }), resetScroll: false })
          }
        />
      </Panel>
      <Panel title={t('alerts.title')}>
        <AlertsList
          currentPage={alertsPage}
          onPageChange={(page) =>
            void navigate({ search: (old) => ({ ...old, alertsPage: page }), resetScroll: false })
          }
        />
      </Panel>
      <div id="new" className={classes.anchor}>
        <OfflineOrderForm given={country === undefined ? {} : { country }} />
      </div>
    </div>
  )
}
