import {
  CONNECTION_PAGE_SIZE,
  type ConnectionGroupId,
  getConnectionArticle,
  getConnectionList,
} from '@merleg/contract/report/connection-list.contract'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'
import type { ConnectionView } from './connection-view.ts'

export type AskedConnections = Pick<ConnectionView, 'text' | 'order' | 'asOf'> & { onlyValid: boolean }

function toQuery({ text, order, asOf, onlyValid }: AskedConnections) {
  return {
    ...(text === undefined || text === '' ? {} : { text }),
    ...(order === undefined ? {} : { order }),
    ...(asOf === undefined ? {} : { asOf }),
    ...(onlyValid ? { onlyValid: 'true' as const } : {}),
  }
}

/** The groups with the first items of each. */
export function connectionListQuery(id: string, asked: AskedConnections) {
  return {
    ...endpointQuery(getConnectionList, { params: { id }, query: toQuery(asked) }),
    placeholderData: keepPreviousData,
  }
}

/** A later part of a long group; the first one came with the page. */
export function connectionPartQuery(
  id: string,
  { asked, group, part }: { asked: AskedConnections; group: ConnectionGroupId; part: number },
) {
  const query = { ...toQuery(asked), group, offset: String(part * CONNECTION_PAGE_SIZE) }
  return endpointQuery(getConnectionList, { params: { id }, query })
}

/** One connection whole. */
export function connectionArticleQuery(id: string, address: { section: string; article: string }) {
  return endpointQuery(getConnectionArticle, { params: { id, ...address }, query: {} })
}
