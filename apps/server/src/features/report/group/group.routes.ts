import { downloadReportGroup, getReportGroup as getGroup } from '@merleg/contract/report/group.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import { readAskedDay } from '../../../app/asked-day.ts'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { getGroupFile } from './group-file.ts'
import { getReportGroup } from './group.views.ts'

export function registerGroup(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getGroup, ({ params, query, locale }) => {
    const { asOf, onlyValid = false, offset, limit } = query
    const asked = { companyId: params.id, locale, ...readAskedDay(deps.clock, asOf), onlyValid, offset, limit }
    return inSnapshot(deps.reads, (tx) => getReportGroup(tx, asked))
  })
  registerEndpoint(app, downloadReportGroup, ({ params, query, locale }) => {
    const asked = { companyId: params.id, locale, ...readAskedDay(deps.clock, query.asOf) }
    return inSnapshot(deps.reads, (tx) => getGroupFile(tx, asked))
  })
}
