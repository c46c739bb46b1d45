import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach } from 'vitest'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

export type TestPublisher = {
  /** Address of a path. */
  at: (path: string) => string
  /** What the next requests for a path get, one after the other; the last one stays. */
  answer: (path: string, ...answers: Answer[]) => void
  /** What was asked for, with the range if one was asked for. */
  readonly asked: string[]
}

/** A publisher on this machine that does what a test wants. */
export function usePublisher(): TestPublisher {
  const answers = new Map<string, Answer[]>()
  const asked: string[] = []
  let server: Server | null = null
  let origin = ''
  beforeAll(async () => {
    server = createServer((request, response) => {
      const path = request.url ?? ''
      const { range } = request.headers
      asked.push(range === undefined ? path : `${path} ${range}`)
      const [next, ...rest] = answers.get(path) ?? []
      if (rest.length > 0) answers.set(path, rest)
      if (next) next(request, response)
      else response.writeHead(404).end()
    })
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    origin = `http://127.0.0.1:${address.port}`
  })
  beforeEach(() => {
    answers.clear()
    asked.length = 0
  })
  afterAll(() => {
    server?.closeAllConnections()
    server?.close()
  })
  return {
    at: (path) => `${origin}${path}`,
    answer: (path, ...given) => {
      answers.set(path, given)
    },
    asked,
  }
}

export type Served = { etag?: string; lastModified?: string; content: string }

/** A well-behaved server of a file: lengths, ranges, conditions. */
export function serve({ content: text, etag, lastModified }: Served): Answer {
  const content = Buffer.from(text)
  return (request, response) => {
    const headers = { ...(etag && { etag }), ...(lastModified && { 'last-modified': lastModified }) }
    if (etag !== undefined && request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end()
      return
    }
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? -1)
    const isSame = [etag, lastModified].includes(String(request.headers['if-range']))
    if (from >= 0 && isSame) {
      const range = `bytes ${from}-${content.length - 1}/${content.length}`
      response.writeHead(206, { ...headers, 'content-range': range, 'content-length': content.length - from })
      response.end(content.subarray(from))
      return
    }
    response.writeHead(200, { ...headers, 'content-length': content.length }).end(content)
  }
}

/** The same, that promises the whole and hangs up after some bytes, once a busy reader has had the time to store them. */
export function breakOff(served: Served, bytes: number): Answer {
  return (_request, response) => {
    const { etag, lastModified, content } = served
    const headers = { ...(etag && { etag }), ...(lastModified && { 'last-modified': lastModified }) }
    response.writeHead(200, { ...headers, 'content-length': content.length })
    response.write(content.slice(0, bytes), () => setTimeout(() => response.destroy(), 250))
  }
}

/** A status with headers and nothing else. */
export function status(code: number, headers: Record<string, string> = {}): Answer {
  return (_request, response) => {
    response.writeHead(code, headers).end()
  }
}
