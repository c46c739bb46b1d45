/**
 * The first SIGINT (Ctrl-C) or SIGTERM aborts for the reason told, the work under way stops at its next step; a second
 * one ends the process at once with exit code 130.
 */
export function listenForStop(reason?: Error): AbortSignal {
  const controller = new AbortController()
  const ask = (): void => {
    if (controller.signal.aborted) process.exit(130)
    controller.abort(reason)
  }
  process.on('SIGTERM', ask)
  process.on('SIGINT', ask)
  return controller.signal
}
