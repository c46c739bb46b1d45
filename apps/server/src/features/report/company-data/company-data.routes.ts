import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { today } from '../../../shared/clock.ts'
import { getCompanyDataPage } from './company-data.views.ts'

export function registerCompanyData(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, getCompanyData, async ({ params, query, locale }) => {
    const asked = {
      all: query.all ?? false,
      asOf: query.asOf ?? today(deps.clock),
      knownAt: query.knownAt ?? null,
    }
    const shown = { companyId: params.id, locale, ...asked }
    const { page } = await inSnapshot(deps.reads, (tx) => getCompanyDataPage(tx, shown))
    return page
  })
}
