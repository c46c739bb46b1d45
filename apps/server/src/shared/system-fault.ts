type SystemFault = Error & { syscall: string; path: string }

/** A fault of the operating system with a file or folder: its message names what was tried and why it did not work. */
export function isFileFault(error: unknown): error is SystemFault {
  return isSystemFault(error) && error.syscall !== 'connect' && !isProgramFault(error)
}

/** A program that cannot be started; `path` is where it was looked for. */
export function isProgramFault(error: unknown): error is SystemFault {
  return isSystemFault(error) && error.syscall.startsWith('spawn')
}

function isSystemFault(error: unknown): error is SystemFault {
  return (
    error instanceof Error &&
    'code' in error &&
    'syscall' in error &&
    typeof error.syscall === 'string' &&
    'path' in error &&
    typeof error.path === 'string'
  )
}
