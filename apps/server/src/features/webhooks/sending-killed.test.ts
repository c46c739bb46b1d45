import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { inTransaction } from '@merleg/db/transaction'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { useTestApp } from '../../app/testing-app.ts'
import { startTestReceiver, type TestReceiver } from '../../shared/outgoing/testing-receiver.ts'
import { tellChange } from '../alert-stream/testing-alerts.ts'
import { insertEndpoint } from './webhook-endpoints.repository.ts'

const ALERTS = 120
const KILLS = 4
const CLAIM_MS = 1500
const Body = z.object({ data: z.object({ position: z.number() }) })

const server = useTestApp()
let receiver: TestReceiver

beforeAll(async () => {
  receiver = await startTestReceiver()
})
afterAll(() => receiver.close())

async function startSender(): Promise<ChildProcess> {
  const program = resolve(import.meta.dirname, 'testing-sending-process.ts')
  const child = spawn(process.execPath, [program, server.database.connectionString, receiver.origin, String(CLAIM_MS)])
  await once(child.stdout, 'data')
  return child
}

test('killed again and again while alerts are made: each is received, under one id, and made into one delivery', async () => {
  const { db } = server.deps
  const { subscriberId, userId } = await server.signIn({ claims: ['Monitoring'] })
  const url = `${receiver.origin}/hook`
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const endpoint = { subscriberId, userId, name: 'x', url, secret, position: 0, now: new Date() }
  await inTransaction(db, (tx) => insertEndpoint(tx, endpoint))
  const told: number[] = []
  const telling = (async () => {
    while (told.length < ALERTS) told.push(await tellChange(db, [subscriberId]))
  })()
  for (let kills = 0; kills < KILLS; kills += 1) {
    const child = await startSender()
    await delay(Math.random() * 400)
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await telling
  const last = await startSender()
  const waiting = () =>
    db.selectFrom('webhook_deliveries').select('position').where('state', '<>', 'delivered').execute()
  await expect.poll(async () => (await waiting()).length + told.length, { timeout: 60_000 }).toBe(ALERTS)
  await expect
    .poll(() => new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size, { timeout: 60_000 })
    .toBe(ALERTS)
  last.kill('SIGKILL')
  await once(last, 'exit')
  const ids = Map.groupBy(receiver.received, ({ body }) => Body.parse(JSON.parse(body)).data.position)
  expect([...ids.keys()].toSorted((a, b) => a - b)).toEqual(told)
  for (const same of ids.values()) expect(new Set(same.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  const deliveries = await db.selectFrom('webhook_deliveries').select('position').execute()
  expect(deliveries.map(({ position }) => position).toSorted((a, b) => Number(a) - Number(b))).toEqual(told)
}, 120_000)
