import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { sendMailJob } from '../../shared/mail.ts'
import { trailOf } from '../audit/testing-trail.ts'
import { reported, WRONG } from '../corrections/testing-corrections.ts'
import { readBalances } from '../credits/ledger.usecases.ts'
import { addBuyer } from '../credits/testing-credits.ts'
import {
  placedOrder,
  REPORT,
  setPrices,
  signInWithCredit,
} from '../international-orders/testing-international-orders.ts'
import { placeOrder, signInBillable } from '../report/register-order/testing-orders.ts'
import { factOf, merge } from '../report/testing-report.ts'
import { askedTrial } from '../trial/testing-trial.ts'
import { asked, bought, onTrial } from './trail/testing-operator-acts.ts'

const server = useTestApp({ MERLEG_TRIALS: 'operator' })
type Signed = Awaited<ReturnType<typeof server.signIn>>
let operators: Signed[] = []

beforeAll(async () => {
  await setPrices(server.deps.db)
  await merge(server.deps.db, [
    factOf(WRONG.companyId)('name', { name: 'Próba Kft.' }),
    factOf(WRONG.companyId)('register-number', { value: '01-10-041585' }, { slot: '1' }),
  ])
  const operator = () => server.signIn({ claims: [], role: 'operator' })
  operators = [await operator(), await operator()]
})

/** Both do the same at once; answers what each was told, whoever was first, and what stands in the trails. */
async function both(path: string, payload: () => object) {
  const told: unknown[][] = []
  const entries = await trailOf(server.deps.db, async () => {
    const answers = operators.map(({ headers }) =>
      server.app.inject({ method: 'POST', url: `/api/operator${path}`, headers, payload: payload() }),
    )
    for (const answer of await Promise.all(answers)) {
      const body = answer.json<{ code?: string; isReplay?: boolean }>()
      told.push([answer.statusCode, body.code ?? body.isReplay ?? null])
    }
  })
  return { told: told.toSorted(([one], [other]) => Number(one) - Number(other)), acts: entries.map(({ act }) => act) }
}

const file = (bytes: Buffer): FormData => {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], 'report.pdf'))
  return form
}

describe('of two operators who do the same at once, one does it and the other is told so', () => {
  test('answering a request', async () => {
    const { number } = await asked(server)
    const done = await both(`/requests/${number}/answer`, () => ({ text: 'Holnap.' }))
    expect(done).toEqual({
      told: [
        [200, null],
        [409, 'request.done'],
      ],
      acts: ['request-answered'],
    })
  })

  test('deciding on a reported value', async () => {
    const { number } = await reported(server, await server.signIn({ claims: [] }))
    const done = await both(`/corrections/${number}`, () => ({ act: 'accepted', text: 'Igaza van.' }))
    expect(done).toEqual({
      told: [
        [200, null],
        [409, 'correction.closed'],
      ],
      acts: ['correction-handled'],
    })
  })

  test('cancelling a foreign order', async () => {
    const { orderNumber } = await placedOrder(server, await signInWithCredit(server))
    const done = await both(`/orders/${orderNumber}`, () => ({ act: 'cancelled', text: 'Nem megy.' }))
    expect(done).toEqual({
      told: [
        [200, null],
        [409, 'order.wrong-state'],
      ],
      acts: ['order-handled'],
    })
  })

  test('delivering a foreign report, each a file of his own', async () => {
    const { orderNumber } = await placedOrder(server, await signInWithCredit(server))
    let files = 0
    const done = await both(`/orders/${orderNumber}/deliver`, () => {
      files += 1
      return file(Buffer.concat([REPORT.subarray(0, -6), Buffer.from(`% ${files}\n%%EOF\n`)]))
    })
    expect(done).toEqual({
      told: [
        [200, null],
        [409, 'order.wrong-state'],
      ],
      acts: ['order-handled'],
    })
  })

  test('closing an order of register documents, whose text is kept and mailed once', async () => {
    const signed = await signInBillable(server)
    const placed = await placeOrder(server, signed, { id: WRONG.companyId, publications: 'copy' })
    const { orderNumber } = placed.json<{ orderNumber: string }>()
    const done = await both(`/orders/${orderNumber}`, () => ({ act: 'cancelled', text: 'A cég kérte a törlést.' }))
    expect(done).toEqual({
      told: [
        [200, null],
        [409, 'order.wrong-state'],
      ],
      acts: ['order-handled'],
    })
    const { db } = server.deps
    const closed = db
      .selectFrom('register_orders')
      .select(['order_id as id', 'state', 'closing_note as note', 'closed_by as by'])
      .where('order_number', '=', orderNumber)
    const kept = await closed.execute()
    expect(kept).toMatchObject([{ state: 'cancelled', note: 'A cég kérte a törlést.', by: 'Teszt Elek' }])
    const mail = await server.deps.jobs.findInput(sendMailJob, { id: `register-order.${kept[0]?.id ?? ''}.closed` })
    expect(mail).toMatchObject({ text: expect.stringContaining('A cég kérte a törlést.') })
  })

  test('granting a trial, and refusing one', async () => {
    const { number } = await askedTrial(server)
    const done = await both(`/requests/${number}/trial`, () => ({ decision: 'refused', text: '' }))
    expect(done).toEqual({
      told: [
        [200, null],
        [409, 'trial.decided'],
      ],
      acts: ['trial-refused'],
    })
  })

  test('making a trial a subscription', async () => {
    const { subscriberId } = await onTrial(server)
    const done = await both(`/subscribers/${subscriberId}/keep-trial`, () => ({}))
    expect(done).toEqual({
      told: [
        [200, null],
        [409, 'trial.none'],
      ],
      acts: ['trial-kept'],
    })
  })

  test('posting money under one reference: once, and both are told the balance', async () => {
    const { subscriberId } = await addBuyer(server.deps.db, {})
    const reference = randomUUID()
    const item = { account: 'normal', amount: 500_000, reference, reason: 'Átutalás' }
    const done = await both(`/subscribers/${subscriberId}/top-up`, () => item)
    expect(done.acts).toEqual(['credit-topped-up'])
    expect(new Set(done.told.map(([status, isReplay]) => `${String(status)} ${String(isReplay)}`))).toEqual(
      new Set(['200 false', '200 true']),
    )
    expect((await readBalances(server.deps.db, subscriberId)).normal.balance).toBe(500_000)
  })

  test('giving a purchase back', async () => {
    const { subscriberId, transferId } = await bought(server)
    const done = await both(`/subscribers/${subscriberId}/refund`, () => {
      return { transferId, amount: null, reference: randomUUID(), reason: 'Hibás volt' }
    })
    expect(done).toEqual({
      told: [
        [200, false],
        [409, 'credit.refunded-before'],
      ],
      acts: ['credit-refunded'],
    })
    expect((await readBalances(server.deps.db, subscriberId)).international.balance).toBe(5000)
  })
})
