import {
  addAlertRule,
  deleteAlertRule,
  listAlertRules,
  restoreAlertRule,
  switchAlertRule,
  tryAlertRule,
  updateAlertRule,
} from '@merleg/contract/monitoring-rules.contract'
import { getTranslator } from '@merleg/i18n/translator'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { loadOwned } from '../../app/owned.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { ownAlertRule, ownAlertRuleOrDeleted } from './alert-rules.repository.ts'
import * as rules from './monitoring-rules.usecases.ts'
import { getAlertRules } from './monitoring-rules.views.ts'
import { tryRule } from './try-rule.views.ts'

export function registerMonitoringRules(app: FastifyInstance, deps: Deps): void {
  registerEndpoint(app, listAlertRules, ({ user: { subscriberId }, locale }) =>
    getAlertRules(deps, { subscriberId, locale }),
  )
  registerEndpoint(app, tryAlertRule, ({ body, user: { subscriberId }, locale, request }) =>
    tryRule(deps, {
      subscriberId,
      definition: rules.readDefinition(body.definition),
      locale,
      isWanted: () => !request.socket.destroyed,
    }),
  )
  registerEndpoint(app, addAlertRule, async ({ body, user, locale }) => {
    const id = await rules.addRule(deps, user, body)
    return { id, notification: getTranslator(locale, 'monitoring-rules/answers')('added') }
  })
  registerEndpoint(app, updateAlertRule, async ({ params, body: { updatedAt, ...content }, user, locale }) => {
    const rule = await loadOwned(deps.db, user, { kind: ownAlertRule, id: params.id })
    await rules.changeRule(deps, rule, { ...content, seenAt: updatedAt === undefined ? null : new Date(updatedAt) })
    return { notification: getTranslator(locale, 'monitoring-rules/answers')('updated') }
  })
  registerEndpoint(app, switchAlertRule, async ({ params, body, user, locale }) => {
    await rules.switchRule(deps, await loadOwned(deps.db, user, { kind: ownAlertRule, id: params.id }), body)
    const t = getTranslator(locale, 'monitoring-rules/answers')
    return { notification: t(body.isActive ? 'switchedOn' : 'switchedOff') }
  })
  registerEndpoint(app, deleteAlertRule, async ({ params, user, locale }) => {
    await rules.deleteRule(deps, await loadOwned(deps.db, user, { kind: ownAlertRule, id: params.id }), user)
    return { notification: getTranslator(locale, 'monitoring-rules/answers')('deleted') }
  })
  registerEndpoint(app, restoreAlertRule, async ({ params, user, locale }) => {
    await rules.restoreRule(deps, await loadOwned(deps.db, user, { kind: ownAlertRuleOrDeleted, id: params.id }))
    return { notification: getTranslator(locale, 'monitoring-rules/answers')('restored') }
  })
}
