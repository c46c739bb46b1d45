import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import Provider from 'oidc-provider'

export const TEST_CLIENT = { id: 'merleg', secret: 'a-secret-of-the-client' }
const OTHER_CLIENT = { id: 'other', secret: 'a-secret-of-another-client' }

/** What a test may have the provider do. */
type Faults = {
  /** Answers the token request with a token made out to another client. */
  isForOther: boolean
  /** Codes that it gives are over at once. */
  givesOldCodes: boolean
  /** Answers 503 to token requests. */
  isBroken: boolean
}

export type TestOidcProvider = {
  readonly issuer: string
  readonly faults: Faults
  stop(): Promise<void>
}

/** A real provider on this machine. Its page asks who one is: `account`, or nothing to cancel. */
export async function startTestOidcProvider(options: {
  redirectUri: string
  port?: number
}): Promise<TestOidcProvider> {
  const faults: Faults = { isForOther: false, givesOldCodes: false, isBroken: false }
  const server = createServer().listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the system gave no port')
  const issuer = `http://127.0.0.1:${address.port}`
  const provider = createProvider(issuer, { ...options, faults })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer)
    if (pathname.startsWith('/interaction/')) void interact(provider, request, response)
    else if (pathname === '/token' && faults.isBroken) response.writeHead(503).end()
    else {
      if (pathname === '/token' && faults.isForOther) request.headers.authorization = basic(OTHER_CLIENT)
      answer(request, response)
    }
  })
  return {
    issuer,
    faults,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function basic({ id, secret }: { id: string; secret: string }): string {
  return `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`
}

function createProvider(issuer: string, { redirectUri, faults }: { redirectUri: string; faults: Faults }): Provider {
  const clients = [TEST_CLIENT, OTHER_CLIENT].map(({ id, secret }) => ({
    client_id: id,
    client_secret: secret,
    redirect_uris: [redirectUri],
    post_logout_redirect_uris: [new URL('/login', redirectUri).href],
    application_type: 'web',
  }))
  const provider = new Provider(issuer, {
    clients,
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // As Google does: what it says of a user stands in the token.
    conformIdTokenClaims: false,
    cookies: { keys: ['keys of cookies in a test'] },
    // Said, so that it complains of no defaults.
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    findAccount: async (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, email: `${id}@provider.example`, email_verified: true }),
    }),
    // Nobody is asked what he allows.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  })
  Object.defineProperty(provider.AuthorizationCode.prototype, 'isExpired', { get: () => faults.givesOldCodes })
  return provider
}

const PAGE = `<!doctype html><html lang="en"><title>Provider</title><main><h1>Provider</h1>
<form method="post"><label>Account <input name="account"></label><button>Sign in</button></form></main></html>`

async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
    return
  }
  const accountId = new URLSearchParams(await text(request)).get('account') ?? ''
  const result = accountId === '' ? { error: 'access_denied' } : { login: { accountId } }
  await provider.interactionFinished(request, response, result)
}
