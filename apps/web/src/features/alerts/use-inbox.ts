import type { Alert } from '@merleg/contract/alert'
import type { AlertStep } from '@merleg/contract/alert-step'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { usePreferences } from '../../shared/storage/preferences.ts'
import type { InboxSearch } from './inbox-view.ts'
import { type TakenStep, type Untaken, useAlertSteps } from './use-alert-steps.ts'
import { usePinnedAlerts } from './use-pinned-alerts.ts'

const route = getRouteApi('/main/monitoring/inbox')

/** Of which alerts something is asked before the step. */
export type AskedStep = {
  action: 'done' | 'propose' | 'approve' | 'return' | 'reopen' | 'snooze'
  alerts: readonly Alert[]
  /** Whom it did not reach when it was tried, and why. */
  untaken?: readonly Untaken[]
}

/** The inbox: what is listed, chosen and marked, and what is asked before a step. */
export function useInbox() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { userId } = usePreferences()
  const pinned = usePinnedAlerts(search)
  const steps = useAlertSteps()
  const [marked, setMarked] = useState<ReadonlySet<number>>(new Set())
  const [asked, setAsked] = useState<AskedStep | null>(null)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const alerts = pinned.list.data?.results ?? []
  const chosen = alerts.find(({ id }) => id === search.alert)
  const selected = alerts.filter(({ id }) => marked.has(id))
  const change = (changes: Partial<InboxSearch>): void => {
    if (!('alert' in changes)) setMarked(new Set())
    void navigate({ search: (old) => ({ ...old, ...changes }), replace: 'alert' in changes, resetScroll: false })
  }
  const choose = (id: number | undefined): void => change({ alert: id })
  const mark = (ids: readonly number[], isMarked: boolean): void =>
    setMarked((old) => (isMarked ? new Set([...old, ...ids]) : new Set([...old].filter((id) => !ids.includes(id)))))
  const take = async (of: readonly Alert[], step: AlertStep): Promise<TakenStep> => {
    const outcome = await steps.take(of, step)
    const { taken } = outcome
    if (taken.length === 0) return outcome
    setMarked(new Set(outcome.left.map(({ id }) => id)))
    const leaves = step.action !== 'assign' && step.action !== 'unassign' && step.action !== 'comment'
    if (leaves && taken.some(({ id }) => id === search.alert)) choose(findNext(alerts, taken))
    return outcome
  }
  const askOf = (action: AskedStep['action'], of: readonly Alert[]): void => {
    if (of.length > 0) setAsked({ action, alerts: of })
  }
  // What was typed stays until every alert has taken the step.
  const answer = async (question: AskedStep, step: AlertStep): Promise<void> => {
    const { left, untaken } = await take(question.alerts, step)
    setAsked((now) => (now !== question ? now : left.length === 0 ? null : { ...question, alerts: left, untaken }))
  }
  return {
    search,
    change,
    pinned,
    alerts,
    choose,
    marked,
    selected,
    mark,
    asked,
    askOf,
    answer,
    stopAsking: () => setAsked(null),
    take,
    steps,
    userId,
    chosen,
    help: { isOpen: isHelpOpen, setIsOpen: setIsHelpOpen },
  }
}
export type Inbox = ReturnType<typeof useInbox>

/** The one that is read after some are decided: the next that is not among them, or the last before. */
function findNext(alerts: readonly Alert[], decided: readonly Alert[]): number | undefined {
  const ids = new Set(decided.map(({ id }) => id))
  const last = alerts.findLastIndex(({ id }) => ids.has(id))
  const left = (alert: Alert): boolean => !ids.has(alert.id)
  return (alerts.slice(last + 1).find(left) ?? alerts.slice(0, Math.max(0, last)).findLast(left))?.id
}
