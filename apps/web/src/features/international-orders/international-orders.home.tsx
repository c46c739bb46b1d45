import { listInternationalOrders } from '@merleg/contract/international-orders.contract'
import { Link } from '@tanstack/react-router'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import type { HomeWidget, HomeWidgetProps } from '../../shared/home-widget.ts'
import { Panel } from '../../shared/ui/panel.tsx'
import { OrdersList } from './components/orders-list.tsx'

/** Orders of foreign reports, five a page (spec part 1 §2 "Home"). */
function InternationalOrders(props: HomeWidgetProps) {
  const { t } = useTranslation('international-orders/page')
  return (
    <Panel title={t('orders.title')} actions={<Link to="/international/orders">{t('orders.all')}</Link>}>
      <OrdersList {...props} />
    </Panel>
  )
}

export const internationalOrdersHome: HomeWidget = {
  readTitle: () => i18next.t('orders.title', { ns: 'international-orders/page' }),
  rank: 90,
  size: 'wide',
  access: listInternationalOrders.access,
  hiddenForClaim: 'NemzetkoziTiltas',
  isHiddenByDefault: true,
  Component: InternationalOrders,
}
