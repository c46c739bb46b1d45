import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { showError, showSuccess } from '../../../shared/ui/toasts.ts'

/** Others of the provider work on the same queues. */
export const FRESH = { staleTime: 0 } as const

const OPERATOR_PATHS = '/api/operator/'

/** Does something of the operator's: its answer is shown, and every list is asked for anew. */
export function useAct<Asked>(act: (asked: Asked) => Promise<{ notification: string }>) {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: act,
    onSuccess: ({ notification }) => showSuccess(notification),
    onError: (error) => showError(errorText(error)),
    onSettled: () =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(OPERATOR_PATHS),
      }),
  })
}
