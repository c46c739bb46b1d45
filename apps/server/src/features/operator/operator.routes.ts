import * as contract from '@merleg/contract/operator.contract'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { findCorrectionFile } from '../corrections/correction-files.repository.ts'
import { findCorrectionByNumber } from '../corrections/corrections.repository.ts'
import { registerCustomers } from './customers/customers.routes.ts'
import * as acts from './operator-acts.usecases.ts'
import * as views from './operator-lists.views.ts'
import { registerPriceList } from './price-list/price-list.routes.ts'

export function registerOperator(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  registerEndpoint(app, contract.listOperatorRequests, ({ query, locale }) =>
    views.getRequestQueue(db, { ...query, locale }),
  )
  registerEndpoint(app, contract.listOperatorCorrections, ({ query }) => views.getCorrectionQueue(db, query))
  registerEndpoint(app, contract.listOperatorOrders, ({ query, locale }) =>
    views.getOrderQueue(db, { ...query, locale }),
  )
  registerEndpoint(app, contract.listOperatorSubscribers, ({ query, locale }) =>
    views.getSubscribers(db, { ...query, locale }),
  )
  registerEndpoint(app, contract.listOperatorJobs, ({ query, locale }) => views.getJobs(db, { ...query, locale }))
  registerEndpoint(app, contract.listOperatorMails, () => views.getFailedMails(db))
  registerEndpoint(app, contract.listOperatorSources, () => views.getSources(db))
  registerEndpoint(app, contract.listSecurityEvents, ({ locale }) => views.getSecurityEvents(db, locale))
  registerQueues(app, deps)
  registerCustomers(app, deps)
  registerPriceList(app, deps)
  registerReading(app, deps)
}

function registerQueues(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, contract.answerOperatorRequest, async ({ params, body, user, locale }) => {
    await acts.answerQueued(deps, user, { requestNumber: params.number, text: body.text })
    return { notification: getTranslator(locale, 'operator/answers')('answered') }
  })
  registerEndpoint(app, contract.finishOperatorRequest, async ({ params, body, user, locale }) => {
    await acts.finishQueued(deps, user, { requestNumber: params.number, note: body.note })
    return { notification: getTranslator(locale, 'operator/answers')('done') }
  })
  registerEndpoint(app, contract.handleOperatorCorrection, async ({ params, body, user, locale }) => {
    await acts.handleReported(deps, user, { correctionNumber: params.number, ...body })
    return { notification: getTranslator(locale, 'operator/answers')('answered') }
  })
  registerEndpoint(app, contract.handleOperatorOrder, async ({ params, body, user, locale }) => {
    await acts.handleOrder(deps, user, { orderNumber: params.orderNumber, ...body })
    return { notification: getTranslator(locale, 'operator/answers')('done') }
  })
  registerEndpoint(app, contract.deliverOperatorOrder, async ({ params, user, file, locale }) => {
    await acts.deliverReport(deps, user, { orderNumber: params.orderNumber, file })
    return { notification: getTranslator(locale, 'operator/answers')('delivered') }
  })
  registerEndpoint(app, contract.cancelOperatorJob, async ({ params, user, locale }) => {
    await acts.cancelJob(deps, user, params.id)
    return { notification: getTranslator(locale, 'operator/answers')('cancelAsked') }
  })
  registerEndpoint(app, contract.resendOperatorMail, async ({ body, user, locale }) => {
    await acts.resendMail(deps, user, body.id)
    return { notification: getTranslator(locale, 'operator/answers')('resent') }
  })
}

function registerReading(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, contract.downloadOperatorEvidence, async ({ params }) => {
    const found = await findCorrectionByNumber(deps.db, params.number)
    const file = found && (await findCorrectionFile(deps.db, found.correctionId))
    if (!file) throw new AppError('correction.not-found')
    return file
  })
  registerEndpoint(app, contract.readOperatorSubscriber, async ({ params, body, user, locale }) => {
    const t = getTranslator(locale, 'operator/answers')
    const limit = contract.OPERATOR_ROWS_MAX
    const rows = await acts.readSubscriber(deps, user, { subscriberId: params.id, ...body, limit: limit + 1 })
    const items = rows.slice(0, limit).map(({ at, kind, text, who }) => ({
      text: kind === null ? text : t(`reading.${kind}`, { text }),
      who,
      at: at.toISOString(),
    }))
    return { items, isCut: rows.length > limit }
  })
}
