import { useTestDatabase } from '@merleg/db/testing'
import { inTransaction } from '@merleg/db/transaction'
import { Command } from 'commander'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerCreditCommands } from './credits.commands.ts'
import { topUpByReference } from './funding.usecases.ts'
import { charge, readBalances } from './ledger.usecases.ts'
import { insertPrices, priceOf } from './prices.repository.ts'
import { addBuyer, purchaseOf } from './testing-credits.ts'

const database = useTestDatabase()
let printed: string[] = []

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', database.connectionString)
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

async function run(...words: string[]): Promise<string> {
  const program = new Command('merleg')
    .exitOverride()
    .configureOutput({ writeErr: () => undefined, writeOut: (text) => void printed.push(text) })
  registerCreditCommands(program)
  printed = []
  await program.parseAsync(words, { from: 'user' })
  return printed.join('\n').replaceAll('\u00A0', ' ')
}

describe('credits top-up', () => {
  it('posts a bank item once', async () => {
    const { email, subscriberId } = await addBuyer(database.db, {})
    const words = ['credits', 'top-up', email, 'normal', '50000', '--reference', 'bank/1', '--by', 'Nagy Anna']
    expect(await run(...words)).toMatch(/^50 000 HUF posted: "Vevő .*" can spend 50 000 HUF\.$/)
    expect(await run(...words)).toMatch(/^50 000 HUF was posted before, nothing is posted now: .* 50 000 HUF\.$/)
    expect((await readBalances(database.db, subscriberId)).normal).toEqual({ balance: 5_000_000, held: 0 })
    await expect(run(...words.with(4, '60000'))).rejects.toMatchObject({
      message: 'Another item was posted under this reference. Nothing was posted now.',
      exitCode: 1,
    })
  })

  it('takes a reference once over all subscribers, whichever account and however many at a time', async () => {
    const buyers = [await addBuyer(database.db, {}), await addBuyer(database.db, {})]
    const post = (email = '') => run('credits', 'top-up', email, 'normal', '700', '--reference', 'bank/2')
    await post(buyers[0]?.email)
    await expect(post(buyers[1]?.email)).rejects.toThrow(
      /^"Vevő .*" has an item under this reference\. Nothing was posted now\.$/,
    )
    expect((await readBalances(database.db, buyers[1]?.subscriberId ?? '')).normal).toEqual({ balance: 0, held: 0 })
    const at = async ({ subscriberId }: { subscriberId: string }) =>
      inTransaction(database.db, (tx) =>
        topUpByReference(tx, {
          subscriberId,
          account: 'international',
          amount: 100,
          reference: 'bank/3',
          reason: null,
          actor: 'test',
          now: new Date(),
        }),
      )
    const outcomes = await Promise.allSettled([...buyers, ...buyers].map(at))
    const posted = outcomes.flatMap((one) => (one.status === 'fulfilled' ? one.value.transferId : []))
    expect(new Set(posted).size).toBe(1)
  })

  it.each([
    [['nobody@test.example', 'normal', '1'], 'There is no user nobody@test.example.'],
    [['no-address', 'normal', '1'], 'This is no e-mail address.'],
    [['a@test.example', 'dollars', '1'], 'There are: normal, international.'],
    [['a@test.example', 'normal', '0'], 'More than zero.'],
    [['a@test.example', 'normal', '1.005'], 'An amount such as'],
    [['a@test.example', 'normal', 'sok'], 'An amount such as'],
  ])('refuses %j', async (words, reason) => {
    await expect(run('credits', 'top-up', ...words, '--reference', 'x')).rejects.toThrow(reason)
  })

  it('asks for a reference', async () => {
    await expect(run('credits', 'top-up', 'a@test.example', 'normal', '1')).rejects.toThrow('--reference')
  })
})

