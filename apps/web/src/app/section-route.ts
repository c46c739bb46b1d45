import { REPORT_SECTIONS, sectionOf, type SectionNoun, type SectionPath } from '@merleg/contract/report/report-sections'
import type { QueryClient } from '@tanstack/react-query'
import { requireAccess } from './guard.ts'
import { reportRoute } from './route-frames.ts'

type Entered = { context: { queryClient: QueryClient }; params: { id: string }; preload: boolean }

/** What the route of a section has from its line in the table: its place, its address, and who may enter. */
export function sectionOptions<Noun extends SectionNoun>(noun: Noun) {
  const path: SectionPath<Noun> = REPORT_SECTIONS[noun]['path']
  return {
    getParentRoute: () => reportRoute,
    path,
    beforeLoad: async ({ context, params, preload }: Entered) =>
      requireAccess(sectionOf(noun).endpoint.access, { context, preload, reportId: params.id }),
  }
}
