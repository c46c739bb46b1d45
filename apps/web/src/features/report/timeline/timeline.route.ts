import { TIMELINE_KINDS } from '@merleg/domain/timeline-kinds'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { sectionOptions } from '../../../app/section-route.ts'
import { textField, wordField } from '../../../shared/address/search-fields.ts'

export const timelineRoute = createRoute({
  ...sectionOptions('timeline', 'timeline'),
  validateSearch: z.object({ hl: textField, kind: wordField(TIMELINE_KINDS) }),
  component: lazyRouteComponent(() => import('./timeline.page.tsx'), 'TimelinePage'),
})
