import { listAudit } from '@merleg/contract/audit.contract'
import type { AuditAct } from '@merleg/domain/audit-acts'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'

/** What the address of the page tells; left out: every act, anybody, every day. */
export type AuditFilter = {
  act?: AuditAct | undefined
  user?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** A page of the trail; the page before stays while the next one loads. */
export function auditQuery(asked: AuditFilter & { currentPage: number; perPage: number }) {
  return {
    ...endpointQuery(listAudit, { query: withoutGaps(asked) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  }
}

/** The filter as a call takes it, without what is left out. */
export function withoutGaps<Filter extends AuditFilter>({ act, user, from, to, ...rest }: Filter) {
  return {
    ...rest,
    ...(act === undefined ? {} : { act }),
    ...(user === undefined ? {} : { user }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  }
}
