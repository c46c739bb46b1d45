import { downloadAudit, listAudit } from '@merleg/contract/audit.contract'
import { inSnapshot } from '@merleg/db/transaction'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { today } from '../../shared/clock.ts'
import { getAuditPage } from './audit.views.ts'
import { renderAuditFile } from './audit.xlsx.ts'

export function registerAudit(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  registerEndpoint(app, listAudit, ({ user: { subscriberId }, query, locale }) =>
    getAuditPage(deps, { subscriberId, query, locale }),
  )
  registerEndpoint(app, downloadAudit, ({ user: { subscriberId }, query, locale }) => {
    const { format, ...asked } = query
    const file = { subscriberId, query: asked, format, locale, today: today(clock) }
    return inSnapshot(db, (tx) => renderAuditFile(tx, file), { isBulk: true })
  })
}
