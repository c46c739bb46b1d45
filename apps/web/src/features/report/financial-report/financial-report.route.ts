import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { sectionOptions } from '../../../app/section-route.ts'
import { flagField, textField } from '../../../shared/address/search-fields.ts'

export const financialReportRoute = createRoute({
  ...sectionOptions('financial-report', 'financial-report'),
  validateSearch: z.object({
    year: z.coerce.number().int().optional().catch(undefined),
    consolidated: flagField,
    tab: textField,
  }),
  component: lazyRouteComponent(() => import('./financial-report.page.tsx'), 'FinancialReportPage'),
})
