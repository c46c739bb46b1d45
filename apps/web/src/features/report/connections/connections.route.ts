import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { sectionOptions } from '../../../app/section-route.ts'
import { dayField, flagField, listField, wordField } from '../../../shared/address/search-fields.ts'

export const connectionsRoute = createRoute({
  ...sectionOptions('connections', 'connections'),
  validateSearch: z.object({
    levels: z.coerce.number().int().min(1).max(2).optional().catch(undefined),
    owners: flagField,
    leaders: flagField,
    onlyActive: flagField,
    withoutConnections: flagField,
    asOf: dayField,
    /** Parties that were expanded, and those that were removed from the picture. */
    expanded: listField,
    removed: listField,
    /** Whose card is open. */
    node: z.string().max(200).optional().catch(undefined),
    colors: wordField(['rating']),
    view: wordField(['list']),
  }),
  component: lazyRouteComponent(() => import('./connections.page.tsx'), 'ConnectionsPage'),
})
