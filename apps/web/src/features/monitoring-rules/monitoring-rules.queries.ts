import type { RuleDefinition } from '@merleg/contract/alert-rule'
import {
  addAlertRule,
  type AlertRule,
  deleteAlertRule,
  listAlertRules,
  restoreAlertRule,
  switchAlertRule,
  tryAlertRule,
  updateAlertRule,
} from '@merleg/contract/monitoring-rules.contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../shared/http/call.ts'
import { endpointQuery, endpointQueryKey } from '../../shared/http/endpoint-query.ts'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { showError, showSuccess } from '../../shared/ui/toasts.ts'

export function alertRulesQuery() {
  return endpointQuery(listAlertRules)
}

/**
 * `kept`: the rule that it takes the place of, as it was read; null: it is a new one. `isActive`: null where it was not
 * changed.
 */
type RuleContent = { kept: KeptRule | null; name: string; definition: RuleDefinition; isActive: boolean | null }
export type KeptRule = Pick<AlertRule, 'id' | 'updatedAt'>

export const saveRule = ({ kept, isActive, ...body }: RuleContent): Promise<{ notification: string }> =>
  kept === null
    ? call(addAlertRule, { body: { ...body, isActive: isActive ?? true } })
    : call(updateAlertRule, {
        params: { id: kept.id },
        body: { ...body, ...(isActive === null ? {} : { isActive }), updatedAt: kept.updatedAt },
      })
export const switchRule = ({ id, isActive }: { id: string; isActive: boolean }) =>
  call(switchAlertRule, { params: { id }, body: { isActive } })
export const removeRule = (id: string) => call(deleteAlertRule, { params: { id } })
export const bringBackRule = (id: string) => call(restoreAlertRule, { params: { id } })

/** A change of the rules: what comes of it is told, and the list asked anew. Where the form tells, faults are its own. */
export function useRuleChange<Input>(
  change: (input: Input) => Promise<{ notification: string }>,
  { tellsFaults = true, isTold = true }: { tellsFaults?: boolean; isTold?: boolean } = {},
) {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: change,
    onSuccess: async ({ notification }) => {
      if (isTold) showSuccess(notification)
      await queryClient.invalidateQueries({ queryKey: endpointQueryKey(listAlertRules) })
    },
    onError: (error) => {
      if (tellsFaults) showError(errorText(error))
    },
  })
}

/** Reads the rules anew; answers one of them, or nothing where it is gone. */
export function useNewestRule(): (id: string) => Promise<AlertRule | undefined> {
  const queryClient = useQueryClient()
  return async (id) => {
    const { queryKey } = alertRulesQuery()
    await queryClient.refetchQueries({ queryKey })
    return queryClient.getQueryData(queryKey)?.results.find((rule) => rule.id === id)
  }
}

/** Tries a rule on the past; another trial, `cancel` and leaving the page end the one under way. */
export function useTrial() {
  const running = useRef<AbortController>(null)
  const trial = useMutation({
    mutationFn: (definition: RuleDefinition) => {
      running.current?.abort()
      running.current = new AbortController()
      return call(tryAlertRule, { body: { definition }, signal: running.current.signal })
    },
  })
  useEffect(() => () => running.current?.abort(), [])
  return {
    ...trial,
    cancel: () => {
      running.current?.abort()
      trial.reset()
    },
  }
}
