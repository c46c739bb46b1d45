import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

export type Received = { headers: IncomingMessage['headers']; body: string; url: string }
type Answer = (response: ServerResponse, received: Received) => void

export type TestReceiver = {
  /** `http://127.0.0.1:<port>` */
  origin: string
  received: Received[]
  /** How it answers from now on; at first with 204. */
  answer: Answer
  /** How many requests were open at the same time, at most. */
  mostAtOnce: number
  close: () => Promise<void>
}

/** A server on a free port that keeps what is posted to it. */
export async function startTestReceiver(): Promise<TestReceiver> {
  let open = 0
  const server: Server = createServer((request, response) => {
    open += 1
    receiver.mostAtOnce = Math.max(receiver.mostAtOnce, open)
    response.on('close', () => (open -= 1))
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const received = { headers: request.headers, body: Buffer.concat(pieces).toString(), url: request.url ?? '' }
      receiver.received.push(received)
      receiver.answer(response, received)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The receiver does not listen on a port.')
  const receiver: TestReceiver = {
    origin: `http://127.0.0.1:${address.port}`,
    received: [],
    answer: (response) => response.writeHead(204).end(),
    mostAtOnce: 0,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return receiver
}
