import { alertOf, readAlerts, sendStep, signInColleague } from '../../features/alerts/testing-alerts.ts'
import { queueAtOnce, queueRounds } from '../../features/alert-mails/alert-mails.usecases.ts'
import { setFrequency } from '../../features/alert-mails/testing-alert-mails.ts'
import type { Signed } from '../../features/corrections/testing-corrections.ts'
import { fireRules } from '../../features/monitoring-rules/fire-rules.usecases.ts'
import { testingRule } from '../../features/monitoring-rules/testing-monitoring-rules.ts'
import { followMonitoring } from '../../features/monitoring/testing-monitoring.ts'
import { factOf, merge } from '../../features/report/testing-report.ts'
import { sendWebhook } from '../../features/webhooks/send-webhook.usecases.ts'
import { claimDue, makeDeliveries } from '../../features/webhooks/start-sending.ts'
import { startTestReceiver } from '../../shared/outgoing/testing-receiver.ts'
import type { TestApp } from '../testing-app.ts'
import { callsOf } from './testing-fill-work.ts'

const WATCHED = ['10000001', '10000002', '10000003'] as const

/** Watched companies, what was heard of them, and what was done about it. */
export async function fillMonitoring(server: TestApp, user: Signed): Promise<void> {
  const { get, post } = callsOf(server, user)
  const receiver = await startTestReceiver()
  const { deps } = server
  deps.config.MERLEG_WEBHOOK_ALLOWED_ORIGINS.push(receiver.origin)
  try {
    await setFrequency(deps.db, user.userId, 'at-once')
    await post('/api/monitoring/rules/add', { name: 'Rossz hír', definition: testingRule(), isActive: true })
    const hook = { name: 'Vállalatirányítás', url: `${receiver.origin}/hook` }
    const { id } = await post<{ id: string }>('/api/monitoring/webhooks/add', hook)
    await post(`/api/monitoring/webhooks/${id}/secret`)
    await alertOf(server, user, WATCHED)
    await liquidate(server)
    await takeSteps(server, user)
    await get(`/api/monitoring/${WATCHED[2]}/toggle`)
    await queueAtOnce(deps)
    await queueRounds({ ...deps, clock: { now: () => new Date('2026-11-30T07:00:00Z') } })
    await makeDeliveries(deps)
    const sending = { ...deps, resolve: () => Promise.reject(new Error('not to be asked')) }
    for (const due of await claimDue(deps, { limit: 8 })) await sendWebhook(sending, due, new AbortController().signal)
  } finally {
    deps.config.MERLEG_WEBHOOK_ALLOWED_ORIGINS.pop()
    await receiver.close()
  }
}

async function liquidate({ deps }: TestApp): Promise<void> {
  const proceeding = { caseNumber: '1', court: null, administrator: null, text: null }
  const liquidation = factOf(WATCHED[1])('liquidation', proceeding, { slot: 'a', from: '2026-03-02' })
  await merge(deps.db, [liquidation], { observedOn: '2026-03-05' })
  await followMonitoring(deps.db, [fireRules])
}

async function takeSteps(server: TestApp, user: Signed): Promise<void> {
  const colleague = await signInColleague(server, user.subscriberId)
  const [first, second] = (await readAlerts(server, user)).results
  if (!first || !second) throw new Error('nothing was heard of the watched companies')
  await sendStep(server, first, { signed: user, step: { action: 'done', text: 'Megnéztük.' } })
  await sendStep(server, second, { signed: colleague, step: { action: 'comment', text: 'Utánanézek.' } })
  await callsOf(server, user).post('/api/monitoring/alerts/desk/four-eyes', { isOn: true })
}
