import { toBooleanText } from '@merleg/contract/fields'
import { getReportGroup, GROUP_PAGE_SIZE } from '@merleg/contract/report/group.contract'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'

type AskedGroup = { asOf: string | undefined; onlyValid: boolean; page: number }

/** The group of a company on a day, a page of its members; today where no day is told. */
export function groupQuery(id: string, { asOf, onlyValid, page }: AskedGroup) {
  const query = {
    onlyValid: toBooleanText(onlyValid),
    ...(asOf === undefined ? {} : { asOf }),
    ...(page === 1 ? {} : { offset: String((page - 1) * GROUP_PAGE_SIZE) }),
  }
  return { ...endpointQuery(getReportGroup, { params: { id }, query }), placeholderData: keepPreviousData }
}
