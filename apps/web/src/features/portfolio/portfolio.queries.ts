import {
  deleteReceivables,
  getPortfolio,
  getPortfolioCompanies,
  getReceivableFaults,
} from '@merleg/contract/portfolio.contract'
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type PortfolioFilter,
  type PortfolioView,
  toFigureRequest,
  toPortfolioRequest,
} from '../../shared/address/portfolio-view.ts'
import { call } from '../../shared/http/call.ts'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'
import { getPreferences } from '../../shared/storage/preferences.ts'

/** The portfolio; the one before stays while another is worked out. */
export function portfolioQuery(filter: PortfolioFilter) {
  return {
    ...endpointQuery(getPortfolio, { query: toPortfolioRequest(filter) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  }
}

/** The companies behind the figure of the view. */
export function portfolioCompaniesQuery(view: PortfolioView) {
  const { currentPage = 1, perPage = getPreferences().perPage } = view
  return {
    ...endpointQuery(getPortfolioCompanies, {
      query: { ...toPortfolioRequest(view), ...toFigureRequest(view), currentPage, perPage },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  }
}

export function receivableFaultsQuery(currentPage: number) {
  return {
    ...endpointQuery(getReceivableFaults, { query: { currentPage, perPage: getPreferences().perPage } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  }
}

/** Asks anew for whatever receivables stand in. */
export function useReceivablesChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: [getPortfolio.path] })
    await queryClient.invalidateQueries({ queryKey: [getReceivableFaults.path] })
  }
}

export function useDeleteReceivables() {
  const changed = useReceivablesChanged()
  return useMutation({ mutationFn: () => call(deleteReceivables), onSuccess: changed })
}
