import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { sectionOptions } from '../../../app/section-route.ts'
import { keysField } from '../../../shared/address/search-fields.ts'

export const financialSummaryRoute = createRoute({
  ...sectionOptions('financial-summary', 'financial-report-summary'),
  validateSearch: z.object({ /** Keys of the rows that show their chart. */ open: keysField }),
  component: lazyRouteComponent(() => import('./financial-summary.page.tsx'), 'FinancialSummaryPage'),
})
