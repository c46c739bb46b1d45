import type { Access, RequiredRole } from '@merleg/contract/endpoint'
import {
  connectionPathsPage,
  creditsPage,
  internationalOrdersPage,
  listExportPage,
  settingsPage,
} from '@merleg/contract/pages'
import { OPERATOR_VIEWS } from '../../features/operator/operator-view.ts'
import { ADMINISTRATION_TABS } from '../../shared/ui/administration-tabs.tsx'
import type { IconName } from '../../shared/ui/icon-map.ts'
import { MONITORING_TABS } from '../../shared/ui/monitoring-tabs.tsx'
import { PAGE_ACCESS } from '../../shared/session/page-access.generated.ts'
import { NAVIGATION } from '../layout/navigation.ts'

/** A page that the palette leads to: its name in the texts, where it is, and who may open it. */
type PalettePage = {
  name: string
  /** What it belongs to, where its name alone does not say. */
  of?: string
  path: string
  icon: IconName
  access: Access
  /** What the reader has to be, beside the access. */
  role?: RequiredRole
}

/** A name that stands in the texts of the frame, of shared parts, or of the palette. */
const inNavigation = NAVIGATION.filter(({ key }) => key !== 'monitoring').map(
  ({ key, to, icon, access }) =>
    ({ name: `layout/page:nav.${key}`, path: to.replace('/{-$id}', ''), icon, access }) as const,
)
const inMonitoring = MONITORING_TABS.map(
  ({ key, to, access }) => ({ name: `ui/page:monitoringTabs.${key}`, path: to, icon: 'bell', access }) as const,
)

const inAdministration = ADMINISTRATION_TABS.map(
  ({ key, to }) =>
    ({
      name: `ui/page:administrationTabs.${key}`,
      of: 'layout/page:user.administration',
      path: to,
      icon: 'people',
      access: 'user',
      role: 'administrator',
    }) as const,
)
const ofOperator = OPERATOR_VIEWS.map(
  (view) =>
    ({
      name: `operator/page:views.${view}`,
      of: 'layout/page:user.operator',
      path: `/operator?view=${view}`,
      icon: 'building',
      access: 'user',
      role: 'operator',
    }) as const,
)

/** Pages of the product that need nothing but a name, in the order of the navigation. */
export const PALETTE_PAGES = [
  ...inNavigation,
  ...inMonitoring,
  { name: 'palette/page:pages.exports', path: listExportPage(), icon: 'sheet', access: PAGE_ACCESS.listExports },
  {
    name: 'palette/page:pages.internationalOrders',
    path: internationalOrdersPage(),
    icon: 'foreign',
    access: PAGE_ACCESS.internationalOrders,
  },
  {
    name: 'palette/page:pages.connectionPaths',
    path: connectionPathsPage([]),
    icon: 'link',
    access: PAGE_ACCESS.connectionPaths,
  },
  { name: 'layout/page:user.credits', path: creditsPage(), icon: 'coin', access: 'user' },
  { name: 'layout/page:user.editProfile', path: '/profile-edit', icon: 'edit', access: 'user' },
  { name: 'layout/page:user.editSecurity', path: '/profile-security', icon: 'lock', access: 'user' },
  { name: 'layout/page:user.corrections', path: '/corrections', icon: 'flag', access: 'user' },
  { name: 'layout/page:footer.dataSources', path: '/data-sources', icon: 'sheet', access: PAGE_ACCESS.dataSources },
  { name: 'layout/page:user.settings', path: settingsPage(), icon: 'settings', access: 'user' },
  ...inAdministration,
  ...ofOperator,
] as const satisfies readonly PalettePage[]
