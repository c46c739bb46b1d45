import { listInternationalAlerts } from '@merleg/contract/international-orders.contract'
import { Link } from '@tanstack/react-router'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import type { HomeWidget, HomeWidgetProps } from '../../shared/home-widget.ts'
import { Panel } from '../../shared/ui/panel.tsx'
import { AlertsList } from './components/alerts-list.tsx'

/** What was heard of the orders of foreign reports, five a page (spec part 1 §2 "Home"). */
function InternationalAlerts(props: HomeWidgetProps) {
  const { t } = useTranslation('international-orders/page')
  return (
    <Panel title={t('alerts.title')} actions={<Link to="/international/orders">{t('orders.all')}</Link>}>
      <AlertsList {...props} />
    </Panel>
  )
}

export const internationalAlertsHome: HomeWidget = {
  readTitle: () => i18next.t('alerts.title', { ns: 'international-orders/page' }),
  rank: 95,
  size: 'wide',
  access: listInternationalAlerts.access,
  hiddenForClaim: 'NemzetkoziTiltas',
  isHiddenByDefault: true,
  Component: InternationalAlerts,
}
