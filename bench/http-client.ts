import { Agent, request } from 'node:http'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

export type HttpAnswer = { readonly status: number; readonly encoding: string; readonly bytes: Buffer }

/** One kept-open connection, as a browser asks: compressed answers welcome. */
export type HttpClient = { get(path: string): Promise<HttpAnswer>; close(): void }

/** What a browser sends; answers are compressed for it, which is part of the time it waits. */
export const BROWSER_HEADERS = { 'accept-encoding': 'gzip, deflate, br', 'x-locale': 'hu' }

export function createHttpClient(address: string, token: string): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { ...BROWSER_HEADERS, authorization: `Bearer ${token}` }
  const get = (path: string) =>
    new Promise<HttpAnswer>((resolve, reject) => {
      const sent = request(new URL(path, address), { agent, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            encoding: answer.headers['content-encoding'] ?? 'identity',
            bytes: Buffer.concat(chunks),
          }),
        )
      })
      sent.on('error', reject)
      sent.end()
    })
  return { get, close: () => agent.destroy() }
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
