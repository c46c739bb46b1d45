import { getTrialTerms, requestOfferAfterTrial, requestTrial, startTrial } from '@merleg/contract/trial.contract'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { ContentFiles } from '../../shared/content-files.ts'
import { parseHtmlFragment } from '../../shared/html-fragment.ts'
import * as starting from './start-trial.usecases.ts'
import * as trial from './trial.usecases.ts'

export function registerTrial(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, requestTrial, async ({ body, locale, request }) => {
    await trial.requestTrial(deps, { ...body, address: request.ip, locale })
    const t = getTranslator(locale, 'trial/answers')
    return { message: deps.config.MERLEG_TRIALS === 'operator' ? t('requestedOfOperator') : t('requested') }
  })

  const files = new ContentFiles({ contentDir: deps.config.contentDir, logger: deps.logger })
  registerEndpoint(app, getTrialTerms, async ({ locale }) => {
    const html = await files.read(`trial-terms/${locale}.html`, parseHtmlFragment)
    if (html === null) throw new AppError('page.not-found')
    return { html }
  })

  registerEndpoint(app, startTrial, async ({ body, locale, request }) => {
    const { token, password } = body
    const { endsAt } = await starting.startTrial(deps, { token, password, address: request.ip })
    return { message: getTranslator(locale, 'trial/answers')('started'), endsAt: endsAt.toISOString() }
  })

  registerEndpoint(app, requestOfferAfterTrial, async ({ body, locale, request }) => {
    await trial.requestOfferAfterTrial(deps, { ...body, address: request.ip, locale })
    return { notification: getTranslator(locale, 'requests/answers')('offer') }
  })
}
