import type { Claim } from '@merleg/domain/claims'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { headerText } from './error-handler.ts'

/** Who is calling, from the session behind the bearer token. */
export type SessionUser = {
  userId: string
  subscriberId: string
  sessionId: string
  name: string
  email: string
  claims: readonly Claim[]
}

/** Finds the user of a live session by its token, or null. */
export type FindSessionUser = (token: string) => Promise<SessionUser | null>

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- an interface is what Fastify lets one extend
  interface FastifyRequest {
    sessionUser: SessionUser | null
    isSessionLoaded: boolean
    /** Asks the database once a request. */
    loadUser(): Promise<SessionUser | null>
  }
}

/** Makes `request.loadUser()` read the bearer token; the header is the only place a token is taken from. */
export function decorateSession(app: FastifyInstance, findSessionUser: FindSessionUser): void {
  app.decorateRequest('sessionUser', null)
  app.decorateRequest('isSessionLoaded', false)
  app.decorateRequest('loadUser', async function loadUser(this: FastifyRequest) {
    if (this.isSessionLoaded) return this.sessionUser
    const token = bearerToken(this)
    this.sessionUser = token ? await findSessionUser(token) : null
    this.isSessionLoaded = true
    return this.sessionUser
  })
}

export function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]{20,200})$/.exec(headerText(request.headers.authorization) ?? '')
  return match?.[1] ?? null
}
