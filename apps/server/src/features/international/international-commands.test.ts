import { randomUUID } from 'node:crypto'
import { Command } from 'commander'
import { afterEach, expect, test, vi } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { findForeignOrder } from './foreign-orders.repository.ts'
import { registerForeignOrderCommands } from './international.commands.ts'
import { purchaseReport } from './purchase-report.usecases.ts'
import { findMadeUp, PATIENT_LIMITS, readLedger, signInBuyer, withSandbox } from './testing-international.ts'

const server = useTestApp()
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

async function run(...words: string[]): Promise<string> {
  vi.stubEnv('DATABASE_URL', server.database.connectionString)
  const printed: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const program = new Command('merleg').exitOverride()
  registerForeignOrderCommands(program)
  for (const command of program.commands.flatMap((one) => [one, ...one.commands])) command.exitOverride()
  await program.parseAsync(['foreign-orders', ...words], { from: 'user' })
  return printed.join('\n')
}

async function makeUnknown() {
  const deps = withSandbox(server, { limits: { ...PATIENT_LIMITS, orderMs: 50 } })
  const buyer = await signInBuyer(server, 1000)
  const company = await findMadeUp(deps, 'TIMEOUT')
  const input = { company, variant: 'small', language: 'hu', key: randomUUID(), shownPrice: null } as const
  return { buyer, order: await purchaseReport(deps, buyer, input) }
}

test('lists what is not known, shows all of it, and gives the credit back where the provider has it not', async () => {
  const { buyer, order } = await makeUnknown()
  expect(await run('list')).toContain(`${order.orderId}\tunknown\t`)
  const shown = (await run('show', order.orderId)).split('\n')
  expect(shown.slice(1).map((line) => line.split('\t')[1])).toEqual(['quoted', 'reserved', 'sent', 'unknown'])
  expect(await run('resolve', order.orderId, '--by', 'Anna', '--not-placed')).toContain('credit is free again')
  expect(await readLedger(server, buyer)).toMatchObject({ posted: 1000, held: 0 })
  expect(await run('list')).not.toContain(order.orderId)
  await expect(run('resolve', order.orderId, '--by', 'Anna', '--not-placed')).rejects.toThrow('nothing to decide')
})

test('takes the number under which the provider has it', async () => {
  const { order } = await makeUnknown()
  await run('resolve', order.orderId, '--by', 'Anna', '--placed', 'SB-4711')
  expect(await findForeignOrder(server.deps.db, order.orderId)).toMatchObject({ state: 'placed', orderNo: 'SB-4711' })
})

test('does not give back what the provider has not taken back', async () => {
  const { buyer, order } = await makeUnknown()
  await expect(run('resolve', order.orderId, '--by', 'Anna', '--cancel')).rejects.toThrow('has not taken it back')
  expect(await readLedger(server, buyer)).toMatchObject({ posted: 1000, held: 490 })
})

test('has the provider asked once more', async () => {
  const { order } = await makeUnknown()
  await run('resolve', order.orderId, '--by', 'Anna', '--again')
  expect(await findForeignOrder(server.deps.db, order.orderId)).toMatchObject({ state: 'unknown', attemptCount: 0 })
})

test.each([
  [['resolve', randomUUID(), '--by', 'Anna', '--again'], 'no such order'],
  [['show', randomUUID()], 'no such order'],
  [['show', 'x'], 'no id'],
  [['resolve', randomUUID(), '--again'], '--by'],
])('refuses %j', async (words, reason) => {
  await expect(run(...words)).rejects.toThrow(reason)
})

test('asks for one decision', async () => {
  const { order } = await makeUnknown()
  for (const options of [[], ['--again', '--not-placed']])
    await expect(run('resolve', order.orderId, '--by', 'Anna', ...options)).rejects.toMatchObject({
      message: expect.stringContaining('Say one of'),
      exitCode: 2,
    })
})
