import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What is shorter has come before anybody could refuse it, or comes with the next packets. */
const SHORT_BODY_BYTES = 64 * 1024
/** So much of what nobody reads is still taken from its sender, and for so long. */
const MOST_BYTES = 32 * 1024 * 1024
const MOST_MS = 5000

/**
 * Closes the connection of a request that is answered before the whole of it has come: Node would read the rest, however
 * long it is. Not at once: a socket that is closed while something comes is reset, and a sender or a proxy that reads only
 * after it has sent loses the answer.
 */
export function closeWhereUnread(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    // What is injected has no connection.
    if (request.raw.complete || !mayBeLong(request) || !(request.raw.socket instanceof Socket)) return
    void reply.header('connection', 'close')
    lingerAndClose(request)
  })
}

function mayBeLong({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SHORT_BODY_BYTES
}

function lingerAndClose({ raw }: FastifyRequest): void {
  const { socket } = raw
  // What Node does after the answer; this ends our side of the connection alone.
  socket.destroySoon = () => void socket.end()
  const timer = setTimeout(() => socket.destroy(), MOST_MS).unref()
  socket.once('close', () => clearTimeout(timer))
  let left = MOST_BYTES
  raw.unpipe()
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) socket.destroy()
  })
  raw.resume()
}
