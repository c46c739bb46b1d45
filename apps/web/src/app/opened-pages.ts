import { noteStep } from '../shared/error-reports/steps.ts'
import type { AppRouter } from './router.tsx'

/** Keeps which pages were opened, by the patterns of their addresses. */
export function noteOpenedPages(router: AppRouter): void {
  router.subscribe('onResolved', ({ hrefChanged }) => {
    const pattern = router.state.matches.at(-1)?.fullPath
    if (hrefChanged && pattern !== undefined) noteStep('page', pattern)
  })
}
