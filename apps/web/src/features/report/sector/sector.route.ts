import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { sectionOptions } from '../../../app/section-route.ts'
import { textField } from '../../../shared/address/search-fields.ts'

export const sectorRoute = createRoute({
  ...sectionOptions('sector', 'sector'),
  validateSearch: z.object({ sector: textField }),
  component: lazyRouteComponent(() => import('./sector.page.tsx'), 'SectorPage'),
})
