import {
  type Endpoint,
  type EndpointAnswer,
  type EndpointEvent,
  type EndpointInput,
  isForMachines,
  needsFreshProof,
} from '@merleg/contract/endpoint'
import { hasClaim, offeredClaim } from '@merleg/domain/claims'
import { type Locale, parseLocale } from '@merleg/domain/locale'
import { hasRole } from '@merleg/domain/roles'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from './app-error.ts'
import { bodyLimitsOf } from './body-limits.ts'
import { type AnyEvent, type EventSource, readLastEventId, sendEvents } from './endpoint-events.ts'
import { type FileAnswer, hangUpSignal, sendFile, sendStream, type StreamAnswer } from './endpoint-stream.ts'
import { receiveForm, refuseTooLong, type UploadedFile, uploadForm } from './endpoint-upload.ts'
import { headerText } from './error-handler.ts'
import { heavyCallsOfProcess } from './heavy-calls.ts'
import { logSecurity } from '../shared/security-log.ts'
import { PreparedAnswer } from './prepared-answer.ts'
import type { SessionUser } from './session.ts'

/** Unknown parameters are refused, never ignored (decisions 17). */
const NO_QUERY = z.strictObject({})

type User<E extends Endpoint> = E['access'] extends 'public' ? null : SessionUser

/** What the handler of each kind answers with. */
type ResultOf<E extends Endpoint> = {
  json: EndpointAnswer<E> | PreparedAnswer
  upload: EndpointAnswer<E>
  file: FileAnswer
  stream: StreamAnswer
  events: EventSource<EndpointEvent<E>>
}[E['kind']]

/** What the handler of a kind receives beside what every handler does. */
type PartsOf<E extends Endpoint> = {
  json: unknown
  upload: { file: UploadedFile }
  file: unknown
  /** `signal`: the client is gone. */
  stream: { signal: AbortSignal }
  /** `signal`: nobody listens any more, or may; `lastEventId`: what the reader had before its connection broke. */
  events: { signal: AbortSignal; lastEventId: EndpointEvent<E>['id'] | null }
}[E['kind']]

export type HandlerInput<E extends Endpoint> = EndpointInput<E> & {
  user: User<E>
  locale: Locale
  request: FastifyRequest
} & PartsOf<E>

type AnyHandler = (input: Record<string, unknown>) => Promise<unknown>
type Call = { endpoint: Endpoint; request: FastifyRequest; reply: FastifyReply; handler: AnyHandler }

/** Puts a contract endpoint on the server: access, validation, answer, headers. The handler only does the work. */
export function registerEndpoint<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (input: HandlerInput<E>) => Promise<ResultOf<E>>,
): void {
  const stopping = new AbortController()
  // Answers that stay open would keep the server from stopping.
  if (endpoint.kind === 'events') app.addHook('preClose', async () => stopping.abort())
  const body = endpoint.kind === 'upload' ? uploadForm(endpoint) : endpoint.body
  const bodyLimits = bodyLimitsOf(endpoint.kind === 'upload' ? undefined : endpoint.body)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: false,
    bodyLimit: bodyLimits.bytes,
    config: { bodyLimits },
    schema: {
      summary: endpoint.summary,
      description: describeEndpoint(endpoint),
      tags: [endpoint.path.split('/')[2] ?? 'api'],
      ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
      ...(endpoint.params ? { params: endpoint.params } : {}),
      querystring: endpoint.query ?? NO_QUERY,
      ...(body ? { body } : {}),
      ...(endpoint.kind === 'upload' ? { consumes: ['multipart/form-data'] } : {}),
      ...(endpoint.kind === 'events' ? { produces: ['text/event-stream'] } : {}),
      ...(endpoint.answer ? { response: { 200: endpoint.answer } } : {}),
    },
    // Before the body is read and validated, of which a stranger learns nothing; after onRequest, where refusals count too.
    preParsing: async (request, reply) => {
      await checkAccess(request, reply, endpoint)
      if (endpoint.maxBytes !== undefined) refuseTooLong(request, endpoint.maxBytes)
    },
    preValidation: async (request, reply) => {
      if (endpoint.maxBytes !== undefined) request.body = await receiveForm(request, reply, endpoint.maxBytes)
    },
    // After validation, which bounds how deep a body can be.
    preHandler: async (request) => {
      const { params, query, body: sent } = request
      for (const part of [params, query, body ? sent : null]) refuseUnstorableText(part)
      // Last, so that nobody is asked who he is for what is refused anyway.
      if (needsFreshProof(endpoint, sent))
        await request.demandFreshProof({
          hasPassword: endpoint.freshProof !== 'always' && endpoint.freshProof?.hasPassword === true,
        })
    },
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its input is validated against the endpoint's schemas
      const call = { endpoint, request, reply, handler: handler as unknown as AnyHandler }
      return endpoint.isHeavy === true ? answerInTurn(call, stopping.signal) : answer(call, stopping.signal)
    },
  })
}

function describeEndpoint(endpoint: Endpoint): string {
  const keys = isForMachines(endpoint) ? ' Keys of programs: yes.' : ''
  const proof = endpoint.freshProof === undefined ? '' : ' A fresh proof of who is calling is needed.'
  return `Access: ${describeAccess(endpoint)}.${keys}${proof} Refusals: ${[...endpoint.errors, 'validation.failed'].join(', ')}.`
}

