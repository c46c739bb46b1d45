import { CHANGE_KINDS, CHANGE_VIEWS } from '@merleg/contract/address-words'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { z } from 'zod'
import { sectionOptions } from '../../../app/section-route.ts'
import { dayField, textField, wordField } from '../../../shared/address/search-fields.ts'

export const changesRoute = createRoute({
  ...sectionOptions('changes', 'changes'),
  validateSearch: z.object({
    from: dayField,
    to: dayField,
    view: wordField(CHANGE_VIEWS),
    knownAt: dayField,
    kind: wordField(CHANGE_KINDS),
    section: textField,
  }),
  component: lazyRouteComponent(() => import('./changes.page.tsx'), 'ChangesPage'),
})
