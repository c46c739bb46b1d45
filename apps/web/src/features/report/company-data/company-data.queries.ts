import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'

/** Of which day the state is shown, and as known on which day; today where left out. */
export type CompanyDataView = { asOf?: string | undefined; knownAt?: string | undefined }

/** What the register says of a company, `all` with what has ended and in whole groups; another day's answer stays until the new one is there. */
export function companyDataQuery(id: string, { all, asOf, knownAt }: CompanyDataView & { all: boolean }) {
  const query = { all: all ? ('true' as const) : undefined, asOf, knownAt }
  const asked = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
  return { ...endpointQuery(getCompanyData, { params: { id }, query: asked }), placeholderData: keepPreviousData }
}
