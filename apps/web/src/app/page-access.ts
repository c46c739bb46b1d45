import type { Access } from '@merleg/contract/endpoint'
import { type SectionNoun, sectionOf } from '@merleg/contract/report/report-sections'
import { PAGE_ACCESS } from '../shared/session/page-access.generated.ts'

/** A page that asks for a claim: by its name, or a section of the report by its noun. */
export type GuardedPage = keyof typeof PAGE_ACCESS | { readonly section: SectionNoun }

/** Who may open the page. */
export function accessOf(page: GuardedPage): Access {
  return typeof page === 'object' ? sectionOf(page.section).access : PAGE_ACCESS[page]
}
