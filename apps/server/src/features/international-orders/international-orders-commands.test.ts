import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command, CommanderError } from 'commander'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { CommandError } from '../../shared/cli/command-error.ts'
import { factOf, merge } from '../report/testing-report.ts'
import { placeOrder as placeRegisterOrder, signInBillable } from '../report/register-order/testing-orders.ts'
import { registerInternationalOrdersCommands } from './international-orders.commands.ts'
import {
  ORDER,
  placedOrder,
  REPORT,
  setPrices,
  signInWithCredit,
  storedOrders,
} from './testing-international-orders.ts'

const server = useTestApp()
const COMPANY = '10738885'
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merleg-orders-'))
  await writeFile(join(folder, 'report.pdf'), REPORT)
  await writeFile(join(folder, 'page.pdf'), '<html>')
  await writeFile(join(folder, 'report.exe'), REPORT)
  await setPrices(server.deps.db)
  await merge(server.deps.db, [
    factOf(COMPANY)('name', { name: 'Minta Kft.' }),
    factOf(COMPANY)('register-number', { value: '01-10-041585' }, { slot: '1' }),
  ])
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => vi.stubEnv('DATABASE_URL', server.database.connectionString))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

async function run(...words: string[]): Promise<string> {
  const printed: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  const program = new Command('merleg')
    .exitOverride()
    .configureOutput({ writeErr: () => undefined, writeOut: (text) => void printed.push(text) })
  registerInternationalOrdersCommands(program)
  await program.parseAsync(['orders', ...words], { from: 'user' })
  return printed.join('\n')
}

/** What is said, and with which exit code, where a command does not do what it was asked. */
async function refusal(...words: string[]): Promise<[number, string]> {
  return run(...words).then(
    () => [0, ''],
    (error: unknown) => {
      if (error instanceof CommandError) return [error.exitCode, error.message]
      if (error instanceof CommanderError) return [2, error.message]
      throw error
    },
  )
}

async function ordered(changes: Partial<typeof ORDER> & { deadline?: string; comment?: string } = {}) {
  const signed = await signInWithCredit(server)
  return { signed, ...(await placedOrder(server, signed, { ...ORDER, ...changes })) }
}

const report = () => join(folder, 'report.pdf')

describe('list and show', () => {
  test('tell both kinds of orders, the oldest first, those that are open unless told otherwise', async () => {
    const foreign = await ordered({ deadline: '2999-12-31' })
    const billable = await signInBillable(server)
    const placed = await placeRegisterOrder(server, billable, { id: COMPANY, publications: 'copy' })
    const { orderNumber: registerNumber } = placed.json<{ orderNumber: string }>()
    const lines = (await run('list')).split('\n').map((line) => line.split('\t'))
    const own = lines.filter(([number = '']) => [foreign.orderNumber, registerNumber].includes(number))
    expect(own).toEqual([
      [
        foreign.orderNumber,
        'ordered',
        expect.stringMatching(/Z$/),
        '2999-12-31',
        '45.00\u00A0EUR',
        expect.stringContaining('Teszt Előfizető'),
        'Beispiel Handels GmbH (Austria)',
      ],
      [
        registerNumber,
        'ordered',
        expect.stringMatching(/Z$/),
        '-',
        '5500 HUF',
        expect.stringContaining('Teszt Előfizető'),
        'Minta Kft. (01-10-041585)',
      ],
    ])
    await run('cancel', foreign.orderNumber, '--reason', 'x')
    expect(await run('list')).not.toContain(foreign.orderNumber)
    expect(await run('list', '--state', 'cancelled')).toContain(foreign.orderNumber)
    expect((await run('list', '--state', 'all', '--limit', '1')).split('\n')).toHaveLength(1)
    expect(await run('show', registerNumber)).toContain('- Cégmásolat: 5500 HUF')
  })

  test('an order is shown with all that was told and heard', async () => {
    const { orderNumber } = await ordered({ comment: 'Sürgős.' })
    await run('answer', orderNumber, '--text', 'Rendben.', '--by', 'Olga')
    const shown = await run('show', orderNumber.toLowerCase())
    for (const part of ['1010 Wien, Ring 1', 'Sürgős.', 'Language: hu', 'answered by Olga\nRendben.'])
      expect(shown).toContain(part)
  })
})

describe('handling', () => {
  test('delivers a report once, and says so', async () => {
    const { orderNumber, signed } = await ordered()
    expect(await run('deliver', orderNumber, report())).toBe(
      `${orderNumber} is delivered (${REPORT.length} bytes) and 45.00\u00A0EUR charged.`,
    )
    expect(await run('deliver', orderNumber, report())).toContain('was delivered before with this very file')
    expect(await storedOrders(server.deps.db, signed)).toMatchObject([{ state: 'delivered', hasFile: true }])
    expect(await refusal('cancel', orderNumber, '--reason', 'x')).toEqual([1, expect.stringContaining('--refund')])
    expect(await run('cancel', orderNumber, '--reason', 'Téves', '--refund')).toContain('is given back')
  })

  test('marks an order of register documents, once', async () => {
    const billable = await signInBillable(server)
    const placed = await placeRegisterOrder(server, billable, { id: COMPANY, publications: 'extract' })
    const { orderNumber } = placed.json<{ orderNumber: string }>()
    expect(await refusal('deliver', orderNumber, report())).toEqual([2, expect.stringContaining('leave out the file')])
    expect(await run('deliver', orderNumber)).toContain('is marked as delivered')
    expect(await refusal('cancel', orderNumber, '--reason', 'x')).toEqual([1, expect.stringContaining('closed')])
    expect(await run('list')).not.toContain(orderNumber)
  })
})

describe('what cannot be done is refused with a reason and a code', () => {
  test.each([
    [['show', 'KR-1999-000001'], 1, 'There is no order'],
    [['show', 'IM-1999-000001'], 1, 'There is no order'],
    [['show', '42'], 2, 'A number such as'],
    [['answer', 'KR-1999-000001', '--text', 'x'], 1, 'There is no order'],
    [['answer', 'KR-1999-000001'], 2, '--text'],
    [['answer', 'IM-1999-000001', '--text', 'x'], 2, 'answered by e-mail'],
    [['cancel', 'KR-1999-000001'], 2, '--reason'],
    [['cancel', 'IM-1999-000001', '--reason', 'x'], 1, 'There is no order'],
    [['deliver', 'KR-1999-000001'], 2, 'Tell the file'],
    [['deliver', 'KR-1999-000001', '/nowhere/report.pdf'], 2, 'There is no file'],
    [['deliver', 'KR-1999-000001', tmpdir()], 2, 'is no file'],
    [['list', '--state', 'lost'], 2, 'There are: open'],
    [['list', '--limit', '0'], 2, 'A number from 1'],
  ])('%j', async (words, code, reason) => {
    expect(await refusal(...words)).toEqual([code, expect.stringContaining(reason)])
  })

  test.each([
    ['page.pdf', 'not what its name says'],
    ['report.exe', 'Only these'],
  ])('%s', async (name, reason) => {
    const { orderNumber } = await ordered()
    expect(await refusal('deliver', orderNumber, join(folder, name))).toEqual([1, expect.stringContaining(reason)])
  })
})

test('help names what there is', async () => {
  expect(await refusal('--help')).toEqual([2, '(outputHelp)'])
})
