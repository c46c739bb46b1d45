import type { EndpointInput } from '@merleg/contract/endpoint'
import { downloadReportChanges, getReportChanges } from '@merleg/contract/report/changes.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { Locale } from '@merleg/domain/locale'
import type { FastifyInstance } from 'fastify'
import { monthsBefore } from '@merleg/domain/calendar-days'
import { AppError } from '../../../app/app-error.ts'
import { refuseFuture } from '../../../app/asked-day.ts'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { today } from '../../../shared/clock.ts'
import { type ChangesQuery, COMPARED_MONTHS, getChangesPage } from './changes.views.ts'
import { renderChangesSheet } from './changes.xlsx.ts'

type Asked = Pick<EndpointInput<typeof getReportChanges>, 'params' | 'query'> & { locale: Locale }

export function registerChanges(app: FastifyInstance, deps: Deps): void {
  const read = (asked: Asked) => {
    const query = readQuery(asked, today(deps.clock))
    return inSnapshot(deps.reads, (tx) => getChangesPage(tx, query))
  }
  registerEndpoint(app, getReportChanges, async (asked) => {
    const { page } = await read(asked)
    return page
  })
  registerEndpoint(app, downloadReportChanges, async (asked) => {
    const { profile, page } = await read(asked)
    return renderChangesSheet({ profile, page, locale: asked.locale })
  })
}

/** Throws `days.in-future`, `days.reversed`; `validation.failed` where both knowledge and its day are asked for. */
function readQuery({ params, query, locale }: Asked, now: string): ChangesQuery {
  const { to = now, view = 'world', knownAt = null } = query
  const from = query.from ?? monthsBefore(to, COMPARED_MONTHS)
  refuseFuture(now, from, to, knownAt)
  if (from > to) throw new AppError('days.reversed')
  if (view === 'knowledge' && knownAt !== null)
    throw new AppError('validation.failed', { fields: { knownAt: 'only-with-world' } })
  return { companyId: params.id, locale, view, from, to, knownAt }
}
