/** A certified provider, for tests; it comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Context = {
    oidc: {
      provider: Provider
      client?: { clientId: string }
      session?: { accountId?: string }
    }
  }
  type Grant = { addOIDCScope: (scope: string) => void; save: () => Promise<string> }

  export type Configuration = {
    clients: readonly object[]
    claims: object
    conformIdTokenClaims: boolean
    cookies: { keys: readonly string[] }
    features: object
    ttl: Readonly<Record<string, number>>
    findAccount: (context: Context, id: string) => Promise<object>
    loadExistingGrant: (context: Context) => Promise<Grant>
    interactions: { url: (context: Context, interaction: { uid: string }) => string }
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration)
    AuthorizationCode: { prototype: object }
    Grant: new (of: { clientId: string | undefined; accountId: string | undefined }) => Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }
  export default Provider
}
