import { downloadCreditStatement, getCredits, getCreditStatement } from '@merleg/contract/credits.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { today } from '../../shared/clock.ts'
import { getCreditsPage, getStatementPage } from './credits.views.ts'
import { renderStatementFile } from './credits.xlsx.ts'

export function registerCredits(app: FastifyInstance, deps: Deps): void {
  // What was bought a moment ago is read: not from a replica.
  const { db, clock } = deps
  registerEndpoint(app, getCredits, ({ user }) => inSnapshot(db, (tx) => getCreditsPage(tx, user.subscriberId)))
  registerEndpoint(app, getCreditStatement, ({ user, query }) =>
    inSnapshot(db, (tx) => getStatementPage(tx, { subscriberId: user.subscriberId, query })),
  )
  registerEndpoint(app, downloadCreditStatement, ({ user, query, locale }) => {
    const { format, ...filter } = query
    const asked = { subscriberId: user.subscriberId, filter, format, locale, today: today(clock) }
    return inSnapshot(db, (tx) => renderStatementFile(tx, asked), { isBulk: true })
  })
}
