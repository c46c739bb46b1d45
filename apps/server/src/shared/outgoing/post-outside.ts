import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { performance } from 'node:perf_hooks'
import {
  findWay,
  type OutgoingSettings,
  type Refusal,
  type ResolvedAddress,
  type ResolveName,
} from './outgoing-guard.ts'

/** Why a message was not answered. */
export const POST_FAULTS = ['url-refused', 'address-refused', 'name-unknown', 'timeout', 'tls', 'connection'] as const
export type PostFault = (typeof POST_FAULTS)[number]

export type PostOutcome = {
  durationMs: number
  /** Null where there was no answer. */
  status: number | null
  fault: PostFault | null
  /** How the answer began, at most `answerBytes` of it. */
  answer: string
  retryAfter: string | undefined
}

export type Message = {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
  timeoutMs: number
  answerBytes: number
  /** Gives the message up; nothing is known of it then. */
  signal: AbortSignal
}

/**
 * Posts to an address that a user has given. Nothing inside is reached (see `findWay`), redirects are answers like any
 * other, and of an answer no more is read than is kept. Throws only where `signal` aborts.
 */
export async function postOutside(
  message: Message,
  settings: OutgoingSettings,
  resolve: ResolveName,
): Promise<PostOutcome> {
  const begun = performance.now()
  const expiry = AbortSignal.timeout(message.timeoutMs)
  const signal = AbortSignal.any([message.signal, expiry])
  const done = (outcome: Partial<PostOutcome>): PostOutcome => {
    const durationMs = Math.round(performance.now() - begun)
    return { durationMs, status: null, fault: null, answer: '', retryAfter: undefined, ...outcome }
  }
  try {
    const way = await withSignal(findWay(message.url, settings, resolve), signal)
    if (isRefusal(way)) return done({ fault: way })
    return done(await post(way, message, signal))
  } catch (error) {
    message.signal.throwIfAborted()
    return done({ fault: expiry.aborted ? 'timeout' : faultOf(error) })
  }
}

function isRefusal(way: Refusal | object): way is Refusal {
  return typeof way === 'string'
}

type Way = { url: URL; addresses: readonly ResolvedAddress[] }

async function post({ url, addresses }: Way, message: Message, signal: AbortSignal): Promise<Partial<PostOutcome>> {
  const { request: open } = url.protocol === 'https:' ? https : http
  const { promise, resolve, reject } = Promise.withResolvers<Partial<PostOutcome>>()
  const request = open(url, {
    method: 'POST',
    headers: { ...message.headers, 'content-length': Buffer.byteLength(message.body) },
    // A connection of its own each, so that none is used for another name; and never by a proxy of the environment.
    agent: false,
    lookup: answerWith(addresses),
    maxHeaderSize: 16_384,
    signal,
  })
  request.on('response', (response) => {
    // From here on the status counts, whatever becomes of the rest.
    request.off('error', reject).on('error', () => undefined)
    readBeginning(response, message.answerBytes)
      .then((answer) => {
        const { statusCode = null, headers } = response
        resolve({ status: statusCode, answer, retryAfter: headers['retry-after'] })
      }, reject)
      .finally(() => request.destroy())
  })
  request.on('error', reject)
  request.end(message.body)
  return promise
}

/** What was resolved and looked at, whoever asks. */
function answerWith(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_name, options, callback) => {
    const [first] = addresses
    if (options.all === true) callback(null, [...addresses])
    else if (first) callback(null, first.address, first.family)
  }
}

async function readBeginning(response: http.IncomingMessage, bytes: number): Promise<string> {
  const pieces: Buffer[] = []
  let length = 0
  const body: AsyncIterable<Buffer> = response
  try {
    for await (const piece of body) {
      pieces.push(piece)
      length += piece.length
      if (length >= bytes) break
    }
  } catch {
    // The status was answered, and counts, though the rest of the words did not come.
  }
  // Half a character at the end is left out.
  const text = new TextDecoder().decode(Buffer.concat(pieces).subarray(0, bytes), { stream: length >= bytes })
  // PostgreSQL stores no U+0000.
  return text.replaceAll('\u0000', '\uFFFD')
}

async function withSignal<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', stop))
}

function faultOf(error: unknown): PostFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|HOSTNAME_MISMATCH)/.test(code)
    ? 'tls'
    : 'connection'
}
