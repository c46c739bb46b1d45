import { getReportHeader, hasSection } from '@merleg/contract/report/header.contract'
import { SECTION_NOUNS, type SectionNoun } from '@merleg/contract/report/report-sections'
import { read } from './server-call.ts'

/** The sections that the report of a company has, as its menu would list them. */
export async function listSections(
  access: { readonly baseUrl: string; readonly token: string },
  id: string,
): Promise<readonly SectionNoun[]> {
  const header = await read(getReportHeader, { ...access, params: { id } })
  return SECTION_NOUNS.filter((noun) => hasSection(header, noun))
}
