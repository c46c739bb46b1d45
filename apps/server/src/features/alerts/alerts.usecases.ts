import type { AlertStep } from '@merleg/contract/alert-step'
import type { StepOutcome } from '@merleg/contract/alerts.contract'
import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { applyStep, findStepRefusal, SNOOZE_DAYS_MAX, TAKEN } from '@merleg/domain/alert-steps'
import { daysBetween, startOfHungarianDay } from '@merleg/domain/calendar-days'
import { AppError } from '../../app/app-error.ts'
import { today } from '../../shared/clock.ts'
import { toPlainText } from '../../shared/plain-text.ts'
import { listAlertCompanies } from './alert-companies.repository.ts'
import { getAlertDeskOf, listAlertLines, listColleagues } from './alert-lines.repository.ts'
import { insertStep, type LockedAlert, lockAlerts, updateAlert } from './alert-steps.repository.ts'
import type { AlertDeps, AlertUser } from './alerts.views.ts'
import { toStanding } from './render-alert.ts'
import { findDeadline } from './whole-alert.views.ts'

export type SeenAlert = { id: number; version: number }
export type StepResult = { id: number; outcome: StepOutcome; version: number | null }
type AskedStep = { user: AlertUser; alerts: readonly SeenAlert[]; step: AlertStep }
type Taking = { user: AlertUser; now: Date; hasFourEyes: boolean; step: AlertStep; snoozedUntil: Until }
/** Until when each company's alerts are put aside; null: no deadline is known. */
type Until = (companyId: string) => Date | null

/**
 * Takes a step about alerts of the subscriber, each as the caller has seen it: what somebody else changed meanwhile, or
 * what does not allow the step, is left as it is and told. Steps are written with what they change. Throws
 * `validation.failed` for a day that is over and for whoever does not belong to the subscriber.
 */
export async function takeSteps(deps: AlertDeps, { user, alerts, step: given }: AskedStep): Promise<StepResult[]> {
  const step = toStoredText(given)
  const { db, clock } = deps
  const { subscriberId } = user
  await refuseImpossible(deps, { user, step })
  const snoozedUntil = await readUntil(deps, { user, alerts, step })
  return inTransaction(db, async (tx) => {
    const positions = alerts.map(({ id }) => id)
    const found = new Map((await lockAlerts(tx, { subscriberId, positions })).map((alert) => [alert.position, alert]))
    // Read after the lock: whoever wants a second pair of eyes by now gets it.
    const { hasFourEyes } = await getAlertDeskOf(tx, subscriberId)
    const taking = { user, now: clock.now(), hasFourEyes, step, snoozedUntil }
    const results: StepResult[] = []
    for (const seen of alerts) results.push(await takeStep(tx, { seen, alert: found.get(seen.id), taking }))
    return results
  })
}

type OneStep = { seen: SeenAlert; alert: LockedAlert | undefined; taking: Taking }

async function takeStep(tx: Tx, { seen, alert, taking }: OneStep): Promise<StepResult> {
  const { id } = seen
  if (alert === undefined) return { id, outcome: 'not-found', version: null }
  const { user, now, hasFourEyes, step, snoozedUntil } = taking
  const refuse = (outcome: StepOutcome): StepResult => ({ id, outcome, version: alert.version })
  // A comment writes over nothing.
  if (alert.version !== seen.version && step.action !== 'comment') return refuse('changed')
  const refusal = findStepRefusal(step.action, toStanding(alert, now), { userId: user.userId, hasFourEyes })
  if (refusal !== null) return refuse(refusal)
  const until = step.action === 'snooze' ? snoozedUntil(alert.companyId) : null
  if (step.action === 'snooze' && until === null) return refuse('no-deadline')
  const assigneeId = step.action === 'assign' ? step.assigneeId : null
  const place = { subscriberId: user.subscriberId, position: id }
  await updateAlert(tx, place, applyStep(step.action, { userId: user.userId, now, assigneeId, snoozedUntil: until }))
  await insertStep(tx, {
    ...place,
    userId: user.userId,
    takenAt: now,
    action: TAKEN[step.action],
    text: 'text' in step ? step.text : '',
    assigneeId,
    snoozedUntil: until,
  })
  return { id, outcome: 'taken', version: alert.version + 1 }
}

function toStoredText(step: AlertStep): AlertStep {
  if (!('text' in step)) return step
  const text = toPlainText(step.text)
  const isNeeded = step.action === 'comment' || step.action === 'done' || step.action === 'propose'
  if (text === '' && isNeeded) throw new AppError('validation.failed', { fields: { 'step.text': 'too_small' } })
  return { ...step, text }
}

async function refuseImpossible({ db, clock }: AlertDeps, { user, step }: Pick<AskedStep, 'user' | 'step'>) {
  if (step.action === 'assign') {
    const colleagues = await listColleagues(db, user.subscriberId)
    if (!colleagues.some(({ userId }) => userId === step.assigneeId))
      throw new AppError('validation.failed', { fields: { 'step.assigneeId': 'unknown' } })
  }
  if (step.action === 'snooze' && step.until !== 'filing-deadline') {
    const days = daysBetween(today(clock), step.until)
    if (days < 1) throw new AppError('validation.failed', { fields: { 'step.until': 'past' } })
    if (days > SNOOZE_DAYS_MAX) throw new AppError('validation.failed', { fields: { 'step.until': 'too_big' } })
  }
}

async function readUntil({ db, reads, clock }: AlertDeps, { user, alerts, step }: AskedStep): Promise<Until> {
  if (step.action !== 'snooze') return () => null
  if (step.until !== 'filing-deadline') {
    const until = startOfHungarianDay(step.until)
    return () => until
  }
  const { subscriberId } = user
  const positions = alerts.map(({ id }) => id)
  const lines = await listAlertLines(db, { subscriberId, positions })
  const companies = await listAlertCompanies(
    reads,
    lines.map(({ companyId }) => companyId),
  )
  return (companyId) => {
    const company = companies.get(companyId)
    const deadline = company === undefined ? null : findDeadline(company, today(clock))
    return deadline === null ? null : startOfHungarianDay(deadline)
  }
}
