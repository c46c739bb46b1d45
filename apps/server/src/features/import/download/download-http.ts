import { Agent as HttpAgent, type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import type { z } from 'zod'
import { type Retrying, TransientFault, withRetries } from './retries.ts'
import { DownloadFault } from './download-fault.ts'

const MAX_REDIRECTS = 5
/** Without a byte for so long a connection is taken for dead. */
const IDLE_MS = 60_000
/** Between two requests to a host. */
const GAP_MS = 1000
const MAX_PAGE_BYTES = 20 * 1024 * 1024

export type HttpAnswer = { status: number; headers: IncomingHttpHeaders; body: IncomingMessage }

/** What downloads ask publishers by: one connection to a host, one request a second, through the proxy of the settings. */
export type DownloadHttp = {
  /** One request, redirects followed; throws `TransientFault` where trying again may help, `DownloadFault` otherwise. */
  open(url: string, headers?: Readonly<Record<string, string>>, statuses?: readonly number[]): Promise<HttpAnswer>
  /** What is there, tried again where that may help; the statuses named are answers as well. */
  answer(url: string, statuses: readonly number[]): Promise<{ status: number; text: string }>
  /** A page or list, tried again where that may help. */
  text(url: string): Promise<string>
  json<Content>(url: string, schema: z.ZodType<Content>): Promise<Content>
  /** Tries again while that may help. */
  retry: Retrying
  /** Is there a token for the publisher at that address, without which it gives nothing? */
  hasToken(address: string): boolean
  close(): void
}

export type HttpSettings = {
  signal: AbortSignal
  /** Who asks, for the publisher's records. */
  userAgent?: string
  onWait?: (text: string) => void
  /** By the origin of a publisher the token that it asks for in its addresses: sent, and never kept or told. */
  tokens?: ReadonlyMap<string, string>
  /** For tests. */
  gapMs?: number
  idleMs?: number
  sleep?: (ms: number) => Promise<unknown>
  /** HTTP_PROXY, HTTPS_PROXY, NO_PROXY, as everywhere. */
  environment?: NodeJS.ProcessEnv
}

export function createDownloadHttp(settings: HttpSettings): DownloadHttp {
  const { signal, gapMs = GAP_MS, idleMs = IDLE_MS, userAgent = 'Merleg', environment = process.env } = settings
  const tokens = settings.tokens ?? new Map<string, string>()
  const sleep = settings.sleep ?? ((ms: number) => delay(ms, undefined, { signal }))
  const connection = { keepAlive: true, maxSockets: 1, proxyEnv: environment }
  const agents = { 'http:': new HttpAgent(connection), 'https:': new HttpsAgent(connection) }
  const lastRequests = new Map<string, number>()
  const retry: Retrying = (work) => withRetries(work, { sleep, signal, onWait: settings.onWait })

  async function askOnce(url: URL, headers: Readonly<Record<string, string>>): Promise<IncomingMessage> {
    const wait = (lastRequests.get(url.host) ?? -Infinity) + gapMs - performance.now()
    if (wait > 0) await sleep(wait)
    lastRequests.set(url.host, performance.now())
    const agent = agents[url.protocol === 'http:' ? 'http:' : 'https:']
    const request = url.protocol === 'http:' ? requestHttp : requestHttps
    const sent = { 'user-agent': userAgent, 'accept-encoding': 'identity', ...headers }
    return new Promise((resolve, reject) => {
      const asked = request(withToken(url, tokens), { agent, headers: sent, signal }, resolve)
      asked.setTimeout(idleMs, () => asked.destroy(new Error(`no data for ${Math.round(idleMs / 1000)} seconds`)))
      asked.on('error', (error) => {
        reject(signal.aborted ? error : new TransientFault(`${url.host}: ${withoutCredentials(error.message)}`))
      })
      asked.end()
    })
  }

  async function open(
    address: string,
    headers: Readonly<Record<string, string>> = {},
    statuses: readonly number[] = [],
  ): Promise<HttpAnswer> {
    let url = parseAddress(address)
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const body = await askOnce(url, headers)
      const status = body.statusCode ?? 0
      const { location } = body.headers
      if (![301, 302, 303, 307, 308].includes(status) || location === undefined)
        return checkStatus({ status, headers: body.headers, body }, { url, statuses })
      body.resume()
      url = followRedirect(url, withoutTokens(location, tokens))
    }
    throw new DownloadFault(`${address}: redirected more than ${MAX_REDIRECTS} times.`)
  }

  const answer = (url: string, statuses: readonly number[]) =>
    retry(async () => readAnswer(await open(url, {}, statuses), { url, signal }))
  const text = async (url: string) => (await answer(url, [])).text

  return {
    open,
    answer,
    text,
    retry,
    json: async (url, schema) => {
      const found = schema.safeParse(parseJson(await text(url), url))
      if (!found.success) throw new DownloadFault(`${url}: not the list that was expected (${found.error.message}).`)
      return found.data
    },
    hasToken: (address) => tokens.has(parseAddress(address).origin),
    close: () => {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

async function readAnswer({ status, body }: HttpAnswer, { url, signal }: { url: string; signal: AbortSignal }) {
  const text = await readText(limitBytes(body, url)).catch((error: unknown) => {
    throw signal.aborted || error instanceof DownloadFault ? error : new TransientFault(`${url}: broke off`)
  })
  return { status, text }
}

/** The address as it is asked for: one that is written down or told of never has the token. */
function withToken(url: URL, tokens: ReadonlyMap<string, string>): URL {
  const token = tokens.get(url.origin)
  if (token === undefined) return url
  const asked = new URL(url)
  asked.searchParams.set('token', token)
  return asked
}

/** Where a server sends on, whose answer may repeat the token, however it writes it: elsewhere nobody needs it. */
function withoutTokens(location: string, tokens: ReadonlyMap<string, string>): string {
  const values = [...tokens.values()]
  const [address = '', ...queries] = location.split('?')
  const hasToken = (part: string) =>
    [...new URLSearchParams(part)].flat().some((text) => values.some((token) => text.includes(token)))
  const kept = queries.map((query) =>
    query
      .split('&')
      .filter((part) => !hasToken(part))
      .join('&'),
  )
  const bare = values.reduce(
    (text, token) => text.replaceAll(encodeURIComponent(token), '').replaceAll(token, ''),
    address,
  )
  return [bare, ...kept].join('?')
}

/** A proxy is named with its address, which may hold a password. */
function withoutCredentials(message: string): string {
  return message.replaceAll(/\/\/[^/@\s]*@/g, '//')
}

function parseAddress(address: string): URL {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) throw new DownloadFault(`${address}: not an address.`)
  return url
}

function followRedirect(from: URL, location: string): URL {
  const to = URL.parse(location, from.href)
  if (to === null || !/^https?:$/.test(to.protocol)) throw new DownloadFault(`${from.href}: redirected to ${location}.`)
  if (from.protocol === 'https:' && to.protocol === 'http:')
    throw new DownloadFault(`${from.href}: redirected to ${to.href}, which anybody on the way can change.`)
  return to
}

/** Of the publisher's troubles those that pass: too many requests, and faults of the server. */
function checkStatus(answer: HttpAnswer, { url, statuses }: { url: URL; statuses: readonly number[] }): HttpAnswer {
  const { status, headers, body } = answer
  if (status < 400 || status === 416 || statuses.includes(status)) return answer
  body.resume()
  const said = `${url.href}: the server answered ${status}`
  if (![408, 425, 429].includes(status) && status < 500) throw new DownloadFault(`${said}.`)
  throw new TransientFault(said, readRetryAfter(headers['retry-after']))
}

/** Seconds, or a moment. */
function readRetryAfter(header: string | undefined): number | null {
  if (header === undefined) return null
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}

async function* limitBytes(body: AsyncIterable<Buffer>, url: string): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > MAX_PAGE_BYTES) throw new DownloadFault(`${url}: too long for a list of files.`)
    yield chunk
  }
}

function parseJson(text: string, url: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DownloadFault(`${url}: not JSON.`)
  }
}
