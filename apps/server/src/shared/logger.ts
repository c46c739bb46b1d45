import { pino } from 'pino'

/** Structured log on standard output; tokens, passwords and query texts are never part of a line. */
export function createLogger(level: string) {
  return pino({
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.passwordConfirmation', '*.token'],
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?')[0] }),
    },
  })
}

export type Logger = ReturnType<typeof createLogger>
