import {
  allowInsecureRequests,
  AuthorizationResponseError,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  None,
  ResponseBodyError,
  type ServerMetadata,
} from 'openid-client'
import { AppError } from '../../app/app-error.ts'
import { type Config, isLoopback } from '../../app/config.ts'
import type { Deps } from '../../app/deps.ts'

/** A provider that does not answer keeps nobody waiting for longer. */
const TIMEOUT_SECONDS = 10
/** After so long the provider is asked anew what it offers; its keys are asked for whenever an unknown one is met. */
const KEPT_MS = 6 * 3_600_000

type ConnectDeps = Pick<Deps, 'config' | 'clock' | 'logger'>
type Connection = { opened: Promise<Configuration>; at: number }

const connections = new WeakMap<Config, Connection>()

/** What the provider of the settings offers, asked once. Throws `oidc.not-configured`, `oidc.provider-down`. */
export async function connectOidc({ config, clock, logger }: ConnectDeps): Promise<Configuration> {
  const [known, now] = [connections.get(config), clock.now().getTime()]
  if (known !== undefined && now < known.at + KEPT_MS) return known.opened
  const opened = open(config)
  connections.set(config, { opened, at: now })
  return opened.catch((error: unknown) => {
    connections.delete(config)
    if (error instanceof AppError) throw error
    logger.warn({ err: error }, 'the provider for signing in cannot be asked what it offers')
    throw new AppError('oidc.provider-down')
  })
}

async function open(config: Config): Promise<Configuration> {
  const { MERLEG_OIDC_ISSUER: issuer, MERLEG_OIDC_CLIENT_ID: clientId } = config
  if (issuer === undefined || clientId === undefined) throw new AppError('oidc.not-configured')
  const isPlain = issuer.startsWith('http:') && isLoopback(issuer)
  // oxlint-disable-next-line typescript/no-deprecated -- only marked so; on this machine nobody listens in between
  const allowances: Array<(connection: Configuration) => void> = isPlain ? [allowInsecureRequests] : []
  const options = { timeout: TIMEOUT_SECONDS, execute: allowances }
  const found = await discovery(new URL(issuer), clientId, undefined, None(), options)
  const server = found.serverMetadata()
  const connection = new Configuration(server, clientId, undefined, authOf(config, server))
  connection.timeout = TIMEOUT_SECONDS
  allowances.forEach((allowance) => allowance(connection))
  // What the provider says of a user is believed by its signature, not by the connection it came over.
  enableNonRepudiationChecks(connection)
  return connection
}

/** By what the provider says that it takes; one that says nothing takes what OpenID Connect has as the default. */
function authOf({ MERLEG_OIDC_CLIENT_SECRET: secret }: Config, server: ServerMetadata): ClientAuth {
  if (secret === undefined) return None()
  const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  return taken.includes('client_secret_basic') ? ClientSecretBasic(secret) : ClientSecretPost(secret)
}

/** What a failed return from the provider means for the user; `reason` is for the log, and holds nothing secret. */
export function toOidcRefusal(error: unknown): { refusal: AppError; reason: string } | null {
  if (error instanceof AuthorizationResponseError) {
    const isCancelled = error.error === 'access_denied'
    return { refusal: new AppError(isCancelled ? 'oidc.cancelled' : 'oidc.refused'), reason: codeOf(error.error) }
  }
  if (error instanceof ResponseBodyError) {
    const isDown = error.status >= 500
    return { refusal: new AppError(isDown ? 'oidc.provider-down' : 'oidc.refused'), reason: codeOf(error.error) }
  }
  if (error instanceof ClientError) {
    const isDown = /TIMEOUT|ABORT|NOT_CONFORM|NOT_JSON/.test(error.code ?? '')
    return { refusal: new AppError(isDown ? 'oidc.provider-down' : 'oidc.refused'), reason: codeOf(error.code ?? '') }
  }
  // A request that met no server.
  if (error instanceof TypeError && error.message === 'fetch failed')
    return { refusal: new AppError('oidc.provider-down'), reason: 'unreachable' }
  return null
}

function codeOf(text: string): string {
  return text.replaceAll(/\W/g, '').slice(0, 60) || 'unknown'
}
