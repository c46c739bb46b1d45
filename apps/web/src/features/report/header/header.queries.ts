import { getReportHeader } from '@merleg/contract/report/header.contract'
import { SECTION_ENDPOINTS } from '@merleg/contract/report/section-endpoints.generated'
import { sectionOf, type SectionEndpoint, type SectionNoun } from '@merleg/contract/report/report-sections'
import type { QueryClient } from '@tanstack/react-query'
import { loadAhead } from '../../../app/reload-once.ts'
import { askAhead, endpointQuery } from '../../../shared/http/endpoint-query.ts'
import { getPreferences } from '../../../shared/storage/preferences.ts'

/** Name, status, rating, type and menu of a report. */
export function reportHeaderQuery(id: string) {
  return endpointQuery(getReportHeader, { params: { id } })
}

/** Loads what a section shows first, ahead of opening it; a failure is told when it is opened. */
export function prefetchSection(client: QueryClient, noun: SectionNoun, id: string): void {
  if (sectionOf(noun).isLoadedLate) return
  void loadAhead(async () => askSection(client, await SECTION_ENDPOINTS[noun](), id))
}

function askSection(client: QueryClient, endpoint: SectionEndpoint, id: string): void {
  // The same request as the page makes when opened from the menu, so that it finds the answer in the cache.
  const { dataExpanded, onlyValid } = getPreferences()
  const asked = endpoint.query?.shape ?? {}
  const query = {
    ...('rows' in asked && dataExpanded ? { rows: 'true' } : {}),
    ...('all' in asked && !onlyValid ? { all: 'true' } : {}),
  }
  askAhead(client, endpointQuery(endpoint, { params: { id }, query }))
}
