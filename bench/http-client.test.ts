import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createHttpClient } from './http-client.ts'

const ANSWER = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok'
const closers: (() => void)[] = []
afterEach(() => closers.splice(0).forEach((close) => close()))

/** A server that does as told with each request: by its number, and by its number on its connection, both from 1. */
async function listen(act: (socket: Socket, request: { number: number; onConnection: number }) => void) {
  let requests = 0
  const server = createServer((socket) => {
    let onConnection = 0
    socket.on('error', () => undefined)
    socket.on('data', () => act(socket, { number: ++requests, onConnection: ++onConnection }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const client = createHttpClient(`http://127.0.0.1:${address.port}`, 'token')
  closers.push(() => {
    client.close()
    server.close()
  })
  return { client, countRequests: () => requests }
}

test('a kept-open connection that the server has closed is no fault: it is asked on a new one', async () => {
  const { client, countRequests } = await listen((socket, { onConnection }) =>
    onConnection === 1 ? socket.write(ANSWER) : socket.resetAndDestroy(),
  )
  for (let times = 0; times < 3; times += 1) expect((await client.get('/')).bytes.toString()).toBe('ok')
  expect(countRequests()).toBe(5)
})

test('a server that closes new connections is asked once', async () => {
  const { client, countRequests } = await listen((socket) => socket.resetAndDestroy())
  await expect(client.get('/')).rejects.toThrow(/hang up|ECONNRESET/)
  expect(countRequests()).toBe(1)
})

test('a server that closes again is asked twice and no more', async () => {
  const { client, countRequests } = await listen((socket, { number }) =>
    number === 1 ? socket.write(ANSWER) : socket.resetAndDestroy(),
  )
  await client.get('/')
  await expect(client.get('/')).rejects.toThrow(/hang up|ECONNRESET/)
  expect(countRequests()).toBe(3)
})

test('an answer that breaks off is a fault', async () => {
  const { client, countRequests } = await listen((socket, { number }) => {
    if (number === 1) socket.write(ANSWER)
    else socket.end('HTTP/1.1 200 OK\r\ncontent-le')
  })
  await client.get('/')
  await expect(client.get('/')).rejects.toThrow()
  expect(countRequests()).toBe(2)
})
