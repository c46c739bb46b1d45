import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'

/** What is asked of the register: the state of a day, as known on a day, with or without what has ended. */
export type CompanyDataView = { all?: boolean | undefined; asOf?: string | undefined; knownAt?: string | undefined }

/** Everything the register says of a company; another day's answer stays until the new one is there. */
export function companyDataQuery(id: string, { all, asOf, knownAt }: CompanyDataView) {
  const query = { all: all === true ? ('true' as const) : undefined, asOf, knownAt }
  const asked = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
  return { ...endpointQuery(getCompanyData, { params: { id }, query: asked }), placeholderData: keepPreviousData }
}
