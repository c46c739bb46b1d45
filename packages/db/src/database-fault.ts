/** Codes of Node and PostgreSQL: nobody listens, cut off, starting, stopping, or all connections taken. */
const faultCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])

/** What `pg` says without a code. */
const faultMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Is it the way to the database that failed, not the statement? Trying again later may help. */
export function isConnectionFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && faultCodes.has(String(error.code))) || faultMessages.test(error.message)
}

/**
 * Is the server short of something: disk, memory, a limit of its settings (SQLSTATE class 53)? Or does it take no
 * changes (25006), as the embedded one does when its disk is nearly full?
 */
export function isResourceFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:53...|25006)$/.test(String(error.code))
}

/** Has the server no room left on its disk, or does it take no changes for that reason? */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '53100' || error.code === '25006')
}

const limitCodes = new Set(['57014', '55P03', '25P03'])

/** Did a statement, or the wait for a lock, take longer than its kind of work may (`work-limits`), or was it cancelled? */
export function isTimeLimitFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && limitCodes.has(String(error.code))
}

/** A transaction of reads lost its server; begun again, it gets another one. */
export class ReadsInterruptedError extends Error {
  override readonly name = 'ReadsInterruptedError'
}
