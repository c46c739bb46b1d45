import type { SectionNoun, SectionPath } from '@merleg/contract/report/report-sections'
import type { QueryClient } from '@tanstack/react-query'
import { requireAccess } from './guard.ts'
import { reportRoute } from './route-frames.ts'

type Entered = { context: { queryClient: QueryClient }; params: { id: string }; preload: boolean }

/**
 * What the route of a section has from its line in the table: its place, its address, and who may enter. The address is
 * said again, as nobody needs the table before the login; the compiler holds the two equal.
 */
export function sectionOptions<Noun extends SectionNoun>(noun: Noun, path: SectionPath<Noun>) {
  return {
    getParentRoute: () => reportRoute,
    path,
    beforeLoad: async ({ context, params, preload }: Entered) =>
      requireAccess({ section: noun }, { context, preload, reportId: params.id }),
  }
}
