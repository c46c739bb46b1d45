/** A fault of the operating system with a file or folder: its message names what was tried and why it did not work. */
export function isFileFault(error: unknown): error is Error & { path: string } {
  return (
    error instanceof Error &&
    'syscall' in error &&
    'code' in error &&
    'path' in error &&
    typeof error.path === 'string' &&
    error.syscall !== 'connect'
  )
}
