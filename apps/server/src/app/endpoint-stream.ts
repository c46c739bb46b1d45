import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

type FileName = { fileName: string; contentType: string }

/** What a `file` endpoint answers with: the whole file. */
export type FileAnswer = FileName & { body: Buffer }
/** What a `stream` endpoint answers with: pieces made one after the other, when the client has taken those before. */
export type StreamAnswer = FileName & { body: AsyncIterable<string | Uint8Array> }

/** Aborts when the client is gone, answered or not. */
export function hangUpSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => controller.abort())
  if (reply.raw.closed) controller.abort()
  return controller.signal
}

export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  return describeFile(reply, file).send(file.body)
}

/**
 * Sends a file while it is made. A fault before the first piece is an ordinary refusal; one after it breaks the
 * connection, so that half a file never looks whole. When the client hangs up, the maker is ended.
 */
export async function sendStream(
  reply: FastifyReply,
  { body, ...name }: StreamAnswer,
  signal: AbortSignal,
): Promise<FastifyReply> {
  const pieces = body[Symbol.asyncIterator]()
  const first = await pieces.next()
  if (signal.aborted) {
    await pieces.return?.()
    return reply.hijack()
  }
  return describeFile(reply, name).send(Readable.from(startWith(first, pieces), { objectMode: false }))
}

async function* startWith<Piece>(first: IteratorResult<Piece>, rest: AsyncIterator<Piece>): AsyncGenerator<Piece> {
  try {
    for (let piece = first; piece.done !== true; piece = await rest.next()) yield piece.value
  } finally {
    await rest.return?.()
  }
}

function describeFile(reply: FastifyReply, { fileName, contentType }: FileName): FastifyReply {
  return reply
    .type(contentType)
    .header('x-filename', encodeURIComponent(fileName))
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
}
