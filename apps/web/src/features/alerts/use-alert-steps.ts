import type { Alert } from '@merleg/contract/alert'
import type { AlertStep } from '@merleg/contract/alert-step'
import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import { todayInHungary } from '../../shared/format/today.ts'
import { COMMENTING, type StepResults, useTakeSteps } from './alerts.queries.ts'
import { findUndo, type Undo } from './undo-steps.ts'

export type Untaken = { company: string; message: string }

/** Alerts that took a step, and those that did not, as they are by now; all of these where it could not be asked for. */
export type TakenStep = { taken: readonly Alert[]; left: readonly Alert[]; untaken: readonly Untaken[] }

/** What became of the last step: how it went, whom it did not reach and why, and what would take it back. */
export type StepNotice = {
  notification: string
  untaken: readonly Untaken[]
  undo: readonly Undo[]
}

/** Takes steps, tells what became of the last one, and takes it back. */
export function useAlertSteps() {
  const taking = useTakeSteps()
  const isCommenting = useIsMutating({ mutationKey: COMMENTING }) > 0
  const [notice, setNotice] = useState<StepNotice | null>(null)
  const take = async (alerts: readonly Alert[], step: AlertStep): Promise<TakenStep> => {
    const nothing = { taken: [], left: alerts, untaken: [] }
    if (alerts.length === 0) return nothing
    // Why it failed is told by the mutation.
    const answer = await taking.mutateAsync({ alerts, step }).catch(() => null)
    if (answer === null) return nothing
    const { notification, results } = answer
    const untaken = listUntaken(alerts, answer)
    setNotice({ notification, untaken, undo: findUndo(step, { before: alerts, results, today: todayInHungary() }) })
    const resultOf = new Map(results.map((result) => [result.id, result]))
    const [taken = [], left = []] = [true, false].map((isTaken) =>
      alerts.filter(({ id }) => (resultOf.get(id)?.outcome === 'taken') === isTaken),
    )
    // Whoever has been told that an alert has changed may go on from there.
    const seen = left.map((alert) => ({ ...alert, version: resultOf.get(alert.id)?.version ?? alert.version }))
    return { taken, left: seen, untaken }
  }
  const undo = async (): Promise<void> => {
    if (notice === null || notice.undo.length === 0 || taking.isPending) return
    setNotice({ ...notice, undo: [] })
    let last: StepResults | null = null
    for (const each of notice.undo) last = await taking.mutateAsync(each).catch(() => null)
    setNotice(last === null ? null : { notification: last.notification, untaken: [], undo: [] })
  }
  return { take, undo, notice, dismiss: () => setNotice(null), isBusy: taking.isPending || isCommenting }
}

function listUntaken(alerts: readonly Alert[], { results }: StepResults): StepNotice['untaken'] {
  return results.flatMap(({ id, message }) => {
    const company = alerts.find((alert) => alert.id === id)?.company.name.value
    return message === null ? [] : [{ company: company ?? String(id), message }]
  })
}
