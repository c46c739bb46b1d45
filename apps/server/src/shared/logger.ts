import { type DestinationStream, pino, stdSerializers } from 'pino'

/** What PostgreSQL tells of the data that a statement failed on. */
const DATA_FIELDS: ReadonlySet<string> = new Set(['detail', 'where', 'hint', 'internalQuery'])

/** An error as it is logged: of a fault of the database its code, message and place, never the data of somebody. */
function describeError(error: Error): Record<string, unknown> {
  return Object.fromEntries(Object.entries(stdSerializers.err(error)).filter(([field]) => !DATA_FIELDS.has(field)))
}

/** Structured log on standard output; tokens, passwords and query texts are never part of a line. */
export function createLogger(level: string, destination?: DestinationStream) {
  const options = {
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.passwordConfirmation', '*.token'],
    serializers: {
      err: describeError,
      req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?')[0] }),
    },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

export type Logger = ReturnType<typeof createLogger>
