import {
  deleteReceivables,
  downloadPortfolio,
  getPortfolio,
  getPortfolioCompanies,
  getReceivableFaults,
  type PortfolioQuery,
  uploadReceivables,
} from '@merleg/contract/portfolio.contract'
import { inSnapshot } from '@merleg/db/transaction'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { today } from '../../shared/clock.ts'
import { readScoreConfig } from '../score/rate/score-config.ts'
import { getCompaniesPage } from './portfolio-companies.views.ts'
import { getPortfolioPage } from './portfolio.views.ts'
import { renderPortfolioFile } from './portfolio.xlsx.ts'
import { createRateThen } from './rate-then.ts'
import { deleteReceivableList, listReceivableFaults } from './receivables.repository.ts'
import { storeReceivables } from './receivables.usecases.ts'

export function registerPortfolio(app: FastifyInstance, deps: Deps): void {
  const rateThen = createRateThen(readScoreConfig(deps.config))
  // What a user has just noted or uploaded is read: not from a replica.
  const { db } = deps
  const isBulk = { isBulk: true }
  const of = <Query extends PortfolioQuery>(query: Query, reader: { subscriberId: string }) => ({
    query,
    subscriberId: reader.subscriberId,
    today: today(deps.clock),
    rateThen,
  })
  registerEndpoint(app, getPortfolio, ({ query, user, locale }) =>
    inSnapshot(db, (tx) => getPortfolioPage(tx, { ...of(query, user), locale }), isBulk),
  )
  registerEndpoint(app, getPortfolioCompanies, ({ query, user, locale }) =>
    inSnapshot(db, (tx) => getCompaniesPage(tx, { ...of(query, user), locale }), isBulk),
  )
  registerEndpoint(app, downloadPortfolio, ({ query, user, locale }) =>
    inSnapshot(db, (tx) => renderPortfolioFile(tx, { ...of(query, user), locale }), isBulk),
  )
  registerEndpoint(app, uploadReceivables, ({ user, file }) => storeReceivables(deps, user, file))
  registerEndpoint(app, deleteReceivables, async ({ user }) => ({
    deletedCount: await deleteReceivableList(db, user.subscriberId),
  }))
  registerEndpoint(app, getReceivableFaults, async ({ query, user, locale }) => {
    const { currentPage, perPage } = query
    const t = getTranslator(locale, 'portfolio/answers')
    const offset = (currentPage - 1) * perPage
    const found = await listReceivableFaults(db, { subscriberId: user.subscriberId, limit: perPage, offset })
    return {
      rows: found.map(({ row, given, amount, currency, faults }) => ({
        row,
        given,
        amount,
        currency,
        faults: faults.map((fault) => t(`faults.${fault}`)),
      })),
      meta: { count: found[0]?.count ?? 0, currentPage, perPage },
    }
  })
}
