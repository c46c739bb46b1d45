import { randomUUID } from 'node:crypto'
import * as contract from '@merleg/contract/operator/customers.contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { readBalances } from '../../credits/ledger.usecases.ts'
import { addBuyer } from '../../credits/testing-credits.ts'
import { signInWithCredit, placedOrder, setPrices } from '../../international-orders/testing-international-orders.ts'
import { askedTrial } from '../../trial/testing-trial.ts'
import { bought, onTrial } from '../trail/testing-operator-acts.ts'

const server = useTestApp({ MERLEG_TRIALS: 'operator' })
let operator: Awaited<ReturnType<typeof server.signIn>>

beforeAll(async () => {
  await setPrices(server.deps.db)
  operator = await server.signIn({ claims: [], role: 'operator' })
})

const headersIn = (locale: string) => ({ ...operator.headers, 'x-locale': locale })
const get = (path: string) => server.app.inject({ url: `/api/operator${path}`, headers: headersIn('hu') })
const post = (path: string, payload: object, locale = 'hu') =>
  server.app.inject({ method: 'POST', url: `/api/operator${path}`, headers: headersIn(locale), payload })
const item = (given: object = {}) => ({
  account: 'normal',
  amount: 100_000,
  reference: randomUUID(),
  reason: 'Átutalás',
  ...given,
})

describe('credit', () => {
  test('is topped up once under a reference, with what can be spent after it', async () => {
    const { subscriberId } = await addBuyer(server.deps.db, {})
    const path = `/subscribers/${subscriberId}/top-up`
    const sent = item()
    const answers = [
      await post(path, sent),
      await post(path, sent, 'en'),
      await post(path, { ...sent, amount: 1 }, 'de'),
    ]
    expect(answers.map((answer) => answer.json<object>())).toMatchObject([
      { isReplay: false, balance: 100_000, currency: 'HUF', notification: expect.stringMatching(/1.000.Ft/) },
      { isReplay: true, balance: 100_000, notification: expect.stringContaining('posted now') },
      { code: 'credit.reference-used', message: expect.stringContaining('Referenz') },
    ])
    const customer = contract.getCustomer.answer.parse((await get(`/subscribers/${subscriberId}`)).json())
    expect(customer).toMatchObject({ trialEndsAt: null, accounts: [{ balance: 100_000 }, { balance: 0 }] })
    const statement = await get(`/subscribers/${subscriberId}/statement?account=normal&currentPage=1&perPage=10`)
    expect(contract.getCustomerStatement.answer.parse(statement.json()).rows).toMatchObject([
      { kind: 'top-up', amount: 100_000, reason: 'Átutalás', userName: null },
    ])
  })

  test('of another subscriber cannot be topped up under the same reference', async () => {
    const [one, other] = [await addBuyer(server.deps.db, {}), await addBuyer(server.deps.db, {})]
    const sent = item()
    await post(`/subscribers/${one.subscriberId}/top-up`, sent)
    const answer = await post(`/subscribers/${other.subscriberId}/top-up`, sent)
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'credit.reference-used' }])
  })

  test('is put right up and down, never below zero', async () => {
    const { subscriberId } = await addBuyer(server.deps.db, { normal: 5_000 })
    const path = `/subscribers/${subscriberId}/adjust`
    const adjust = async (direction: string, amount: number) =>
      (await post(path, item({ direction, amount }))).json<object>()
    expect(await adjust('give', 2_000)).toMatchObject({ balance: 7_000 })
    expect(await adjust('take', 7_000)).toMatchObject({ balance: 0 })
    expect(await adjust('take', 1)).toMatchObject({ code: 'credit.not-spendable' })
  })

  test.each([
    ['no amount', { amount: 0 }, 'amount'],
    ['an amount that nobody has', { amount: 1_000_000_000_001 }, 'amount'],
    ['part of a fillér', { amount: 1.5 }, 'amount'],
    ['no reference', { reference: ' ' }, 'reference'],
    ['a reference of no letters', { reference: '\u0001' }, 'reference'],
    ['no reason', { reason: '' }, 'reason'],
    ['too long a reason', { reason: 'x'.repeat(301) }, 'reason'],
    ['another account', { account: 'gold' }, 'account'],
  ])('is refused with %s', async (_title, given, field) => {
    const { subscriberId } = await addBuyer(server.deps.db, {})
    const answer = await post(`/subscribers/${subscriberId}/top-up`, item(given))
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { fields: { [field]: expect.any(String) } }])
    expect((await readBalances(server.deps.db, subscriberId)).normal.balance).toBe(0)
  })

  test('that was paid is given back in parts, at most all of it, and of the own purchases alone', async () => {
    const { subscriberId, transferId } = await bought(server)
    const path = `/subscribers/${subscriberId}/refund`
    const refund = async (given: object, at = path) => {
      const { account: _account, ...sent } = item({ transferId, ...given })
      return (await post(at, sent)).json<object>()
    }
    expect(await refund({ amount: 400 })).toMatchObject({ balance: 4_400, currency: 'EUR' })
    expect(await refund({ amount: 601 })).toMatchObject({ code: 'credit.refund-too-large' })
    expect(await refund({ amount: null })).toMatchObject({ balance: 5_000 })
    expect(await refund({ amount: null })).toMatchObject({ code: 'credit.refunded-before' })
    const stranger = await addBuyer(server.deps.db, {})
    const elsewhere = await refund({ amount: 1 }, `/subscribers/${stranger.subscriberId}/refund`)
    expect(elsewhere).toMatchObject({ code: 'credit.purchase-not-found' })
  })
})

