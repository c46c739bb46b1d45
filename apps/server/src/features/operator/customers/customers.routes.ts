import * as contract from '@merleg/contract/operator/customers.contract'
import { inSnapshot } from '@merleg/db/transaction'
import { type CreditAccount, currencyOf } from '@merleg/domain/credits/credit-accounts'
import { formatCredit } from '@merleg/domain/credits/credit-money'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps.ts'
import { registerEndpoint } from '../../../app/register-endpoint.ts'
import { getBalances, getStatementPage } from '../../credits/credits.views.ts'
import * as acts from './customers.usecases.ts'

export function registerCustomers(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  registerEndpoint(app, contract.getCustomer, async ({ params: { id } }) => {
    const { name, trialEndsAt } = await acts.demandCustomer(deps, id)
    const { normal, international } = await getBalances(db, id)
    return { id, name, trialEndsAt: trialEndsAt?.toISOString() ?? null, accounts: [normal, international] }
  })
  registerEndpoint(app, contract.getCustomerStatement, async ({ params, query }) => {
    const { subscriberId } = await acts.demandCustomer(deps, params.id)
    return inSnapshot(db, (tx) => getStatementPage(tx, { subscriberId, query }))
  })
  registerPostings(app, deps)
  registerEndpoint(app, contract.keepCustomer, async ({ params, user, locale }) => {
    await acts.keepCustomerTrial(deps, user, params.id)
    return { notification: getTranslator(locale, 'operator/answers')('kept') }
  })
  registerEndpoint(app, contract.decideTrial, async ({ params, body, user, locale }) => {
    await acts.decideTrialByOperator(deps, user, { requestNumber: params.number, ...body })
    return { notification: getTranslator(locale, 'operator/answers')(`trial.${body.decision}`) }
  })
}

function registerPostings(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, contract.topUpCustomer, async ({ params, body, user, locale }) => {
    const funded = await acts.topUpByOperator(deps, user, { subscriberId: params.id, ...body })
    return tellPosted({ ...funded, account: body.account, locale })
  })
  registerEndpoint(app, contract.adjustCustomer, async ({ params, body, user, locale }) => {
    const funded = await acts.adjustByOperator(deps, user, { subscriberId: params.id, ...body })
    return tellPosted({ ...funded, account: body.account, locale })
  })
  registerEndpoint(app, contract.refundCustomer, async ({ params, body, user, locale }) => {
    const refunded = await acts.refundByOperator(deps, user, { subscriberId: params.id, ...body })
    return tellPosted({ ...refunded, locale })
  })
}

type Posted = { account: CreditAccount; balance: number; isReplay: boolean; locale: Locale }

function tellPosted({ account, balance, isReplay, locale }: Posted) {
  const currency = currencyOf(account)
  const t = getTranslator(locale, 'operator/answers')
  const after = { balance: formatCredit(locale, balance, { currency }) }
  return { notification: isReplay ? t('postedBefore', after) : t('posted', after), isReplay, currency, balance }
}
