import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { getHomeLayout } from '@merleg/contract/home.contract'
import { HOME_WIDGET_IDS, type HomeWidgetId } from '@merleg/contract/home-widgets.generated'
import type { DbOrTx } from '@merleg/db/connect'
import { UNARRANGED } from '@merleg/domain/home-layout'
import { findHomeLayout } from './home-layout.repository.ts'

/** The user's layout without what a former version knew. */
export async function getHomeLayoutPage(db: DbOrTx, userId: string): Promise<EndpointAnswer<typeof getHomeLayout>> {
  const { order, hidden } = (await findHomeLayout(db, userId)) ?? UNARRANGED
  return { order: order.filter(isWidget), hidden: hidden.filter(isWidget) }
}

function isWidget(id: string): id is HomeWidgetId {
  return HOME_WIDGET_IDS.some((known) => known === id)
}
