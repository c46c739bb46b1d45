import { listDataSources } from '@merleg/contract/data-sources.contract'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'

/** Every source of the data, loaded or not. */
export function useDataSources() {
  return useQuery(endpointQuery(listDataSources))
}
