import { createServer } from 'node:http'
import { http, passthrough } from 'msw'
import { z } from 'zod'
import { testingApi } from '../testing/testing-api.ts'

const Reported = z.object({
  level: z.string(),
  message: z.string().optional(),
  tags: z.record(z.string(), z.string()),
  exception: z.object({ values: z.array(z.object({ type: z.string(), value: z.string() })) }).optional(),
  breadcrumbs: z.array(z.object({ category: z.string(), message: z.string() })).optional(),
})

export type TestingReceiver = {
  dsn: string
  bodies: string[]
  /** What was reported so far. */
  reported: () => z.infer<typeof Reported>[]
  close: () => Promise<void>
}

/** A server on a free port that takes reports; the API of the tests lets them through. */
export async function startTestingReceiver(): Promise<TestingReceiver> {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => (body += piece.toString()))
    request.on('end', () => {
      bodies.push(body)
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The receiver does not listen on a port.')
  testingApi.use(http.post(`http://127.0.0.1:${address.port}/*`, () => passthrough()))
  return {
    dsn: `http://testkey@127.0.0.1:${address.port}/42`,
    bodies,
    reported: () => bodies.map((body) => Reported.parse(JSON.parse(body.split('\n')[2] ?? '{}'))),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
