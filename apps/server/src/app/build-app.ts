import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { unsubscribePage } from '@merleg/contract/pages'
import { countKeyCall } from '../features/api-keys/count-call.usecases.ts'
import { findKeyUser } from '../features/api-keys/key-users.repository.ts'
import { beginsAsKey } from '../features/api-keys/key-text.ts'
import { recordAudit } from '../features/audit/audit.usecases.ts'
import { findSessionUser, peekSessionUser } from '../features/users/sessions.repository.ts'
import { AppError } from './app-error.ts'
import { toAddressKey } from '../features/auth/login-throttle.usecases.ts'
import { registerApiDocs } from './api-docs.routes.ts'
import { NO_BODY } from './body-limits.ts'
import { answerClientError } from './client-error.ts'
import { demandFreshProof } from '../features/auth/confirmation.usecases.ts'
import { asCalledFrom, keepSecurityEvents } from '../shared/security-log.ts'
import { storeSecurityEvent } from '../features/operator/security-events.usecases.ts'
import { shareOf } from './config.ts'
import type { Deps } from './deps.ts'
import { sendError, setErrorHandler } from './error-handler.ts'
import { API_FEATURES } from './features.api.ts'
import { registerHealth } from './health.routes.ts'
import { limitJsonBodies } from './json-body.ts'
import type { Readiness } from './readiness.ts'
import { divideHeavyCalls } from './heavy-calls.ts'
import { listSecurityHeaders, setSecurityHeaders } from './security-headers.ts'
import { decorateSession, type SessionSource } from './session.ts'
import { createUnknownRefusal } from './unknown-route.ts'
import { closeWhereUnread } from './unread-body.ts'
import { registerWeb } from './web.routes.ts'

/** For the whole of a request to arrive, uploads too. */
const REQUEST_TIMEOUT_MS = 60_000
/**
 * Between two requests of a connection. A proxy in front must be the one to give up first (nginx 60 s, Traefik 90 s,
 * Caddy 120 s by default): a request sent over a connection that the server is closing is lost.
 */
const KEEP_ALIVE_MS = 130_000

/** Calls, among them what mail programs post, and what asks the database or takes long; all else is files of the interface. */
const CALLS = ['/api/', unsubscribePage('')]
const PROBES = ['/metrics', '/readyz']

/** The HTTP server with every feature on it; `webDir` is the built interface, left out in tests of the API alone. */
export async function buildApp(
  deps: Deps,
  options: { readiness: Readiness; webDir?: string; gatherMetrics?: (() => Promise<string>) | undefined },
): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = deps.logger
  keepSecurityEvents(logger, (told) => void storeSecurityEvent(deps, told))
  const app = Fastify({
    loggerInstance: logger,
    logController: new Fastify.LogController({ disableRequestLogging: deps.config.MERLEG_LOG_LEVEL !== 'debug' }),
    trustProxy: (_address, hop) => hop < deps.config.MERLEG_TRUST_PROXY,
    // Each endpoint sets its own.
    bodyLimit: NO_BODY.bytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    // An address that cannot be decoded never reaches a route.
    frameworkErrors: (_error, request, reply) => {
      void sendError(request, reply, { code: 'page.not-found' })
    },
  })
  // Node would refuse what a client expects without a word; RFC 9110 lets a server ignore it.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  const refuseUnknown = createUnknownRefusal(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  setErrorHandler(app)
  app.removeContentTypeParser('text/plain')
  limitJsonBodies(app)
  decorateSession(app, sessionSource(deps))
  app.decorate('temporaryFolders', deps.temporaryFolders)
  closeWhereUnread(app)
  // Once more after the body, whose parts arrive in the name of the connection.
  app.addHook('onRequest', (request, _reply, done) => asCalledFrom(request.ip, done))
  app.addHook('preHandler', (request, _reply, done) => asCalledFrom(request.ip, done))
  setSecurityHeaders(app, await listSecurityHeaders(deps.config))
  // Brotli would save a tenth of the bytes and cost more time than it saves on the wire; so would gzip for an answer that
  // fits in the first packets of a connection.
  await app.register(compress, { global: true, threshold: 8192, encodings: ['gzip', 'deflate'] })
  // How long the file may be, each upload says itself.
  await app.register(multipart, { limits: { files: 1, fields: 20 } })
  await app.register(rateLimit, {
    // Each process counts for itself.
    max: shareOf(deps.config.MERLEG_REQUESTS_PER_MINUTE, deps.config),
    timeWindow: '1 minute',
    // The interface's own files are not worth counting; an office behind one address loads many.
    // Calls by a key are counted here too: what its contract counts are those of closed endpoints that are served.
    allowList: (request) => !isCall(request) && !isProbe(request),
    // Not by a token that nobody was given: anyone can make up a new one for each request. Probes apart: behind a proxy that
    // is not believed a flood of calls must not make a process look as if it were down.
    keyGenerator: async (request) =>
      isProbe(request)
        ? `probe ${toAddressKey(request.ip)}`
        : ((await request.loadUser())?.sessionId ?? toAddressKey(request.ip)),
    errorResponseBuilder: (_request, context) =>
      new AppError('traffic.too-many-requests', { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  })
  divideHeavyCalls(deps.config)
  registerHealth(app, deps, options)
  if (deps.config.MERLEG_API_DOCS) await registerApiDocs(app, deps)
  await app.register(async (api) => {
    refuseUntilReady(api, options.readiness)
    for (const registerFeature of API_FEATURES) registerFeature(api, deps)
  })
  if (options.webDir)
    await registerWeb(app, { config: deps.config, db: deps.db, webDir: options.webDir, refuseUnknown })
  else app.setNotFoundHandler(refuseUnknown)
  return app
}

/** Sessions of people and keys of programs, by their tokens. */
function sessionSource(deps: Deps): SessionSource {
  const { db, sessions } = deps
  return {
    find: (token) => {
      const now = deps.clock.now()
      const findUser = beginsAsKey(token) ? findKeyUser : findSessionUser
      return sessions.find({ token, now, read: () => findUser(db, { token, now }) })
    },
    peek: async (token) => {
      const now = deps.clock.now()
      if (beginsAsKey(token)) return (await findKeyUser(db, { token, now }))?.user ?? null
      return peekSessionUser(db, { token, now })
    },
    recordExport: (actor, { subjectId, fileName }) =>
      recordAudit(db, {
        actor,
        act: 'data-exported',
        subject: { id: subjectId, name: fileName },
        now: deps.clock.now(),
      }),
    demandFreshProof: (user, how) => demandFreshProof(deps, user, how),
    count: (key) => countKeyCall(deps, key),
    onChange: (listener) => sessions.onClear(listener),
  }
}

/** By its route: the same path can be written in many ways. */
function isCall({ url, routeOptions }: FastifyRequest): boolean {
  return [url, routeOptions.url].some((path) => CALLS.some((beginning) => path?.startsWith(beginning)))
}

function isProbe({ routeOptions }: FastifyRequest): boolean {
  return PROBES.some((path) => path === routeOptions.url)
}

function refuseUntilReady(api: FastifyInstance, readiness: Readiness): void {
  api.addHook('onRequest', async () => {
    if (readiness.state === 'making-demo-data') throw new AppError('service.not-ready', { retryAfterSeconds: 2 })
  })
}
