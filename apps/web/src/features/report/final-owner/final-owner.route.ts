import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { sectionOptions } from '../../../app/section-route.ts'
import { dayField } from '../../../shared/address/search-fields.ts'

export const finalOwnerRoute = createRoute({
  ...sectionOptions('final-owner', 'real-owner'),
  validateSearch: z.object({ asOf: dayField, since: dayField }),
  component: lazyRouteComponent(() => import('./final-owner.page.tsx'), 'FinalOwnerPage'),
})
