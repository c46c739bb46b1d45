import { getReportChanges, type ChangeView } from '@merleg/contract/report/changes.contract'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'

/** What is compared; what is left out is the server's to choose: the year until today, as known now. */
export type Comparison = {
  from?: string | undefined
  to?: string | undefined
  view?: ChangeView | undefined
  knownAt?: string | undefined
}

/** What changed between two days; the last comparison stays until the new one is there. */
export function changesQuery(id: string, { from, to, view, knownAt }: Comparison) {
  const query = { from, to, view, knownAt: view === 'knowledge' ? undefined : knownAt }
  const asked = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
  return { ...endpointQuery(getReportChanges, { params: { id }, query: asked }), placeholderData: keepPreviousData }
}
