import net from 'node:net'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeptLog } from '../shared/testing-log.ts'
import { buildApp } from './build-app.ts'
import { useTestApp } from './testing-app.ts'

const testApp = useTestApp()
const { logger, lines } = createKeptLog('info')
let app: FastifyInstance
let port = 0

beforeAll(async () => {
  app = await buildApp({ ...testApp.deps, logger }, { readiness: { state: 'ready' } })
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => app.close())

test.each([
  [
    'its body',
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"us',
  ],
  [
    'a chunked body',
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n4\r\n{"us\r\n',
  ],
])('a client that hangs up in the middle of %s is not taken for a database that is away', async (_what, text) => {
  lines.length = 0
  const answered = new Promise<number>((resolve) => {
    app.server.once('request', (_request, response) => response.once('close', () => resolve(response.statusCode)))
  })
  const socket = net.connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(text)
  await new Promise((resolve) => setTimeout(resolve, 200))
  socket.resetAndDestroy()
  expect(await answered).not.toBe(503)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(lines.filter((line) => line.includes('database') || line.includes('unexpected'))).toEqual([])
})
