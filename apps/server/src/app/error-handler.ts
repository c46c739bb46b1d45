import { randomUUID } from 'node:crypto'
import { ERRORS, type ErrorBody, type ErrorCode, type ErrorDetails } from '@merleg/contract/errors'
import { isConnectionFault, isResourceFault, isTimeLimitFault } from '@merleg/db/database-fault'
import { parseLocale } from '@merleg/domain/locale'
import { errorText } from '@merleg/i18n/error-text'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { PdfQueueFullError, PdfTooSlowError } from '../shared/pdf.ts'
import { AppError } from './app-error.ts'

const CODE_BY_STATUS: Record<number, ErrorCode> = {
  400: 'request.malformed',
  // Of the interface's files: an address outside of their folder.
  403: 'page.not-found',
  404: 'page.not-found',
  413: 'request.too-large',
  408: 'request.malformed',
  415: 'request.unsupported-type',
  429: 'traffic.too-many-requests',
  503: 'service.unavailable',
}

const UNAVAILABLE_RETRY_SECONDS = 5
/** Whatever holds it up needs more than a moment. */
const TOO_SLOW_RETRY_SECONDS = 30

/** Every refusal has one shape and speaks the caller's language; a fault answers a correlation id and nothing of itself. */
export function setErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isHungUp(error, request)) return sendError(request, reply, { code: 'request.malformed' })
    const { code, details } = toRefusal(error)
    if (code === 'service.unavailable')
      request.log.warn({ reason: error.message }, 'the database cannot be reached, or there is no room')
    if (code === 'service.too-slow')
      request.log.warn({ reason: error.message, place: placeOf(request) }, 'a call took longer than it may')
    if (code !== 'unexpected') return sendError(request, reply, { code, details })
    const correlationId = randomUUID()
    request.log.error({ err: error, correlationId, place: placeOf(request) }, 'unexpected fault')
    return sendError(request, reply, { code, details, correlationId })
  })
}

function placeOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? ''}`.trim()
}

/** Did the client go in the middle of its request? Its socket is reset as that of a database may be; nobody reads the answer. */
function isHungUp(error: FastifyError, request: FastifyRequest): boolean {
  return request.raw.destroyed && (error === request.raw.errored || error.code === 'ERR_STREAM_PREMATURE_CLOSE')
}

export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: { code: ErrorCode; details?: ErrorDetails; correlationId?: string },
): FastifyReply {
  const definition: { status: number; type?: string } = ERRORS[refusal.code]
  const body: ErrorBody = {
    ...refusal.details,
    type: definition.type ?? refusal.code.split('.')[0] ?? refusal.code,
    code: refusal.code,
    message: errorText(parseLocale(headerText(request.headers['x-locale'])), refusal.code, refusal.details),
    ...(refusal.correlationId ? { correlationId: refusal.correlationId } : {}),
  }
  const seconds = refusal.details?.retryAfterSeconds
  if (seconds !== undefined) void reply.header('retry-after', seconds)
  return reply
    .status(definition.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body)
}

export function headerText(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value
}

function toRefusal(error: FastifyError): { code: ErrorCode; details: ErrorDetails } {
  if (error instanceof AppError) return { code: error.code, details: error.details }
  if (hasZodFastifySchemaValidationErrors(error)) {
    if (error.validationContext === 'params') return { code: 'page.not-found', details: {} }
    const fields = error.validation.map((issue): [string, string] => [fieldPath(issue.instancePath), issueCode(issue)])
    return { code: 'validation.failed', details: { fields: Object.fromEntries(fields) } }
  }
  if (isTimeLimitFault(error) || error instanceof PdfTooSlowError)
    return { code: 'service.too-slow', details: { retryAfterSeconds: TOO_SLOW_RETRY_SECONDS } }
  const isShort = isConnectionFault(error) || isResourceFault(error) || error instanceof PdfQueueFullError
  const code = isShort ? 'service.unavailable' : CODE_BY_STATUS[error.statusCode ?? 500]
  if (code === 'service.unavailable') return { code, details: { retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS } }
  return { code: code ?? 'unexpected', details: {} }
}

/** Our own refinements name what is wrong; zod's own issues are named by their kind. */
function issueCode(issue: { keyword: string; params: Record<string, unknown> }): string {
  const own = issue.params['params']
  if (typeof own === 'object' && own !== null && 'code' in own && typeof own.code === 'string') return own.code
  return issue.keyword
}

function fieldPath(pointer: string): string {
  return pointer.replace(/^\//, '').replaceAll('/', '.') || 'request'
}
