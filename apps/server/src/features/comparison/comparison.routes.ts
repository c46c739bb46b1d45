import { downloadComparison, getComparison } from '@merleg/contract/comparison.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { today } from '../../shared/clock.ts'
import { readScoreConfig } from '../score/rate/score-config.ts'
import type { ComparisonQuery } from './compared-company.views.ts'
import { renderComparisonSheet } from './comparison.xlsx.ts'
import { getComparisonPage } from './comparison.views.ts'

export function registerComparison(app: FastifyInstance, deps: Deps): void {
  const scoreConfig = readScoreConfig(deps.config)
  const load = (query: Pick<ComparisonQuery, 'companyIds' | 'claims' | 'locale'>) =>
    inSnapshot(deps.reads, (tx) => getComparisonPage(tx, { ...query, today: today(deps.clock), scoreConfig }))

  registerEndpoint(app, getComparison, ({ query, user, locale }) =>
    load({ companyIds: query.companies, claims: user.claims, locale }),
  )
  registerEndpoint(app, downloadComparison, async ({ query, user, locale }) => {
    const page = await load({ companyIds: query.companies, claims: user.claims, locale })
    return renderComparisonSheet({ page, locale, today: today(deps.clock) })
  })
}
