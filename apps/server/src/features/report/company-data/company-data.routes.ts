import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { readAskedDay, refuseFuture } from '../../../app/asked-day.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { getCompanyDataPage } from './company-data.views.ts'

export function registerCompanyData(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getCompanyData, async ({ params, query, locale }) => {
    const { asOf, today } = readAskedDay(deps.clock, query.asOf)
    refuseFuture(today, query.knownAt)
    const shown = { companyId: params.id, locale, all: query.all ?? false, asOf, today, knownAt: query.knownAt ?? null }
    const { page } = await inSnapshot(deps.reads, (tx) => getCompanyDataPage(tx, shown))
    return page
  })
}
