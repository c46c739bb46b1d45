import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { sectionOptions } from '../../../app/section-route.ts'
import { keysField, wordField } from '../../../shared/address/search-fields.ts'

export const indicatorsRoute = createRoute({
  ...sectionOptions('indicators', 'common-ratings'),
  validateSearch: z.object({ view: wordField(['table']), cards: keysField }),
  component: lazyRouteComponent(() => import('./indicators.page.tsx'), 'IndicatorsPage'),
})
