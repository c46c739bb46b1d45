import type { EndpointAnswer } from '@merleg/contract/endpoint'
import { toBooleanText } from '@merleg/contract/fields'
import { endpointUrl } from '@merleg/contract/endpoint-url'
import { downloadConnections, getConnections } from '@merleg/contract/report/connections.contract'
import type { NetworkFileFormat } from '@merleg/contract/table-files'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'

export type Connections = EndpointAnswer<typeof getConnections>

/** What is asked of the network; what is left out is the server's to choose. */
export type NetworkView = {
  levels?: number | undefined
  owners?: boolean | undefined
  leaders?: boolean | undefined
  onlyActive?: boolean | undefined
  withoutConnections?: boolean | undefined
  asOf?: string | undefined
  /** Ids of parties with commas between, once for each step. */
  expanded?: string | undefined
}

const asText = (value: boolean | undefined) => (value === undefined ? undefined : toBooleanText(value))

function toQuery(view: NetworkView) {
  const query = {
    levels: view.levels === 2 ? ('2' as const) : undefined,
    owners: asText(view.owners),
    leaders: asText(view.leaders),
    onlyActive: asText(view.onlyActive),
    withoutConnections: asText(view.withoutConnections),
    asOf: view.asOf,
    expanded: view.expanded,
  }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
}

/** The network around a company; what was drawn stays until the new answer is there. */
export function connectionsQuery(id: string, view: NetworkView) {
  return {
    ...endpointQuery(getConnections, { params: { id }, query: toQuery(view) }),
    placeholderData: keepPreviousData,
  }
}

/** Where the network as it is drawn is as a file. */
export function connectionsFileUrl(id: string, view: NetworkView, format: NetworkFileFormat): string {
  return endpointUrl(downloadConnections, { params: { id }, query: { ...toQuery(view), format } })
}
