import { saveBillingDetails } from '@merleg/contract/billing.contract'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import * as billing from './billing.usecases.ts'

export function registerBilling(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, saveBillingDetails, async ({ body, user, locale }) => {
    await billing.saveBillingDetails(deps, user, body)
    return { message: getTranslator(locale, 'billing/answers')('saved') }
  })
}
