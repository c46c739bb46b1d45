import { Agent, request } from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

export type HttpAnswer = { readonly status: number; readonly encoding: string; readonly bytes: Buffer }

/** One kept-open connection, as a browser asks: compressed answers welcome. */
export type HttpClient = {
  get(path: string): Promise<HttpAnswer>
  /** Sends the body as JSON. */
  post(path: string, body: unknown): Promise<HttpAnswer>
  close(): void
}

/** What a browser sends; answers are compressed for it, which is part of the time it waits. */
export const BROWSER_HEADERS = { 'accept-encoding': 'gzip, deflate, br', 'x-locale': 'hu' }

type Sent = { readonly answer: HttpAnswer } | { readonly fault: Error; readonly isStale: boolean }

/**
 * A client that asks as a browser does, over so many connections at once. A kept-open connection may have been closed by the server while this process
 * was busy for longer than the server keeps it: then the question was not heard, and is asked once more on a new one.
 */
export function createHttpClient(address: string, token: string, connections = 1): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const authorized = { ...BROWSER_HEADERS, authorization: `Bearer ${token}` }
  const ask = async (path: string, body: string | null): Promise<HttpAnswer> => {
    const question: Question = {
      url: new URL(path, address),
      agent,
      method: body === null ? 'GET' : 'POST',
      headers: body === null ? authorized : { ...authorized, 'content-type': 'application/json' },
      body,
    }
    const first = await send(question)
    const sent = 'fault' in first && first.isStale ? await send(question) : first
    if ('fault' in sent) throw sent.fault
    return sent.answer
  }
  return {
    get: async (path) => ask(path, null),
    post: async (path, body) => ask(path, JSON.stringify(body)),
    close: () => agent.destroy(),
  }
}

type Question = {
  readonly url: URL
  readonly agent: Agent
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** `isStale`: a connection of an earlier request was closed before any byte of this answer. */
function send({ url, agent, method, headers, body }: Question): Promise<Sent> {
  return new Promise((resolve) => {
    const sent = request(url, { agent, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', (fault) => resolve({ fault, isStale: false }))
      answer.on('end', () =>
        resolve({
          answer: {
            status: answer.statusCode ?? 0,
            encoding: answer.headers['content-encoding'] ?? 'identity',
            bytes: Buffer.concat(chunks),
          },
        }),
      )
    })
    let bytesBefore = 0
    sent.on('socket', (socket) => (bytesBefore = socket.bytesRead))
    sent.on('error', (fault: NodeJS.ErrnoException) => {
      const isClosed = fault.code === 'ECONNRESET' || fault.code === 'EPIPE'
      const isUnheard = sent.reusedSocket && sent.socket?.bytesRead === bytesBefore
      resolve({ fault, isStale: isClosed && isUnheard })
    })
    sent.end(body ?? undefined)
  })
}

/** The json of an answer; an answer other than 200 is a fault. */
export function readJson(path: string, answer: HttpAnswer): unknown {
  const text = decode(answer).toString()
  if (answer.status !== 200) throw new Error(`GET ${path} answered ${answer.status}: ${text.slice(0, 200)}`)
  return JSON.parse(text)
}

function decode({ encoding, bytes }: HttpAnswer): Buffer {
  switch (encoding) {
    case 'br':
      return brotliDecompressSync(bytes)
    case 'gzip':
      return gunzipSync(bytes)
    case 'deflate':
      return inflateSync(bytes)
    default:
      return bytes
  }
}
