import type { AlertStep } from '@merleg/contract/alert-step'
import { getWholeAlert, listAlerts, takeAlertSteps } from '@merleg/contract/alerts.contract'
import type { TestApp } from '../../app/testing-app.ts'
import { factOf } from '../report/testing-report.ts'
import { createSession } from '../users/sessions.repository.ts'
import { createToken } from '../users/tokens.ts'
import { insertUser } from '../users/users.repository.ts'
import { knownCompany, mergeAndAlert, watchCompanies } from '../monitoring/testing-monitoring.ts'

export type Signed = { headers: { authorization: string }; userId: string; subscriberId: string }

/** Another user of the same subscriber, signed in. */
export async function signInColleague({ deps }: TestApp, subscriberId: string, name = 'Kolléga Kata'): Promise<Signed> {
  const { db } = deps
  const email = `${createToken().toLowerCase()}@test.example`
  const userId = await insertUser(db, { subscriberId, email, name, passwordHash: 'none', isDemo: false })
  const [token, now] = [createToken(), new Date()]
  await createSession(db, { userId, token, now, expiresAt: new Date(now.getTime() + 3_600_000) })
  return { headers: { authorization: `Bearer ${token}` }, userId, subscriberId }
}

/** Companies that the user watches, each of which has then moved: an alert each. */
export async function alertOf({ deps: { db } }: TestApp, signed: Signed, companyIds: readonly string[]): Promise<void> {
  await mergeAndAlert(
    db,
    companyIds.flatMap((id) => knownCompany(id, `Figyelt ${id} Kft.`)),
  )
  await watchCompanies(db, signed, companyIds)
  const moved = companyIds.map((id) => factOf(id)('name', { name: `Átnevezett ${id} Kft.` }, { from: '2026-02-01' }))
  await mergeAndAlert(db, moved, { observedOn: '2026-03-01' })
}

export async function readAlerts({ app }: TestApp, { headers }: Signed, query = '') {
  const answer = await app.inject({ url: `/api/monitoring/alerts${query}`, headers })
  return listAlerts.answer.parse(answer.json())
}

export async function readAlert({ app }: TestApp, { headers }: Signed, id: number) {
  return getWholeAlert.answer.parse((await app.inject({ url: `/api/monitoring/alerts/${id}`, headers })).json())
}

type Seen = { id: number; version: number }

type SentStep = { signed: Signed; step: AlertStep }

export function sendStep({ app }: TestApp, { id, version }: Seen, { signed: { headers }, step }: SentStep) {
  return app.inject({
    method: 'POST',
    url: `/api/monitoring/alerts/${id}/steps`,
    headers,
    payload: { version, step },
  })
}

export async function sendSteps({ app }: TestApp, alerts: readonly Seen[], { signed: { headers }, step }: SentStep) {
  const seen = alerts.map(({ id, version }) => ({ id, version }))
  const answer = await app.inject({
    method: 'POST',
    url: '/api/monitoring/alerts/many/steps',
    headers,
    payload: { alerts: seen, step },
  })
  return takeAlertSteps.answer.parse(answer.json())
}
