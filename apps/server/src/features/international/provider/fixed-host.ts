import type { z } from 'zod'
import type { Call } from './foreign-report-provider.ts'
import { ProviderBusy, ProviderFault, ProviderMisread, ProviderRefusal } from './provider-fault.ts'

/** As `fetch`; tests answer in its place. */
export type Fetch = (url: URL, init: RequestInit) => Promise<Response>

export type FixedHost = {
  /** Scheme and host, of the program and never of a setting or a user. */
  readonly origin: `https://${string}`
  readonly headers?: Readonly<Record<string, string>>
  readonly fetch: Fetch
}

type Asked<Shape extends z.ZodType> = {
  /** Parts of the path, each encoded. */
  path: readonly string[]
  query?: Readonly<Record<string, string | undefined>>
  /** Sent as json, by POST. */
  body?: object
  /** Statuses beside 200 that come with an answer of the shape as well; of another shape it is what the status says. */
  answeringStatuses?: readonly number[]
  shape: Shape
  call: Call
}

const MAX_BYTES = 2_000_000
const DEFAULT_BUSY_MS = 60_000

/**
 * The answer of a published interface, in the shape that is read of it. Nothing but the one host is reached: what comes from
 * users is a value and never a path, and redirects are refused. Null where there is no such thing (404, 410).
 */
export async function askFixedHost<Shape extends z.ZodType>(
  host: FixedHost,
  { path, query = {}, body, answeringStatuses = [], shape, call }: Asked<Shape>,
): Promise<z.output<Shape> | null> {
  const url = new URL(`/${path.map(encodeURIComponent).join('/')}`, host.origin)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, value)
  if (url.origin !== host.origin) throw new ProviderRefusal('refused')
  const response = await host
    .fetch(url, { ...requestOf(host, body), redirect: 'error', signal: call.signal })
    .catch((cause: unknown) => {
      throw new ProviderFault('no answer', { cause })
    })
  const text = await readText(response)
  if (answeringStatuses.includes(response.status)) {
    const told = shape.safeParse(parseQuietly(text))
    if (told.success) return told.data
  }
  if (response.status === 404 || response.status === 410) return null
  refuseUnlessOk(response)
  const parsed = shape.safeParse(parseJson(text))
  if (!parsed.success) throw new ProviderMisread({ cause: parsed.error })
  return parsed.data
}

function requestOf({ headers }: FixedHost, body: object | undefined): RequestInit {
  const asked = { accept: 'application/json', ...headers }
  if (body === undefined) return { headers: asked }
  return { method: 'POST', headers: { ...asked, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** The same of a search, which is there even where it finds nothing: that it is gone is a fault, and no answer. */
export async function searchFixedHost<Shape extends z.ZodType>(
  host: FixedHost,
  asked: Asked<Shape>,
): Promise<z.output<Shape>> {
  const found = await askFixedHost(host, asked)
  if (found === null) throw new ProviderFault('the search is not there')
  return found
}

function refuseUnlessOk({ status, headers }: Response): void {
  if (status === 200) return
  if (status === 429) throw new ProviderBusy(readRetryAfter(headers.get('retry-after')))
  if (status === 401 || status === 403) throw new ProviderRefusal('provider-down')
  if (status >= 400 && status < 500) throw new ProviderRefusal('refused')
  throw new ProviderFault(`status ${status}`)
}

function readRetryAfter(text: string | null): number {
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) * 1000 : DEFAULT_BUSY_MS
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ProviderFault('no json', { cause })
  }
}

function parseQuietly(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function readText(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  try {
    const body: AsyncIterable<Uint8Array> | null = response.body
    for await (const piece of body ?? []) {
      length += piece.length
      if (length > MAX_BYTES) throw new ProviderFault('an answer too long')
      pieces.push(piece)
    }
  } catch (cause) {
    throw cause instanceof ProviderFault ? cause : new ProviderFault('a broken answer', { cause })
  }
  return Buffer.concat(pieces).toString('utf8')
}
