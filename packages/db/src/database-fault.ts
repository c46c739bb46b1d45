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

/** Is the server short of something: disk, memory, a limit of its settings (SQLSTATE class 53)? */
export function isResourceFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^53...$/.test(String(error.code))
}
