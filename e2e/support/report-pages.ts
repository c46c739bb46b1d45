import { getReportHeader } from '@merleg/contract/report/header.contract'
import { SECTION_GROUPS, type SectionEntry } from '../../apps/web/src/features/report/header/report-sections.ts'
import { read } from './server-call.ts'

/** The sections that the report of a company has, as its menu would list them. */
export async function listSections(
  access: { readonly baseUrl: string; readonly token: string },
  id: string,
): Promise<readonly SectionEntry[]> {
  const { menu } = await read(getReportHeader, { ...access, params: { id } })
  const entries: readonly SectionEntry[] = SECTION_GROUPS.flatMap((group) => [...group.entries])
  return entries.filter(({ section }) => menu[section])
}
