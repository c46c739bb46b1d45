import { askAllToStop } from './merleg-process.ts'

/** Ctrl-C and SIGTERM stop what runs; the entry that waits for it fails, cleans up, and is the last. */
export function watchStopSignals(): { isStopped: () => boolean; cancel: () => void } {
  let isAsked = false
  const stop = () => {
    isAsked = true
    askAllToStop()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return {
    isStopped: () => isAsked,
    cancel: () => {
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
    },
  }
}
