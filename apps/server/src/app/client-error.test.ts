import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from './testing-app.ts'

const testApp = useTestApp()
let port = 0

beforeAll(async () => {
  const address = await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  port = Number(new URL(address).port)
})

/** What the server says to bytes that are no request, until it closes the connection. */
async function send(bytes: string): Promise<{ status: number; type: string | undefined; body: unknown }> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  socket.write(bytes)
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), type: /content-type: (.*)/.exec(head)?.[1], body: JSON.parse(body) }
}

test.each([
  ['is no HTTP', 'nonsense\r\n\r\n', 400, 'request.malformed'],
  [
    'has a header without end',
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'request.too-large',
  ],
  ['has a wrong length', 'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n', 400, 'request.malformed'],
])('what %s is refused in the shape of every refusal', async (_what, bytes, status, code) => {
  expect(await send(bytes)).toEqual({
    status,
    type: 'application/json; charset=utf-8',
    body: { type: 'request', code, message: expect.any(String) },
  })
})

test('what a client expects of the server does not keep it from its answer', async () => {
  const answer = await send('GET /api/me HTTP/1.1\r\nHost: x\r\nExpect: bananas\r\nConnection: close\r\n\r\n')
  expect(answer).toMatchObject({ status: 401, body: { code: 'auth.required' } })
})
