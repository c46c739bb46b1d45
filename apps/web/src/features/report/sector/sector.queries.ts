import { getSector } from '@merleg/contract/report/sector.contract'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'

/** The company among those of a sector, its own one unless told; the shown one stays until the next is there. */
export function sectorQuery(id: string, sector: string | undefined) {
  const query = sector === undefined ? {} : { sector }
  return { ...endpointQuery(getSector, { params: { id }, query }), placeholderData: keepPreviousData }
}
