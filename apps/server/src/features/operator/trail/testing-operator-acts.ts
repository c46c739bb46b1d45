import { randomUUID } from 'node:crypto'
import { inTransaction } from '@merleg/db/transaction'
import type { AuditAct } from '@merleg/domain/audit-acts'
import { sql } from 'kysely'
import type { TestApp } from '../../../app/testing-app.ts'
import { sendMailJob } from '../../../shared/mail.ts'
import { recordObjection } from '../../corrections/handle-correction.usecases.ts'
import { reported, WRONG } from '../../corrections/testing-corrections.ts'
import { charge } from '../../credits/ledger.usecases.ts'
import { addBuyer, purchaseOf } from '../../credits/testing-credits.ts'
import { placedOrder, REPORT, signInWithCredit } from '../../international-orders/testing-international-orders.ts'
import { placeOrder, signInBillable } from '../../report/register-order/testing-orders.ts'
import { factOf, merge, PERSON } from '../../report/testing-report.ts'
import { insertRequest } from '../../requests/requests.repository.ts'
import { askedTrial } from '../../trial/testing-trial.ts'

/** `subscriberId`: in whose trail it is expected; null: in the provider's own. */
export type OperatorCall = { path: string; payload: object; subscriberId: string | null }

/** An act of the provider's people, and what has to be there before it. */
export type OperatorAct = { act: AuditAct; prepare: (server: TestApp) => Promise<OperatorCall> | OperatorCall }

/**
 * Every endpoint by which the provider's people do something, with what stands in the trail after it; after a comma what
 * else it does by another way. A test refuses an endpoint that is not in this table, and does each of them.
 */
export const OPERATOR_ACTS: Readonly<Record<string, OperatorAct>> = {
  'POST /api/operator/requests/:number/answer': {
    act: 'request-answered',
    prepare: async (server) => {
      const { number, subscriberId } = await asked(server)
      return { path: `/requests/${number}/answer`, payload: { text: 'Holnap.' }, subscriberId }
    },
  },
  'POST /api/operator/requests/:number/done': {
    act: 'request-done',
    prepare: async (server) => {
      const { number, subscriberId } = await asked(server)
      return { path: `/requests/${number}/done`, payload: { note: '' }, subscriberId }
    },
  },
  'POST /api/operator/requests/:number/trial': {
    act: 'trial-granted',
    prepare: async (server) => {
      const { number } = await askedTrial(server)
      return { path: `/requests/${number}/trial`, payload: { decision: 'granted', text: '' }, subscriberId: null }
    },
  },
  'POST /api/operator/requests/:number/trial, refused': {
    act: 'trial-refused',
    prepare: async (server) => {
      const { number } = await askedTrial(server)
      return { path: `/requests/${number}/trial`, payload: { decision: 'refused', text: 'Nem.' }, subscriberId: null }
    },
  },
  'POST /api/operator/corrections/:number': {
    act: 'correction-handled',
    prepare: async (server) => {
      const signed = await server.signIn({ claims: [] })
      const { number } = await reported(server, signed)
      return { path: `/corrections/${number}`, payload: { act: 'accepted', text: 'Igaza van.' }, ...signed }
    },
  },
  'POST /api/operator/corrections/:number, withheld': {
    act: 'correction-handled',
    prepare: async ({ deps }) => {
      const wrong = { ...WRONG, field: 'Ügyvezető', shownValue: OBJECTOR, sources: [] }
      const objector = { name: OBJECTOR, email: 'pal@test.example' }
      const { correctionNumber } = await recordObjection(deps, { wrong, objector, locale: 'hu' })
      const payload = { act: 'withheld', text: 'Helyt adtunk.' }
      return { path: `/corrections/${correctionNumber}`, payload, subscriberId: null }
    },
  },
  'POST /api/operator/orders/:orderNumber': {
    act: 'order-handled',
    prepare: async (server) => {
      const signed = await signInWithCredit(server)
      const { orderNumber } = await placedOrder(server, signed)
      return { path: `/orders/${orderNumber}`, payload: { act: 'cancelled', text: 'Nem megy.' }, ...signed }
    },
  },
  'POST /api/operator/orders/:orderNumber, of the register': {
    act: 'order-handled',
    prepare: async (server) => {
      const signed = await signInBillable(server)
      const answer = await placeOrder(server, signed, { id: WRONG.companyId, publications: 'extract' })
      const { orderNumber } = answer.json<{ orderNumber: string }>()
      return { path: `/orders/${orderNumber}`, payload: { act: 'delivered', text: 'Kész.' }, ...signed }
    },
  },
  'POST /api/operator/orders/:orderNumber/deliver': {
    act: 'order-handled',
    prepare: async (server) => {
      const signed = await signInWithCredit(server)
      const { orderNumber } = await placedOrder(server, signed)
      const payload = new FormData()
      payload.append('file', new File([new Uint8Array(REPORT)], 'report.pdf'))
      return { path: `/orders/${orderNumber}/deliver`, payload, ...signed }
    },
  },
  'POST /api/operator/subscribers/:id/read': {
    act: 'searches-read',
    prepare: async (server) => {
      const { subscriberId } = await server.signIn({ claims: [] })
      const payload = { what: 'searches', reason: 'A 12. számú kérés szerint hiányzik.' }
      return { path: `/subscribers/${subscriberId}/read`, payload, subscriberId }
    },
  },
  'POST /api/operator/subscribers/:id/top-up': {
    act: 'credit-topped-up',
    prepare: async (server) => {
      const { subscriberId } = await addBuyer(server.deps.db, {})
      const payload = { account: 'normal', amount: 500_000, reference: randomUUID(), reason: 'Átutalás' }
      return { path: `/subscribers/${subscriberId}/top-up`, payload, subscriberId }
    },
  },
  'POST /api/operator/subscribers/:id/adjust': {
    act: 'credit-adjusted',
    prepare: async (server) => {
      const { subscriberId } = await addBuyer(server.deps.db, { normal: 10_000 })
      const item = { account: 'normal', direction: 'take', amount: 4_000 }
      const payload = { ...item, reference: randomUUID(), reason: 'Tévedés' }
      return { path: `/subscribers/${subscriberId}/adjust`, payload, subscriberId }
    },
  },
  'POST /api/operator/subscribers/:id/refund': {
    act: 'credit-refunded',
    prepare: async (server) => {
      const { subscriberId, transferId } = await bought(server)
      const payload = { transferId, amount: null, reference: randomUUID(), reason: 'Hibás volt' }
      return { path: `/subscribers/${subscriberId}/refund`, payload, subscriberId }
    },
  },
  'POST /api/operator/subscribers/:id/keep-trial': {
    act: 'trial-kept',
    prepare: async (server) => {
      const { subscriberId } = await onTrial(server)
      return { path: `/subscribers/${subscriberId}/keep-trial`, payload: {}, subscriberId }
    },
  },
  'POST /api/operator/jobs/:id/cancel': {
    act: 'job-cancelled',
    prepare: async (server) => {
      const { userId, subscriberId } = await server.signIn({ claims: [] })
      const { rows } = await sql<{ id: string }>`
        insert into long_jobs (subscriber_id, user_id, kind, request_key, input)
        values (${subscriberId}, ${userId}, 'list-match', ${randomUUID()}, '{}') returning job_id as id`.execute(
        server.deps.db,
      )
      return { path: `/jobs/${rows[0]?.id}/cancel`, payload: {}, subscriberId }
    },
  },
  'POST /api/operator/mails/resend': {
    act: 'mail-resent',
    prepare: async ({ deps: { db, jobs } }) => {
      const mail = { id: randomUUID(), to: 'a@test.example', subject: 'Tárgy', text: 'Szöveg' }
      await inTransaction(db, (tx) => jobs.enqueue(tx, sendMailJob, mail))
      return { path: '/mails/resend', payload: { id: mail.id }, subscriberId: null }
    },
  },
  'POST /api/operator/prices': {
    act: 'price-set',
    prepare: () => {
      const price = { product: 'foreign-report', variant: 'small', country: '', amount: 590, fromDay: '2099-01-01' }
      return { path: '/prices', payload: price, subscriberId: null }
    },
  },
  'POST /api/operator/prices, ended': {
    act: 'price-ended',
    prepare: () => {
      const price = { product: 'foreign-report', variant: 'small', country: '', amount: null, fromDay: '2099-02-01' }
      return { path: '/prices', payload: price, subscriberId: null }
    },
  },
}

