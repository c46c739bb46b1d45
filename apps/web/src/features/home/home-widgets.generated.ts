/** Written by `npm run lists` from the widgets of the home page (`*.home.tsx`); not by hand. */

import type { HomeWidgetId } from '@merleg/contract/home-widgets.generated'
import type { HomeWidget } from '../../shared/home-widget.ts'
import { favoritesChangesHome } from '../favorites/favorites-changes.home.tsx'
import { internationalAlertsHome } from '../international-orders/international-alerts.home.tsx'
import { internationalOrdersHome } from '../international-orders/international-orders.home.tsx'
import { moduleOfferHome } from '../home/module-offer.home.tsx'
import { moduleTilesHome } from '../home/module-tiles.home.tsx'
import { monitoringChangesHome } from '../alerts/monitoring-changes.home.tsx'
import { monitoringStatisticsHome } from '../alerts/monitoring-statistics.home.tsx'
import { newsHome } from '../news/news.home.tsx'
import { openedChangesHome } from '../home/opened-changes.home.tsx'
import { recentWorkHome } from '../home/recent-work.home.tsx'
import { searchHistoryHome } from '../search/search-history.home.tsx'
import { tipsHome } from '../news/tips.home.tsx'

export const HOME_WIDGETS: Readonly<Record<HomeWidgetId, HomeWidget>> = {
  'favorites-changes': favoritesChangesHome,
  'international-alerts': internationalAlertsHome,
  'international-orders': internationalOrdersHome,
  'module-offer': moduleOfferHome,
  'module-tiles': moduleTilesHome,
  'monitoring-changes': monitoringChangesHome,
  'monitoring-statistics': monitoringStatisticsHome,
  news: newsHome,
  'opened-changes': openedChangesHome,
  'recent-work': recentWorkHome,
  'search-history': searchHistoryHome,
  tips: tipsHome,
}
