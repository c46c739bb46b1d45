import { defineEndpoint } from '@merleg/contract/endpoint'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { registerEndpoint } from './register-endpoint.ts'

const about = { path: '/api/testing/kinds', access: 'public', summary: 'For the compiler', errors: [] } as const
const Answer = z.object({ ok: z.boolean() })
async function* numbers() {
  yield 1
}
async function* texts() {
  yield 'a'
}

const upload = defineEndpoint({ ...about, method: 'POST', kind: 'upload', maxBytes: 10, answer: Answer })
const file = defineEndpoint({ ...about, method: 'GET', kind: 'file' })
const stream = defineEndpoint({ ...about, method: 'GET', kind: 'stream' })
const events = defineEndpoint({
  ...about,
  method: 'GET',
  kind: 'events',
  events: { count: z.number() },
  heartbeatMs: 1000,
})
const name = { fileName: 'a', contentType: 'text/csv' }

test('the compiler refuses an endpoint without a part of its kind, or with one of another', () => {
  const wrong = [
    // @ts-expect-error -- an upload says how long the file may be
    () => defineEndpoint({ ...about, method: 'POST', kind: 'upload', answer: Answer }),
    // @ts-expect-error -- an upload sends a body
    () => defineEndpoint({ ...about, method: 'GET', kind: 'upload', maxBytes: 10, answer: Answer }),
    // @ts-expect-error -- an upload answers
    () => defineEndpoint({ ...about, method: 'POST', kind: 'upload', maxBytes: 10 }),
    // @ts-expect-error -- only uploads have a size
    () => defineEndpoint({ ...about, method: 'GET', kind: 'json', maxBytes: 10, answer: Answer }),
    // @ts-expect-error -- a file has no other answer
    () => defineEndpoint({ ...about, method: 'GET', kind: 'stream', answer: Answer }),
    // @ts-expect-error -- events are named
    () => defineEndpoint({ ...about, method: 'GET', kind: 'events', heartbeatMs: 1000 }),
    // @ts-expect-error -- events are all there is
    () => defineEndpoint({ ...about, method: 'GET', kind: 'file', events: { count: z.number() } }),
  ]
  expect(wrong).toHaveLength(7)
})

test('the compiler refuses a handler that answers in another kind', () => {
  const app = Fastify()
  const wrong = [
    // @ts-expect-error -- the answer of an upload is the contract's
    () => registerEndpoint(app, upload, async () => ({ ok: 'yes' })),
    // @ts-expect-error -- an upload without fields gives none
    () => registerEndpoint(app, upload, async ({ body }) => ({ ok: body.year === 1 })),
    // @ts-expect-error -- a file is whole
    () => registerEndpoint(app, file, async () => ({ ...name, body: texts() })),
    // @ts-expect-error -- only what streams hears the client go
    () => registerEndpoint(app, file, async ({ signal }) => ({ ...name, body: Buffer.from(String(signal)) })),
    // @ts-expect-error -- a stream is made of text or bytes
    () => registerEndpoint(app, stream, async () => ({ ...name, body: numbers() })),
    // @ts-expect-error -- the events are not of this endpoint
    () => registerEndpoint(app, events, async () => texts()),
    () =>
      // @ts-expect-error -- the event carries something else
      registerEndpoint(app, events, async () => {
        async function* wrongData() {
          yield { event: 'count' as const, data: 'one' }
        }
        return wrongData()
      }),
  ]
  expect(wrong).toHaveLength(7)
})
