import { getConnectionPaths } from '@merleg/contract/report/connection-paths.contract'
import { keepPreviousData } from '@tanstack/react-query'
import { type PathsView, toPathsRequest } from '../../../shared/address/paths-view.ts'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'

/** Paths between the parties of the address; the query is a search that takes its time. */
export function connectionPathsQuery(view: PathsView) {
  const query = toPathsRequest(view)
  return { ...endpointQuery(getConnectionPaths, { query }), placeholderData: keepPreviousData, retry: false }
}
