import { downloadComparison, getComparison } from '@merleg/contract/comparison.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { Locale } from '@merleg/domain/locale'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import type { SessionUser } from '../../app/session.ts'
import { today } from '../../shared/clock.ts'
import { readScoreConfig } from '../score/rate/score-config.ts'
import { renderComparisonSheet } from './comparison.xlsx.ts'
import { getComparisonPage } from './comparison.views.ts'

export function registerComparison(app: FastifyInstance, deps: Deps): void {
  const scoreConfig = readScoreConfig(deps.config)
  const load = (companyIds: readonly string[], { claims, subscriberId }: SessionUser, locale: Locale) => {
    const query = { companyIds, claims, subscriberId, locale, today: today(deps.clock), scoreConfig }
    return inSnapshot(deps.reads, (tx) => getComparisonPage(tx, query))
  }

  registerEndpoint(app, getComparison, ({ query, user, locale }) => load(query.companies, user, locale))
  registerEndpoint(app, downloadComparison, async ({ query, user, locale }) => {
    const page = await load(query.companies, user, locale)
    return renderComparisonSheet({ page, locale, today: today(deps.clock) })
  })
}
