import { getFinalOwner } from '@merleg/contract/report/final-owner.contract'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'

/** Who stands behind a company on a day; today where none is told. */
export function finalOwnerQuery(id: string, asOf: string | undefined) {
  const query = asOf === undefined ? {} : { asOf }
  return { ...endpointQuery(getFinalOwner, { params: { id }, query }), placeholderData: keepPreviousData }
}
