import { endpointUrl } from '@merleg/contract/endpoint-url'
import { downloadFinalOwner, getFinalOwner, getFinalOwnerChanges } from '@merleg/contract/report/final-owner.contract'
import type { TableFileFormat } from '@merleg/contract/table-files'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'

const onDay = (asOf: string | undefined): { asOf?: string } => (asOf === undefined ? {} : { asOf })

/** Who stands behind a company on a day; today where none is told. */
export function finalOwnerQuery(id: string, asOf: string | undefined) {
  const query = onDay(asOf)
  return { ...endpointQuery(getFinalOwner, { params: { id }, query }), placeholderData: keepPreviousData }
}

/** What changed since a day. */
export function finalOwnerChangesQuery(id: string, { since, asOf }: { since: string; asOf: string | undefined }) {
  return endpointQuery(getFinalOwnerChanges, { params: { id }, query: { since, ...onDay(asOf) } })
}

/** Where the owners of a day are as a file. */
export function finalOwnerFileUrl(id: string, asOf: string | undefined, format: TableFileFormat): string {
  return endpointUrl(downloadFinalOwner, { params: { id }, query: { ...onDay(asOf), format } })
}
