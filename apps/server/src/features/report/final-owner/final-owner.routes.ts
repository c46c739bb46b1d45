import {
  downloadFinalOwner,
  getFinalOwner as getOwner,
  getFinalOwnerBrief as getBrief,
  getFinalOwnerChanges as getChanges,
} from '@merleg/contract/report/final-owner.contract'
import { inSnapshot } from '@merleg/db/transaction'
import { hasClaim } from '@merleg/domain/claims'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../../app/app-error.ts'
import { readAskedDay } from '../../../app/asked-day.ts'
import { csvStyleOf } from '../../../app/csv-of-caller.ts'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { getFinalOwnerBrief } from './owner-brief.views.ts'
import { getFinalOwner } from './final-owner.views.ts'
import { getFinalOwnerChanges } from './owner-changes.views.ts'
import { getFinalOwnerFile } from './owner-files.ts'

export function registerFinalOwner(app: FastifyInstance, deps: Deps): void {
  /** Throws `days.in-future`. */
  const readDays = (asOf: string | undefined) => readAskedDay(deps.clock, asOf)
  registerEndpoint(app, getOwner, ({ params, query, locale }) => {
    const asked = { companyId: params.id, locale, ...readDays(query.asOf) }
    return inSnapshot(deps.reads, (tx) => getFinalOwner(tx, asked))
  })
  registerEndpoint(app, getBrief, ({ params, user, locale }) => {
    const mayOpen = hasClaim(user.claims, getOwner.access)
    const asked = { companyId: params.id, locale, ...readDays(undefined), mayOpen }
    return inSnapshot(deps.reads, (tx) => getFinalOwnerBrief(tx, asked))
  })
  registerEndpoint(app, downloadFinalOwner, ({ params, query: { asOf, format }, user, locale }) => {
    const asked = { companyId: params.id, locale, ...readDays(asOf), format, csv: csvStyleOf(user, locale) }
    return inSnapshot(deps.reads, (tx) => getFinalOwnerFile(tx, asked))
  })
  registerEndpoint(app, getChanges, ({ params, query: { since, ...query }, locale }) => {
    const days = readDays(query.asOf)
    if (since > days.asOf) throw new AppError('days.reversed')
    return inSnapshot(deps.reads, (tx) => getFinalOwnerChanges(tx, { companyId: params.id, locale, ...days, since }))
  })
}