describe('credits show', () => {
  it('prints balances, entries and what is held', async () => {
    const buyer = await addBuyer(database.db, { international: 5000 })
    const { transferId } = await inTransaction(database.db, (tx) => charge(tx, purchaseOf(buyer, { amount: 1990 })))
    const lines = (await run('credits', 'show', buyer.email)).split('\n')
    expect(lines.slice(1, 3)).toEqual(['normal: 0 HUF, held 0 HUF', 'international: 30.10 EUR, held 0.00 EUR'])
    expect(lines[3]).toMatch(
      new RegExp(`^2\\t.+\\tcharge\\t−19\\.90 EUR\\t30\\.10 EUR\\tAlpenglück GmbH\\t${transferId}$`),
    )
    expect(lines[4]).toMatch(/^1\t.+\ttop-up\t\+50\.00 EUR\t50\.00 EUR\tTeszt\t/)
    expect((await run('credits', 'show', buyer.email, '--entries', '1')).split('\n')).toHaveLength(4)
  })
})

describe('credits refund', () => {
  it('gives back the rest, and no more than was paid', async () => {
    const buyer = await addBuyer(database.db, { international: 5000 })
    const { transferId } = await inTransaction(database.db, (tx) => charge(tx, purchaseOf(buyer, { amount: 1990 })))
    const back = (reference: string, ...amount: string[]) =>
      run('credits', 'refund', transferId, ...amount, '--reason', 'hibás adat', '--reference', reference)
    expect(await back('r1', '9.90')).toBe('Given back: 9.90 EUR of 19.90 EUR.')
    await expect(back('r2', '10.01')).rejects.toThrow('That is more than was paid and not given back yet.')
    expect(await back('r3')).toBe('Given back: 10.00 EUR of 19.90 EUR.')
    await expect(back('r4')).rejects.toThrow('All of it was given back before.')
    expect((await readBalances(database.db, buyer.subscriberId)).international.balance).toBe(5000)
  })

  it('refuses what is no purchase', async () => {
    const no = '0199aa00-0000-7000-8000-000000000001'
    const rest = ['--reason', 'x', '--reference', 'x']
    await expect(run('credits', 'refund', no, ...rest)).rejects.toThrow(`There is no purchase ${no}.`)
    await expect(run('credits', 'refund', 'x', ...rest)).rejects.toThrow('This is no id of an entry.')
  })
})

describe('credits adjust', () => {
  const adjust = (email: string, reference: string, ...options: string[]) =>
    run('credits', 'adjust', email, 'normal', ...options, '--reason', 'elírás', '--reference', reference)

  it('gives and takes, never more than can be spent', async () => {
    const { email } = await addBuyer(database.db, { normal: 10_000 })
    expect(await adjust(email, 'a', '--add', '20')).toContain('+20 HUF posted')
    expect(await adjust(email, 'b', '--take', '120')).toMatch(/−120 HUF posted: .* can spend 0 HUF\./)
    await expect(adjust(email, 'c', '--take', '1')).rejects.toThrow('has not got so much to spend')
  })

  it('asks for one direction', async () => {
    const { email } = await addBuyer(database.db, {})
    for (const options of [[], ['--add', '1', '--take', '1']])
      await expect(adjust(email, 'd', ...options)).rejects.toMatchObject({ exitCode: 2 })
  })
})

