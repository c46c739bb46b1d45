import { randomUUID } from 'node:crypto'
import { unsubscribePage } from '@merleg/contract/pages'
import { type DestinationStream, type LogFn, type Logger as PinoLogger, pino, stdSerializers } from 'pino'
import type { ErrorReports } from './error-reports/error-reports.ts'

/** What PostgreSQL tells of the data that a statement failed on. */
const DATA_FIELDS: ReadonlySet<string> = new Set(['detail', 'where', 'hint', 'internalQuery'])

/** An error as it is logged: of a fault of the database its code, message and place, never the data of somebody. */
function describeError(error: Error): Record<string, unknown> {
  return Object.fromEntries(Object.entries(stdSerializers.err(error)).filter(([field]) => !DATA_FIELDS.has(field)))
}

/** The page whose path holds a token: whoever knows it may do something. */
const TOKEN_PAGE = unsubscribePage('')

function pathOf(url: string): string {
  const [path = ''] = url.split('?')
  return path.startsWith(TOKEN_PAGE) ? `${TOKEN_PAGE}…` : path
}

/**
 * Structured log on standard output; tokens, passwords and query texts are never part of a line. What is logged as an error
 * is told to `reports` as well, under the same correlation id.
 */
export function createLogger(level: string, destination?: DestinationStream, reports?: ErrorReports) {
  const options = {
    level,
    ...(reports === undefined ? {} : { hooks: { logMethod: createReporting(reports) } }),
    redact: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.passwordConfirmation', '*.token'],
    serializers: {
      err: describeError,
      req: (request: { method: string; url: string }) => ({ method: request.method, path: pathOf(request.url) }),
    },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

const ERROR_LEVEL = 50

type Logged = [args: Parameters<LogFn>, method: LogFn, level: number]

/** Faults are logged in one place each: reported from there, none is forgotten and none told twice. */
function createReporting(reports: ErrorReports) {
  return function report(this: PinoLogger, ...[args, method, level]: Logged): void {
    const [fields, ...rest] = args
    if (level < ERROR_LEVEL || !isFault(fields)) return method.apply(this, args)
    const reported = { ...fields, correlationId: textOf(fields, 'correlationId') ?? randomUUID() }
    reports.report(fields.err, {
      correlationId: reported.correlationId,
      ...pick(fields, ['place', 'job', 'jobId']),
    })
    return method.apply(this, [reported, ...rest])
  }
}

function isFault(fields: unknown): fields is { err: Error } {
  return typeof fields === 'object' && fields !== null && 'err' in fields && fields.err instanceof Error
}

function textOf(fields: object, name: string): string | undefined {
  const value: unknown = Reflect.get(fields, name)
  return typeof value === 'string' ? value : undefined
}

function pick<Name extends string>(fields: object, names: readonly Name[]): Partial<Record<Name, string>> {
  const picked: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const text = textOf(fields, name)
    if (text !== undefined) picked[name] = text
  }
  return picked
}

export type Logger = ReturnType<typeof createLogger>
