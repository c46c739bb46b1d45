import { type ReactNode, useState } from 'react'
import { ApiError } from '../http/api-error.ts'
import { useErrorText } from '../http/use-error-text.ts'
import { showError } from '../ui/toasts.ts'
import { ConfirmationDialog } from './confirmation-dialog.tsx'

type Action = () => Promise<void>

/**
 * Runs what the server may ask a fresh proof for: changes of how the user signs in, keys, downloads of own data, closing of
 * accounts, acts of administrators. Where it asks who he is, a dialog does, and the call is made again after it;
 * `dialog` has to be mounted. What else fails is told, by `onError` where it is given.
 */
export function useConfirmation(): {
  run: (action: Action, onError?: (error: unknown) => void) => Promise<void>
  isRunning: boolean
  dialog: ReactNode
} {
  const errorText = useErrorText()
  const [waiting, setWaiting] = useState<{ action: Action; onError?: (error: unknown) => void } | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  const run = async (action: Action, onError?: (error: unknown) => void): Promise<void> => {
    setIsRunning(true)
    try {
      await action()
    } catch (error) {
      if (error instanceof ApiError && error.code === 'auth.confirmation-required')
        setWaiting({ action, ...(onError && { onError }) })
      else if (onError) onError(error)
      else showError(errorText(error))
    } finally {
      setIsRunning(false)
    }
  }
  const confirmed = (): void => {
    setWaiting(null)
    if (waiting !== null) void run(waiting.action, waiting.onError)
  }
  const dialog =
    waiting === null ? null : <ConfirmationDialog onConfirmed={confirmed} onClose={() => setWaiting(null)} />
  return { run, isRunning, dialog }
}