function answerInTurn(call: Call, stopping: AbortSignal): Promise<unknown> {
  const { request, reply } = call
  const caller = request.sessionUser?.userId ?? request.ip
  return heavyCallsOfProcess().run(caller, hangUpSignal(reply), () => answer(call, stopping))
}

function answer(call: Call, stopping: AbortSignal): Promise<unknown> {
  return ANSWER_BY_KIND[call.endpoint.kind](call, stopping)
}

const ANSWER_BY_KIND: Record<Endpoint['kind'], (call: Call, stopping: AbortSignal) => Promise<unknown>> = {
  json: async ({ request, reply, handler }) => {
    const answered = await handler(toInput(request))
    if (!(answered instanceof PreparedAnswer)) return answered
    return reply.type('application/json; charset=utf-8').send(answered.json)
  },
  upload: ({ request, handler }) => handler(toUploadInput(request)),
  file: async ({ endpoint, request, reply, handler }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the handler of a file endpoint returns
    const file = (await handler(toInput(request))) as FileAnswer
    await recordExport(endpoint, request, file)
    return sendFile(reply, file)
  },
  stream: async ({ endpoint, request, reply, handler }) => {
    const signal = hangUpSignal(reply)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the handler of a stream endpoint returns
    const stream = (await handler({ ...toInput(request), signal })) as StreamAnswer
    await recordExport(endpoint, request, stream)
    return sendStream(reply, stream, signal)
  },
  events: answerWithEvents,
}

const IdOfPath = z.looseObject({ id: z.string() })

/** Before anything of it is sent: what is not in the audit trail was not taken away. */
async function recordExport(
  { path }: Endpoint,
  request: FastifyRequest,
  { fileName }: Pick<FileAnswer, 'fileName'>,
): Promise<void> {
  const params = IdOfPath.safeParse(request.params)
  await request.recordExport({ subjectId: params.success ? params.data.id : path, fileName })
}

/** Open until the client goes, the source ends, the server stops, or the caller's session or right does. */
async function answerWithEvents(
  { endpoint, request, reply, handler }: Call,
  stopping: AbortSignal,
): Promise<FastifyReply> {
  const lastEventId = readLastEventId(endpoint, request)
  const ended = new AbortController()
  const signal = AbortSignal.any([hangUpSignal(reply), stopping, ended.signal])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the handler of an events endpoint returns
  const source = (await handler({ ...toInput(request), signal, lastEventId })) as EventSource<AnyEvent>
  if (endpoint.access !== 'public') {
    const onUser = (user: SessionUser | null) => {
      if (findRefusal(user, endpoint)) ended.abort()
    }
    request.watchUser({ everyMs: endpoint.heartbeatMs ?? 15_000, signal, onUser })
  }
  return sendEvents(reply, { endpoint, source, signal })
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

type Guarded = Pick<Endpoint, 'access' | 'role' | 'machine' | 'isOpenToSetUp'>

async function checkAccess(request: FastifyRequest, reply: FastifyReply, endpoint: Guarded): Promise<void> {
  if (endpoint.access === 'public') return
  const user = await request.loadUser()
  // Calls that are refused count too: a program that goes on asking for what it may not have is slowed down.
  if (user?.key) await request.countCall(user.key, reply)
  const refusal = findRefusal(user, endpoint)
  if (refusal === null) return
  if (user && isMissing(refusal))
    logSecurity(request.log, { event: 'claim-refused', userId: user.userId, claim: describeAccess(endpoint) })
  throw refusal
}

/** Was something asked for that the caller may not have? Whoever only has to sign in otherwise tried nothing. */
function isMissing({ code }: AppError): boolean {
  return code === 'claim.missing' || code === 'role.missing' || code === 'key.not-for-pages'
}

/** What an endpoint asks of its caller, in short. */
function describeAccess({ access, role }: Guarded): string {
  return [[access].flat().join(' or '), ...(role === undefined ? [] : [role])].join(', ')
}

function findRefusal(user: SessionUser | null, endpoint: Guarded): AppError | null {
  const { access, role } = endpoint
  if (access === 'public') return null
  if (!user) return new AppError('auth.required')
  if (user.trial?.isOver === true) return new AppError('trial.session-over')
  if (user.mustSetUpSecondFactor && endpoint.isOpenToSetUp !== true)
    return new AppError('second-factor.set-up-required')
  if (user.key !== null && !isForMachines(endpoint)) return new AppError('key.not-for-pages')
  if (role !== undefined && !hasRole(user.role, role)) return new AppError('role.missing', { name: role })
  if (role === 'operator' && !user.isSecondFactorGiven) return new AppError('operator.second-factor')
  if (access !== 'user' && !hasClaim(user.claims, access))
    return new AppError('claim.missing', { name: offeredClaim(access) })
  return null
}

function toInput(request: FastifyRequest): Record<string, unknown> {
  return {
    params: request.params,
    query: request.query,
    body: request.body,
    user: request.sessionUser,
    locale: parseLocale(headerText(request.headers['x-locale'])),
    request,
  }
}

/** The form without its file, and the file. */
function toUploadInput(request: FastifyRequest): Record<string, unknown> {
  const { file, ...body } = z.looseObject({ file: z.unknown() }).parse(request.body)
  return { ...toInput(request), body, file }
}