const OBJECTOR = 'Kiss Pál'

/** The company that the acts are about: registered, with somebody who can object. */
export async function addOperatedCompany({ deps }: TestApp): Promise<void> {
  const fact = factOf(WRONG.companyId)
  const objector = { ...PERSON, name: OBJECTOR, post: 'ügyvezető', representation: 'independent' } as const
  await merge(deps.db, [
    fact('name', { name: 'Próba Kft.' }),
    fact('register-number', { value: '0110041585' }, { slot: '1' }),
    fact('signatory', objector, { slot: 'kiss', partyId: 'P1', from: '2020-01-01' }),
  ])
}

/** A message of a new subscriber that waits for an answer. */
export async function asked(server: TestApp): Promise<{ number: number; subscriberId: string }> {
  const { deps } = server
  const signed = await server.signIn({ claims: [] })
  const message = { kind: 'message', body: 'Mikor lesz kész?', pageAddress: null, topUp: null } as const
  const { requestNumber } = await insertRequest(deps.db, { ...signed, ...message, now: deps.clock.now() })
  return { number: requestNumber, subscriberId: signed.subscriberId }
}

/** A foreign report that a new subscriber paid 10 euros for. */
export async function bought({ deps: { db } }: TestApp): Promise<{ subscriberId: string; transferId: string }> {
  const buyer = await addBuyer(db, { international: 5000 })
  const { transferId } = await inTransaction(db, (tx) => charge(tx, purchaseOf(buyer)))
  return { subscriberId: buyer.subscriberId, transferId }
}

/** A subscriber whose trial ends in a year. */
export async function onTrial(server: TestApp): Promise<{ subscriberId: string }> {
  const { subscriberId } = await server.signIn({ claims: [] })
  await sql`update subscribers set trial_ends_at = now() + interval '1 year' where subscriber_id = ${subscriberId}`.execute(
    server.deps.db,
  )
  return { subscriberId }
}
