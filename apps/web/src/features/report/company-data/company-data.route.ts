import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { sectionOptions } from '../../../app/section-route.ts'
import { dayField, flagField, textField, wordField } from '../../../shared/address/search-fields.ts'

export const companyDataRoute = createRoute({
  ...sectionOptions('company-data', 'company-data'),
  validateSearch: z.object({
    hl: textField,
    all: flagField,
    tab: wordField(['company', 'members', 'news']),
    asOf: dayField,
    knownAt: dayField,
  }),
  component: lazyRouteComponent(() => import('./company-data.page.tsx'), 'CompanyDataPage'),
})
