import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { sectionOptions } from '../../../app/section-route.ts'
import { dayField } from '../../../shared/address/search-fields.ts'

export const groupRoute = createRoute({
  ...sectionOptions('group', 'group'),
  validateSearch: z.object({ asOf: dayField, page: z.number().int().min(1).max(10_000).optional().catch(undefined) }),
  component: lazyRouteComponent(() => import('./group.page.tsx'), 'GroupPage'),
})
