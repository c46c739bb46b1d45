import { ENDPOINTS } from './endpoints.generated.js'

/** What the server refused, or that it could not be reached (`status` 0). */
export class MerlegError extends Error {
  constructor(status, body, options) {
    super(body?.message ?? 'The server did not answer.', options)
    this.name = 'MerlegError'
    this.status = status
    this.code = body?.code ?? 'no-answer'
    this.fields = body?.fields ?? {}
    this.retryAfterSeconds = body?.retryAfterSeconds ?? null
    this.correlationId = body?.correlationId ?? null
    this.body = body ?? null
  }
}

/** A client of the API with a method for each call that a key may make. */
export function createMerlegClient({ baseUrl, key, locale = 'en', fetch = globalThis.fetch }) {
  if (!/^https?:\/\//.test(baseUrl ?? '')) throw new TypeError('baseUrl: the address of the server, with https://')
  if (!key) throw new TypeError('key: as it was shown when it was made')
  const client = { quota: null }
  const send = async (endpoint, request = {}) => {
    const url = new URL(addressOf(endpoint.path, request), baseUrl)
    const response = await fetch(url, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${key}`,
        'x-locale': locale,
        ...(request.body !== undefined && endpoint.kind !== 'upload' ? { 'content-type': 'application/json' } : {}),
      },
      body: bodyOf(endpoint.kind, request),
      signal: request.signal,
      redirect: 'error',
    }).catch((cause) => {
      throw new MerlegError(0, null, { cause })
    })
    client.quota = readQuota(response.headers)
    if (!response.ok) throw new MerlegError(response.status, await response.json().catch(() => null))
    return endpoint.kind === 'file' || endpoint.kind === 'stream' ? fileOf(response) : response.json()
  }
  for (const [name, endpoint] of Object.entries(ENDPOINTS)) client[name] = (request) => send(endpoint, request)
  return client
}

function addressOf(path, { params = {}, query = {} }) {
  const filled = path.replace(/:([A-Za-z0-9]+)/g, (_, name) => {
    if (params[name] === undefined) throw new TypeError(`params.${name} is missing`)
    return encodeURIComponent(String(params[name]))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.append(name, String(value))
  return search.size === 0 ? filled : `${filled}?${search}`
}

function bodyOf(kind, { body, file }) {
  if (kind !== 'upload') return body === undefined ? undefined : JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value))
  form.append('file', file.content, file.name)
  return form
}

function fileOf(response) {
  return {
    fileName: decodeURIComponent(response.headers.get('x-filename') ?? ''),
    contentType: response.headers.get('content-type') ?? '',
    body: response.body,
  }
}

function readQuota(headers) {
  const text = headers.get('ratelimit')
  if (text === null) return null
  const items = [...text.matchAll(/"(\w+)";r=(\d+);t=(\d+)/g)]
  return Object.fromEntries(items.map(([, name, left, seconds]) => [name, { left: +left, resetSeconds: +seconds }]))
}
