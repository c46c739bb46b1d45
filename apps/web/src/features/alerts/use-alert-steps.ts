import type { Alert } from '@merleg/contract/alert'
import type { AlertStep } from '@merleg/contract/alert-step'
import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import { COMMENTING, type StepResults, useTakeSteps } from './alerts.queries.ts'
import { findUndo, type Undo } from './undo-steps.ts'

/** What became of the last step: how it went, whom it did not reach and why, and what would take it back. */
export type StepNotice = {
  notification: string
  untaken: readonly { company: string; message: string }[]
  undo: readonly Undo[]
}

/** Takes steps, tells what became of the last one, and takes it back. */
export function useAlertSteps() {
  const taking = useTakeSteps()
  const isCommenting = useIsMutating({ mutationKey: COMMENTING }) > 0
  const [notice, setNotice] = useState<StepNotice | null>(null)
  const take = async (alerts: readonly Alert[], step: AlertStep): Promise<boolean> => {
    if (alerts.length === 0) return false
    // Why it failed is told by the mutation.
    const answer = await taking.mutateAsync({ alerts, step }).catch(() => null)
    if (answer === null) return false
    setNotice({
      notification: answer.notification,
      untaken: listUntaken(alerts, answer),
      undo: findUndo(step, alerts, answer),
    })
    return answer.results.some(({ outcome }) => outcome === 'taken')
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
