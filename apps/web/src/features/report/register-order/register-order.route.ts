import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { sectionOptions } from '../../../app/section-route.ts'
import { wordField } from '../../../shared/address/search-fields.ts'

export const registerOrderRoute = createRoute({
  ...sectionOptions('register-order', 'im'),
  validateSearch: z.object({ step: wordField(['billing', 'confirm']) }),
  component: lazyRouteComponent(() => import('./register-order.page.tsx'), 'RegisterOrderPage'),
})