describe('prices', () => {
  const day = '2099-01-01'

  it('hold from their day on, a country before all', async () => {
    expect(await run('prices', 'set', 'list-export', 'phone', '25')).toMatch(/^list-export phone costs 25 HUF from /)
    await run('prices', 'set', 'list-export', 'phone', '30', '--from', day)
    await run('prices', 'set', 'foreign-report', 'small', '4.90')
    await run('prices', 'set', 'foreign-report', 'small', '7', '--country', 'AT')
    const listed = (await run('prices', 'list')).split('\n').map((line) => line.split('\t'))
    expect(listed.map(([product, variant, country, price]) => [product, variant, country, price])).toEqual([
      ['foreign-report', 'small', '*', '4.90 EUR'],
      ['foreign-report', 'small', 'at', '7.00 EUR'],
      ['list-export', 'phone', '*', '25 HUF'],
      ['list-export', 'phone', '*', '30 HUF'],
    ])
    expect(listed[2]?.slice(4)).toEqual([expect.any(String), day])
    const of = { product: 'foreign-report', variant: 'small', day: '2098-01-01' }
    expect(await priceOf(database.db, { ...of, country: 'at' })).toEqual({
      amount: 700,
      currency: 'EUR',
      isDefault: false,
    })
    expect(await priceOf(database.db, { ...of, country: 'de' })).toMatchObject({ amount: 490, currency: 'EUR' })
    expect(await run('prices', 'end', 'foreign-report', 'small', '--country', 'at', '--from', '2098-06-01')).toBe(
      'foreign-report small (at) costs 4.90 EUR, the general price, from 2098-06-01 on.',
    )
    expect(await priceOf(database.db, { ...of, country: 'at' })).toEqual({
      amount: 700,
      currency: 'EUR',
      isDefault: false,
    })
    expect(await priceOf(database.db, { ...of, country: 'at', day: '2098-06-01' })).toMatchObject({ amount: 490 })
    expect(await run('prices', 'end', 'foreign-report', 'small', '--from', day)).toBe(
      `foreign-report small is not sold from ${day} on.`,
    )
    expect(await priceOf(database.db, of)).not.toBeNull()
    expect(await priceOf(database.db, { ...of, day })).toBeNull()
  })

  it('that are over are listed where they are asked for', async () => {
    const of = { product: 'foreign-order', variant: 'small', country: '', currency: 'EUR', setAt: new Date(0) } as const
    const row = (fromDay: string, amount: number | null) => ({ ...of, fromDay, amount })
    await insertPrices(database.db, [row('2001-01-01', 100), row('2002-01-01', null)])
    expect(await run('prices', 'list')).not.toContain('foreign-order')
    expect(await run('prices', 'list', '--all')).toContain('foreign-order\tsmall\t*\t1.00 EUR\t2001-01-01\t2002-01-01')
  })

  it('are proposed where there never was one', async () => {
    expect(await run('prices', 'defaults')).toMatch(/^\d+ prices were set\.$/)
    expect(await run('prices', 'defaults')).toBe('0 prices were set.')
    expect(await priceOf(database.db, { product: 'foreign-report', variant: 'extended', day: '2026-01-01' })).toEqual({
      amount: 2990,
      currency: 'EUR',
      isDefault: true,
    })
  })

  it.each([
    [['set', 'passport', 'small', '1'], 'There are: list-export'],
    [['set', 'foreign-report', 'Small!', '1'], 'Lower-case letters'],
    [['set', 'foreign-report', 'small', 'sok'], 'An amount such as'],
    [['set', 'foreign-report', 'small', '1', '--country', 'AUT'], 'Two letters'],
    [['set', 'foreign-report', 'small', '1', '--from', 'soon'], 'A day such as'],
    [['set', 'foreign-report', 'small', '1', '--from', '2020-01-01'], 'cannot change in the past'],
    [['set', 'list-export', 'phnoe', '1'], 'than: base, phone'],
    [['set', 'list-export', 'phone', '1', '--country', 'hu'], 'for all countries alike'],
    [['set', 'foreign-report', 'small', '1', '--country', 'xx'], 'or one of: at, be'],
    [['set', 'foreign-report', 'small', '1000001'], 'At most 1000000.'],
    [['end', 'foreign-report', 'unheard-of'], 'never had a price'],
  ])('refuse %j', async (words, reason) => {
    await expect(run('prices', ...words)).rejects.toThrow(reason)
  })
})

describe('credits audit', () => {
  it('tells what was looked for, and fails where the ledger does not add up', async () => {
    expect((await run('credits', 'audit')).split('\n').every((line) => line.endsWith(': none'))).toBe(true)
    await sql`alter table credit_accounts disable trigger credit_balances_of_entries`.execute(database.db)
    await sql`update credit_accounts set posted = posted + 1 where side = 'credit' and posted > 0`.execute(database.db)
    await sql`alter table credit_accounts enable trigger credit_balances_of_entries`.execute(database.db)
    await expect(run('credits', 'audit')).rejects.toMatchObject({
      message: 'The ledger does not add up: sum-not-zero, balance-differs.',
      exitCode: 1,
    })
    expect(printed.join('\n')).toContain('credit: kept ')
  })
})
