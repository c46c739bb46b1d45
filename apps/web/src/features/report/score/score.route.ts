import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { sectionOptions } from '../../../app/section-route.ts'
import { keysField, listField, wordField } from '../../../shared/address/search-fields.ts'

export const scoreRoute = createRoute({
  ...sectionOptions('score', 'score'),
  validateSearch: z.object({
    order: wordField(['kind']),
    open: listField,
    /** The inputs that were moved, as `what-if-address` writes them. */
    whatIf: keysField,
  }),
  component: lazyRouteComponent(() => import('./score.page.tsx'), 'ScorePage'),
})
