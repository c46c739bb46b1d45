import type { Claim } from '@merleg/domain/claims'
import type { Role } from '@merleg/domain/roles'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CallCount, tellQuota } from './call-quota.ts'
import { headerText } from './error-handler.ts'

/** Who is calling, from the session behind the bearer token. */
export type SessionUser = {
  userId: string
  subscriberId: string
  sessionId: string
  name: string
  email: string
  role: Role
  claims: readonly Claim[]
  /** Was the session begun with a second factor? Operators can do nothing without. */
  isSecondFactorGiven: boolean
  /** Of a subscriber that tries the service out; null of every other. */
  trial: { endsAt: Date; isOver: boolean } | null
  /** Of a program that calls by a key, with how often the contract lets it call; its user is who made the key. */
  key: SessionKey | null
  /** The subscriber asks for a second factor, which this session has not. */
  mustSetUpSecondFactor: boolean
}

/** A file that somebody takes away: of what, and what it is called. */
export type ExportTaken = { subjectId: string; fileName: string }

export type SessionKey = { keyId: string; callsPerMinute: number; callsPerMonth: number }

/** Where requests learn who is calling. */
export type SessionSource = {
  /** The user of a live session by its token, or null; counts as a use of the session. */
  find(token: string): Promise<SessionUser | null>
  /** The same without being a use: what only stays open keeps no session alive. */
  peek(token: string): Promise<SessionUser | null>
  /** Puts what a caller takes away into the audit trail. */
  recordExport(user: SessionUser, taken: ExportTaken): Promise<void>
  /** Throws `auth.confirmation-required` where the caller has not just proved anew who he is. */
  demandFreshProof(user: SessionUser, how: { hasPassword: boolean }): Promise<void>
  /** Counts a call by a key. */
  count(key: SessionKey): Promise<CallCount>
  /** Calls back whenever some session may have ended or changed, until the function it returns is called. */
  onChange(listener: () => void): () => void
}

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- an interface is what Fastify lets one extend
  interface FastifyRequest {
    sessionUser: SessionUser | null
    isSessionLoaded: boolean
    /** Asks the database once a request. */
    loadUser(): Promise<SessionUser | null>
    /** Puts into the audit trail what the caller takes away; of nobody in particular nothing. */
    recordExport(taken: ExportTaken): Promise<void>
    /** Throws `auth.confirmation-required` where the caller has not just proved anew who he is. */
    demandFreshProof(how: { hasPassword: boolean }): Promise<void>
    /** Counts a call by a key and says in the answer how many are left; throws `quota.exceeded`. */
    countCall(key: SessionKey, reply: FastifyReply): Promise<void>
    /**
     * For answers that stay open: looks every `everyMs`, and soon after a session has changed, who is calling by now,
     * until the signal aborts.
     */
    watchUser(options: { everyMs: number; signal: AbortSignal; onUser: (user: SessionUser | null) => void }): void
  }
}

/** Many answers stay open while sessions come and go: each asks at most so often. */
const LOOK_AFTER_CHANGE_MS = 500

/** Makes `request.loadUser()` read the bearer token; the header is the only place a token is taken from. */
export function decorateSession(app: FastifyInstance, sessions: SessionSource): void {
  app.decorateRequest('sessionUser', null)
  app.decorateRequest('isSessionLoaded', false)
  app.decorateRequest('loadUser', async function loadUser(this: FastifyRequest) {
    if (this.isSessionLoaded) return this.sessionUser
    const token = bearerToken(this)
    this.sessionUser = token ? await sessions.find(token) : null
    this.isSessionLoaded = true
    return this.sessionUser
  })
  app.decorateRequest('recordExport', async function recordExport(this: FastifyRequest, taken: ExportTaken) {
    if (this.sessionUser) await sessions.recordExport(this.sessionUser, taken)
  })
  app.decorateRequest(
    'demandFreshProof',
    async function demandFreshProof(this: FastifyRequest, how: { hasPassword: boolean }) {
      if (this.sessionUser) await sessions.demandFreshProof(this.sessionUser, how)
    },
  )
  app.decorateRequest('countCall', async function countCall(key: SessionKey, reply: FastifyReply) {
    tellQuota(reply, await sessions.count(key))
  })
  app.decorateRequest('watchUser', function watchUser(this: FastifyRequest, { everyMs, signal, onUser }) {
    const token = bearerToken(this)
    let soon: NodeJS.Timeout | null = null
    const look = () => {
      soon = null
      const found = token ? sessions.peek(token) : Promise.resolve(null)
      // While the database does not answer nothing is known, and the next look will tell.
      found.then(onUser, (error: unknown) => this.log.warn({ err: error }, 'a session could not be looked at'))
    }
    const forget = sessions.onChange(() => (soon ??= setTimeout(look, LOOK_AFTER_CHANGE_MS)))
    const timer = setInterval(look, everyMs)
    const stop = () => {
      forget()
      clearInterval(timer)
      if (soon) clearTimeout(soon)
    }
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
  })
}

export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]{20,200})$/.exec(headerText(request.headers.authorization) ?? '')
  return match?.[1] ?? null
}
