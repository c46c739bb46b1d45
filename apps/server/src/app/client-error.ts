import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorBody } from '@merleg/contract/errors'
import { parseLocale } from '@merleg/domain/locale'
import { errorText } from '@merleg/i18n/error-text'
import type { ConnectionError } from 'fastify'

/** Refuses what is no HTTP request, or none that ends, in the shape of every refusal; its language is not known. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = statusOf(error)
  const code = status === 431 ? 'request.too-large' : 'request.malformed'
  const body: ErrorBody = { type: 'request', code, message: errorText(parseLocale(undefined), code) }
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(text)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
  socket.destroySoon()
}

function statusOf({ code }: ConnectionError): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}
