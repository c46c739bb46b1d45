import {
  getNegativeInfo,
  getNegativeInfoDetails,
  getNegativeInfoRows,
  getPositiveInfo,
  getPositiveInfoDetails,
  getPositiveInfoRows,
} from '@merleg/contract/report/info.contract'
import type { InfoType } from '@merleg/domain/company-info/info-groups'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'

/** The groups of a page; `withRows` where all items are to be open, so that not each asks for its own. */
export function infoQuery(type: InfoType, id: string, withRows: boolean) {
  const asked = { params: { id }, query: withRows ? { rows: 'true' as const } : {} }
  const query = type === 'negative' ? endpointQuery(getNegativeInfo, asked) : endpointQuery(getPositiveInfo, asked)
  return { ...query, placeholderData: keepPreviousData }
}

/** An item that was opened is not asked for again while its page is looked at. */
const ROWS_FRESH_MS = 600_000

/** What one item tells. */
export function infoRowsQuery(type: InfoType, id: string, itemId: string) {
  const asked = { params: { id, itemId } }
  const query =
    type === 'negative' ? endpointQuery(getNegativeInfoRows, asked) : endpointQuery(getPositiveInfoRows, asked)
  return { ...query, staleTime: ROWS_FRESH_MS }
}

/** One item in full. */
export function infoDetailsQuery(type: InfoType, id: string, itemId: string) {
  const asked = { params: { id, itemId } }
  return type === 'negative'
    ? endpointQuery(getNegativeInfoDetails, asked)
    : endpointQuery(getPositiveInfoDetails, asked)
}
