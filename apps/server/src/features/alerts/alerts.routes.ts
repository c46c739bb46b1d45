import * as contract from '@merleg/contract/alerts.contract'
import type { ErrorCode } from '@merleg/contract/errors'
import { errorText } from '@merleg/i18n/error-text'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { getStatisticsPage } from './alert-statistics.views.ts'
import { takeSteps } from './alerts.usecases.ts'
import { getAlertsPage, getCounts, getDesk } from './alerts.views.ts'
import { setFourEyes } from './four-eyes.usecases.ts'
import { getWholeAlertPage } from './whole-alert.views.ts'

const REFUSALS: Readonly<Record<Exclude<contract.StepOutcome, 'taken'>, ErrorCode>> = {
  'not-found': 'alert.not-found',
  changed: 'alert.changed',
  'wrong-state': 'alert.wrong-state',
  'four-eyes': 'alert.four-eyes',
  'own-proposal': 'alert.own-proposal',
  'no-deadline': 'alert.no-deadline',
}

export function registerAlerts(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, contract.listAlerts, ({ query, user, locale }) => getAlertsPage(deps, { user, locale, query }))
  registerEndpoint(app, contract.countAlerts, ({ query, user }) => getCounts(deps, user, query))
  registerEndpoint(app, contract.getAlertStatistics, ({ user, locale }) => getStatisticsPage(deps, user, locale))
  registerEndpoint(app, contract.getAlertDesk, ({ user }) => getDesk(deps, user))
  registerEndpoint(app, contract.setFourEyes, async ({ body: { isOn }, user, locale }) => {
    const action = await setFourEyes(deps, user, isOn)
    // Nothing came of a wish to do without: it waits for another, or is so already.
    const { fourEyes } = await getDesk(deps, user)
    const told =
      action ?? (fourEyes.proposal === null ? (fourEyes.isOn ? 'switched-on' : 'switched-off') : 'off-proposed')
    return { notification: getTranslator(locale, 'alerts/answers')(`fourEyes.${told}`) }
  })
  registerEndpoint(app, contract.getWholeAlert, ({ params, user, locale }) =>
    getWholeAlertPage(deps, { user, position: params.id, locale }),
  )
  registerEndpoint(app, contract.takeAlertStep, async ({ params, body, user, locale }) => {
    const { version, step } = body
    const [result] = await takeSteps(deps, { user, alerts: [{ id: params.id, version }], step })
    if (result !== undefined && result.outcome !== 'taken') throw new AppError(REFUSALS[result.outcome])
    return getWholeAlertPage(deps, { user, position: params.id, locale })
  })
  registerEndpoint(app, contract.takeAlertSteps, async ({ body, user, locale }) => {
    const results = await takeSteps(deps, { user, ...body })
    const taken = results.filter(({ outcome }) => outcome === 'taken').length
    const t = getTranslator(locale, 'alerts/answers')
    return {
      notification:
        taken === 0
          ? t('noneTaken')
          : taken === results.length
            ? t('taken', { count: taken })
            : t('takenPartly', { count: taken, total: results.length }),
      results: results.map((result) => ({
        ...result,
        message: result.outcome === 'taken' ? null : errorText(locale, REFUSALS[result.outcome]),
      })),
    }
  })
}
