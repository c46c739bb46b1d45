import { ASSOCIATION_KINDS } from '@merleg/contract/address-words'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { sectionOptions } from '../../../app/section-route.ts'
import { wordField } from '../../../shared/address/search-fields.ts'

export const marketingRoute = createRoute({
  ...sectionOptions('marketing', 'marketing'),
  validateSearch: z.object({ tie: wordField(ASSOCIATION_KINDS) }),
  component: lazyRouteComponent(() => import('./marketing.page.tsx'), 'MarketingPage'),
})