test('what is nobody is not there', async () => {
  const nobody = '0f0e0d0c-0000-4000-8000-000000000009'
  const answers = [
    await get(`/subscribers/${nobody}`),
    await get(`/subscribers/${nobody}/statement?account=normal&currentPage=1&perPage=10`),
    await post(`/subscribers/${nobody}/top-up`, item()),
    await post(`/subscribers/${nobody}/keep-trial`, {}),
  ]
  expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual(
    answers.map(() => 'subscriber.not-found'),
  )
})

const decide = async (number: number, decision: string) =>
  (await post(`/requests/${number}/trial`, { decision, text: 'Most nem.' })).json<object>()

describe('a trial', () => {
  test('is granted, and cannot be decided when it is gone', async () => {
    const { number } = await askedTrial(server)
    expect(await decide(number, 'granted')).toHaveProperty('notification')
    // The link is mailed once more.
    expect(await decide(number, 'granted')).toHaveProperty('notification')
    expect(await decide(number, 'refused')).toHaveProperty('notification')
    expect(await decide(number, 'refused')).toMatchObject({ code: 'trial.decided' })
    expect(await decide(999_999, 'granted')).toMatchObject({ code: 'request.not-found' })
  })

  test('is not granted to an address that has an account, in words for who decides', async () => {
    const { number, email } = await askedTrial(server)
    const { userId } = await server.signIn({ claims: [] })
    await server.deps.db.updateTable('users').set({ email }).where('user_id', '=', userId).execute()
    expect(await decide(number, 'granted')).toMatchObject({
      code: 'trial.address-taken',
      message: 'Ezzel az e-mail-címmel már van felhasználó, ezért erre a kérésre nem adható próba.',
    })
    expect(await decide(number, 'refused')).toHaveProperty('notification')
  })

  test('becomes a subscription, once', async () => {
    const { subscriberId } = await onTrial(server)
    const customer = contract.getCustomer.answer.parse((await get(`/subscribers/${subscriberId}`)).json())
    expect(customer.trialEndsAt).not.toBeNull()
    expect((await post(`/subscribers/${subscriberId}/keep-trial`, {})).statusCode).toBe(200)
    expect((await post(`/subscribers/${subscriberId}/keep-trial`, {})).json()).toMatchObject({ code: 'trial.none' })
  })
})

test('the price of a foreign order is given back with the order', async () => {
  const signed = await signInWithCredit(server)
  const { orderNumber } = await placedOrder(server, signed)
  const form = new FormData()
  form.append('file', new File(['%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n%%EOF\n'], 'report.pdf'))
  await post(`/orders/${orderNumber}/deliver`, form)
  const paid = server.deps.db.selectFrom('credit_transfers').select('transfer_id as id').where('kind', '=', 'capture')
  const { id } = await paid.where('subscriber_id', '=', signed.subscriberId).executeTakeFirstOrThrow()
  const { account: _account, ...sent } = item({ transferId: id, amount: null })
  const answer = await post(`/subscribers/${signed.subscriberId}/refund`, sent)
  expect(answer.json()).toMatchObject({ code: 'credit.refund-by-order' })
})
