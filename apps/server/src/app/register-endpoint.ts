import type { Readable } from 'node:stream'
import type { Endpoint, EndpointAnswer, EndpointInput } from '@merleg/contract/endpoint'
import { hasClaim } from '@merleg/domain/claims'
import { type Locale, parseLocale } from '@merleg/domain/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from './app-error.ts'
import { headerText } from './error-handler.ts'
import type { SessionUser } from './session.ts'

/** What a `file` endpoint answers with. */
export type FileAnswer = { fileName: string; contentType: string; body: Buffer | Readable }

/** Unknown parameters are refused, never ignored (decisions 17). */
const NO_QUERY = z.strictObject({})

type User<E extends Endpoint> = E['access'] extends 'public' ? null : SessionUser
type Result<E extends Endpoint> = E['kind'] extends 'file' ? FileAnswer : EndpointAnswer<E>

export type HandlerInput<E extends Endpoint> = EndpointInput<E> & {
  user: User<E>
  locale: Locale
  request: FastifyRequest
}

/** Puts a contract endpoint on the server: access, validation, answer, headers. The handler only does the work. */
export function registerEndpoint<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (input: HandlerInput<E>) => Promise<Result<E>>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: false,
    schema: {
      summary: endpoint.summary,
      description: `Access: ${endpoint.access}. Refusals: ${[...endpoint.errors, 'validation.failed'].join(', ')}.`,
      tags: [endpoint.path.split('/')[2] ?? 'api'],
      ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
      ...(endpoint.params ? { params: endpoint.params } : {}),
      querystring: endpoint.query ?? NO_QUERY,
      ...(endpoint.body && endpoint.kind !== 'form' ? { body: endpoint.body } : {}),
      ...(endpoint.kind === 'form' ? { consumes: ['multipart/form-data'] } : {}),
      ...(endpoint.answer ? { response: { 200: endpoint.answer } } : {}),
    },
    // Before the body is read and validated, of which a stranger learns nothing; after onRequest, where refusals count too.
    preParsing: async (request) => checkAccess(request, endpoint.access),
    // After validation, which bounds how deep a body can be.
    preHandler: async ({ params, query, body }) => {
      for (const part of [params, query, endpoint.body ? body : null]) refuseUnstorableText(part)
    },
    handler: async (request, reply) => {
      const result: unknown = await handler(toInput(request))
      void reply.header('cache-control', 'no-store')
      return endpoint.kind === 'file' ? sendFile(reply, toFile(result)) : result
    },
  })
}

/** PostgreSQL stores neither U+0000 nor half characters; nobody types them. */
function refuseUnstorableText(value: unknown, path = ''): void {
  if (typeof value === 'string') {
    const isStorable = !value.includes('\u0000') && value.isWellFormed()
    if (!isStorable) throw new AppError('validation.failed', { fields: { [path || 'request']: 'text' } })
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) refuseUnstorableText(part, path ? `${path}.${key}` : key)
  }
}

async function checkAccess(request: FastifyRequest, access: Endpoint['access']): Promise<void> {
  if (access === 'public') return
  const user = await request.loadUser()
  if (!user) throw new AppError('auth.required')
  if (access !== 'user' && !hasClaim(user.claims, access)) throw new AppError('claim.missing', { name: access })
}

function toInput<E extends Endpoint>(request: FastifyRequest): HandlerInput<E> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- validated against the endpoint's schemas
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    user: request.sessionUser,
    locale: parseLocale(headerText(request.headers['x-locale'])),
    request,
  } as HandlerInput<E>
}

function toFile(result: unknown): FileAnswer {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the handler of a file endpoint returns
  return result as FileAnswer
}

function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  return reply
    .type(file.contentType)
    .header('x-filename', encodeURIComponent(file.fileName))
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`)
    .send(file.body)
}
