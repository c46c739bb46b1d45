import type { EndpointRequest } from '@merleg/contract/endpoint'
import {
  addWebhook,
  deleteWebhook,
  listWebhookAttempts,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhook,
  rotateWebhookSecret,
  switchWebhook,
  testWebhook,
  updateWebhook,
  type Webhook,
  type WebhookAttempt,
} from '@merleg/contract/webhooks.contract'
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/http/call.ts'
import { endpointQuery, endpointQueryKey } from '../../shared/http/endpoint-query.ts'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { showError, showSuccess } from '../../shared/ui/toasts.ts'

/** Something may be sent in the meantime. */
const LOOK_EVERY_MS = 10_000

export function webhooksQuery() {
  return { ...endpointQuery(listWebhooks), refetchInterval: LOOK_EVERY_MS }
}

export type DeliveriesQuery = NonNullable<EndpointRequest<typeof listWebhookDeliveries>['query']>

export function deliveriesQuery(id: string, query: DeliveriesQuery) {
  return {
    ...endpointQuery(listWebhookDeliveries, { params: { id }, query }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_EVERY_MS,
  }
}

export function attemptsQuery(id: string, deliveryId: string) {
  return endpointQuery(listWebhookAttempts, { params: { id, deliveryId } })
}

const CHANGED = [listWebhooks, listWebhookDeliveries, listWebhookAttempts]

/** Changes of the list: each has it asked anew, and tells how it went; `isQuiet` where the page tells it itself. */
export function useWebhookChange<Input, Answer extends { notification: string } | { attempt: WebhookAttempt }>(
  change: (input: Input) => Promise<Answer>,
  { isQuiet = false }: { isQuiet?: boolean } = {},
) {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer) => {
      if ('notification' in answer) showSuccess(answer.notification)
      await Promise.all(
        CHANGED.map((endpoint) => queryClient.invalidateQueries({ queryKey: endpointQueryKey(endpoint) })),
      )
    },
    onError: (error) => {
      if (!isQuiet) showError(errorText(error))
    },
  })
}

/** Reads the webhooks anew; answers one of them, or nothing where it is gone. */
export function useNewestWebhook(): (id: string) => Promise<Webhook | undefined> {
  const queryClient = useQueryClient()
  return async (id) => {
    const { queryKey } = webhooksQuery()
    await queryClient.refetchQueries({ queryKey })
    return queryClient.getQueryData(queryKey)?.results.find((webhook) => webhook.id === id)
  }
}

type Typed = { name: string; url: string }

export const createWebhook = (body: Typed) => call(addWebhook, { body })
/** `seen`: what stood there of what is changed. */
export const saveWebhook = ({ id, ...body }: Partial<Typed> & { id: string; seen: Partial<Typed> }) =>
  call(updateWebhook, { params: { id }, body })
export const setWebhookActive = ({ id, isActive }: { id: string; isActive: boolean }) =>
  call(switchWebhook, { params: { id }, body: { isActive } })
export const removeWebhook = (id: string) => call(deleteWebhook, { params: { id } })
export const rotateSecret = ({ id, endFormer }: { id: string; endFormer: boolean }) =>
  call(rotateWebhookSecret, { params: { id }, body: { endFormer } })
export const sendTest = (id: string) => call(testWebhook, { params: { id }, body: {} })
export const replayDelivery = ({ id, deliveryId }: { id: string; deliveryId: string }) =>
  call(replayWebhook, { params: { id }, body: { deliveryId } })
export const replayRange = ({ id, ...range }: { id: string; after: number; upTo?: number }) =>
  call(replayWebhook, { params: { id }, body: range })
