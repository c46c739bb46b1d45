import { getCredits, getCreditStatement, type StatementKind } from '@merleg/contract/credits.contract'
import type { CreditAccount } from '@merleg/domain/credits/credit-accounts'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'

/** What the address of the page tells of the statement; left out: every kind, every day. */
export type StatementFilter = {
  kind?: StatementKind | undefined
  from?: string | undefined
  to?: string | undefined
}

/** What can be spent and what is held; asked anew by whoever comes to a price. */
export function creditsQuery() {
  return { ...endpointQuery(getCredits), staleTime: 0 }
}

type Asked = StatementFilter & { account: CreditAccount; currentPage: number; perPage: number }

/** The statement; the page before stays while the next one loads. */
export function statementQuery(asked: Asked) {
  return {
    ...endpointQuery(getCreditStatement, { query: withoutGaps(asked) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  }
}

/** The filter as a call takes it, without what is left out. */
export function withoutGaps<Filter extends StatementFilter>({ kind, from, to, ...rest }: Filter) {
  return {
    ...rest,
    ...(kind === undefined ? {} : { kind }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  }
}
