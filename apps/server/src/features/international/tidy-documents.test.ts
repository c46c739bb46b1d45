import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { documentKey, orderIdOf } from './document-keys.ts'
import { findForeignOrder } from './foreign-orders.repository.ts'
import { purchaseReport } from './purchase-report.usecases.ts'
import { findMadeUp, signInBuyer, withSandbox } from './testing-international.ts'
import { tidyDocuments } from './tidy-documents.usecases.ts'

const server = useTestApp()
const DAY_MS = 24 * 3_600_000

test('the key of a document tells its order', () => {
  const orderId = randomUUID()
  expect(orderIdOf(documentKey(orderId, randomUUID()))).toBe(orderId)
  expect(orderIdOf(`long-jobs/${orderId}-1`)).toBeNull()
  expect(orderIdOf('international/readme')).toBeNull()
})

test('documents without an order go after a day, those of orders stay', async () => {
  const deps = withSandbox(server)
  const input = {
    company: await findMadeUp(deps, 'Alvenor Bau'),
    variant: 'small',
    language: 'en',
    shownPrice: null,
  } as const
  const order = await purchaseReport(deps, await signInBuyer(server, 1000), { ...input, key: randomUUID() })
  const delivered = await findForeignOrder(deps.db, order.orderId)
  const kept = delivered?.documentKey ?? ''
  const orphans = [
    documentKey(order.orderId, randomUUID()),
    documentKey(randomUUID(), randomUUID()),
    'international/of-nobody.part',
  ]
  const folder = await mkdtemp(join(tmpdir(), 'merleg-orphans-'))
  await writeFile(join(folder, 'x'), 'x')
  for (const key of orphans) await deps.files.put(key, join(folder, 'x'), { contentType: 'application/pdf' })
  await rm(folder, { recursive: true })
  const list = async () => {
    const found: string[] = []
    for await (const key of deps.files.list('international')) if ([kept, ...orphans].includes(key)) found.push(key)
    return found
  }

  await tidyDocuments(deps)
  expect(await list()).toHaveLength(orphans.length + 1)
  const later = { now: () => new Date(Date.now() + 2 * DAY_MS) }
  expect(await tidyDocuments({ ...deps, clock: later })).toBeGreaterThanOrEqual(orphans.length)
  expect(await list()).toEqual([kept])
  expect(await tidyDocuments({ ...deps, clock: later })).toBe(0)
})
