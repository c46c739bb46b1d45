import { getReportHeader } from '@merleg/contract/report/header.contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { today } from '../../../shared/clock.ts'
import { rememberReport } from '../../search/search.usecases.ts'
import { getHeaderPage } from './header.views.ts'

export function registerReportHeader(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getReportHeader, async ({ params, user, locale }) => {
    const header = await getHeaderPage(
      { db: deps.reads, config: deps.config },
      { companyId: params.id, locale, today: today(deps.clock) },
    )
    await rememberReport(deps, user.userId, { id: header.id, name: header.name })
    return header
  })
}
