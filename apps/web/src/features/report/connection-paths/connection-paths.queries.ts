import { getConnectionPaths } from '@merleg/contract/report/connection-paths.contract'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'
import type { PathsView } from './paths-view.ts'

/** Paths between the parties of the address; the query is a search that takes its time. */
export function connectionPathsQuery({ parties = '', kinds, asOf, ever, hubTies }: PathsView) {
  const query = {
    parties,
    ...(kinds === undefined ? {} : { kinds }),
    ...(asOf === undefined ? {} : { asOf }),
    ...(ever === true ? { ever: 'true' as const } : {}),
    ...(hubTies === undefined ? {} : { hubTies: String(hubTies) }),
  }
  return { ...endpointQuery(getConnectionPaths, { query }), placeholderData: keepPreviousData, retry: false }
}
