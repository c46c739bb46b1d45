import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { AuditAct } from '@merleg/domain/audit-acts'
import { reported } from '../features/corrections/testing-corrections.ts'
import { addBuyer } from '../features/credits/testing-credits.ts'
import {
  findMadeUp,
  PATIENT_LIMITS,
  signInBuyer,
  withSandbox,
} from '../features/international/testing-international.ts'
import { purchaseReport } from '../features/international/purchase-report.usecases.ts'
import { placedOrder, signInWithCredit } from '../features/international-orders/testing-international-orders.ts'
import { asked, bought, onTrial } from '../features/operator/trail/testing-operator-acts.ts'
import { askedTrial } from '../features/trial/testing-trial.ts'
import { addTestUser } from '../features/users/testing-users.ts'
import type { TestApp } from './testing-app.ts'

/** What is said after the name of a command; `folder` is one of the test's own with a `report.pdf`. */
type Words = (server: TestApp, folder: string) => Promise<string[]> | string[]

const says = ['--text', 'Holnap.', '--by', 'Anna']
const money = () => ['--reason', 'Átutalás', '--reference', randomUUID(), '--by', 'Anna']
const someone: Words = async ({ deps }) => [(await addTestUser(deps.db)).email]
const emailOf = async ({ deps }: TestApp, { subscriberId }: { subscriberId: string }) => {
  const of = deps.db.selectFrom('users').select('email').where('subscriber_id', '=', subscriberId)
  return (await of.executeTakeFirstOrThrow()).email
}
const requestNumber = async (server: TestApp) => String((await asked(server)).number)
const correctionNumber = async (server: TestApp) =>
  String((await reported(server, await server.signIn({ claims: [] }))).number)
const orderNumber = async (server: TestApp) => (await placedOrder(server, await signInWithCredit(server))).orderNumber

/**
 * Every command that changes what is of users or subscribers, or what they pay, with what stands in the trail after it. A
 * test refuses a command that is in neither of these two tables, and runs each of this one.
 */
export const COMMAND_ACTS: Readonly<Record<string, { act: AuditAct; words: Words }>> = {
  // Before those that concern no subscriber: they stand in the provider's trail.
  'subscribers provider': { act: 'provider-named', words: someone },
  // Before what sells something, which sets every price there is.
  'prices defaults': { act: 'price-set', words: () => [] },
  'register-order prices set': { act: 'price-set', words: () => ['copy', '1900'] },
  'foreign-orders resolve': {
    act: 'order-handled',
    words: async (server) => {
      const deps = withSandbox(server, { limits: { ...PATIENT_LIMITS, orderMs: 50 } })
      const buyer = await signInBuyer(server, 1000)
      const company = await findMadeUp(deps, 'TIMEOUT')
      const input = { company, variant: 'small', language: 'hu', key: randomUUID(), shownPrice: null } as const
      const { orderId } = await purchaseReport(deps, buyer, input)
      return [orderId, '--by', 'Anna', '--not-placed']
    },
  },
  'orders answer': { act: 'order-handled', words: async (server) => [await orderNumber(server), ...says] },
  'orders deliver': {
    act: 'order-handled',
    words: async (server, folder) => [await orderNumber(server), join(folder, 'report.pdf')],
  },
  'orders cancel': {
    act: 'order-handled',
    words: async (server) => [await orderNumber(server), '--reason', 'Nem megy.', '--by', 'Anna'],
  },
  'user add': {
    act: 'user-added',
    words: () => {
      const own = ['--email', `${randomUUID()}@test.example`, '--name', 'Új Ödön', '--claims', 'none']
      return [...own, '--subscriber', `Új ${randomUUID()}`, '--password', 'kék-szitakötő-7']
    },
  },
  'user disable': { act: 'user-disabled', words: someone },
  'user enable': { act: 'user-enabled', words: someone },
  'user role': { act: 'role-changed', words: async (...given) => [...(await someone(...given)), 'administrator'] },
  'user set-claims': { act: 'contract-changed', words: async (...given) => [...(await someone(...given)), 'all'] },
  'user subscribe': { act: 'trial-kept', words: async (server) => [await emailOf(server, await onTrial(server))] },
  'user reset-second-factor': { act: 'second-factor-reset', words: someone },
  'credits top-up': {
    act: 'credit-topped-up',
    words: async (...given) => [...(await someone(...given)), 'normal', '5000', ...money()],
  },
  'credits adjust': {
    act: 'credit-adjusted',
    words: async ({ deps }) => {
      const { email } = await addBuyer(deps.db, { normal: 10_000 })
      return [email, 'normal', '--take', '50', ...money()]
    },
  },
  'credits refund': {
    act: 'credit-refunded',
    words: async (server) => [(await bought(server)).transferId, ...money()],
  },
  'prices set': { act: 'price-set', words: () => ['foreign-report', 'small', '5.90', '--from', '2099-01-01'] },
  'prices end': { act: 'price-ended', words: () => ['foreign-report', 'small', '--from', '2099-02-01'] },
  'subscribers level': { act: 'level-changed', words: async (...given) => [...(await someone(...given)), 'high'] },
  'subscribers quota': {
    act: 'quota-changed',
    words: async (...given) => [...(await someone(...given)), '--per-minute', '10', '--per-month', '100'],
  },
  'subscribers require-second-factor': {
    act: 'settings-changed',
    words: async (...given) => [...(await someone(...given)), 'on'],
  },
  'subscribers seats': { act: 'seats-changed', words: async (...given) => [...(await someone(...given)), '5'] },
  'requests done': { act: 'request-done', words: async (server) => [await requestNumber(server)] },
  'requests answer': {
    act: 'request-answered',
    words: async (server) => [await requestNumber(server), '--text', 'Holnap.'],
  },
  'requests trial-grant': {
    act: 'trial-granted',
    words: async (server) => [String((await askedTrial(server)).number)],
  },
  'requests trial-refuse': {
    act: 'trial-refused',
    words: async (server) => [String((await askedTrial(server)).number)],
  },
  'corrections answer': {
    act: 'correction-handled',
    words: async (server) => [await correctionNumber(server), ...says],
  },
  'corrections forward': {
    act: 'correction-handled',
    words: async (server) => [await correctionNumber(server), ...says],
  },
  'corrections decide': {
    act: 'correction-handled',
    words: async (server) => [await correctionNumber(server), '--as', 'refused', ...says],
  },
  'corrections add': {
    act: 'objection-recorded',
    words: () => {
      const wrong = ['--company', '10738885', '--field', 'Székhely', '--value', 'Fő utca 1.', '--fault', 'Nem ott van.']
      return [...wrong, '--expected', 'Kis utca 2.', '--name', 'Kovács Éva', '--email', 'eva@test.example']
    },
  },
  'personal-data export': {
    act: 'data-exported',
    words: async (server, folder) => [...(await someone(server, folder)), join(folder, `${randomUUID()}.zip`)],
  },
  'personal-data close': { act: 'account-closing', words: someone },
  'personal-data keep': {
    act: 'account-kept',
    words: async (server) => {
      const { email, userId } = await addTestUser(server.deps.db)
      const closing = { closing_at: new Date('2099-01-01'), closing_asked_by: userId }
      await server.deps.db.updateTable('users').set(closing).where('user_id', '=', userId).execute()
      return [email]
    },
  },
}

/**
 * Commands without an entry, and why: `reads` changes nothing; `service` is about the program and its database as a whole;
 * `register` changes what is told of companies; `machine` does what jobs do by themselves.
 */
export const COMMANDS_WITHOUT_ACT: Readonly<Record<string, 'reads' | 'service' | 'register' | 'machine'>> = {
  start: 'service',
  migrate: 'service',
  distribute: 'service',
  rebuild: 'register',
  audit: 'reads',
  import: 'register',
  'sanctions screen': 'register',
  'register-order prices list': 'reads',
  'foreign-orders list': 'reads',
  'foreign-orders show': 'reads',
  'orders list': 'reads',
  'orders show': 'reads',
  'sector-statistics rebuild': 'register',
  'company-search rebuild': 'register',
  generate: 'register',
  'score compute': 'register',
  'score evaluate': 'reads',
  'score model-card': 'reads',
  'score register-weights': 'reads',
  'score train': 'reads',
  'score volatility': 'reads',
  'user list': 'reads',
  'credits show': 'reads',
  'credits audit': 'reads',
  'prices list': 'reads',
  'subscribers list': 'reads',
  'subscribers show': 'reads',
  'person openings': 'reads',
  'requests list': 'reads',
  'requests show': 'reads',
  'corrections list': 'reads',
  'corrections show': 'reads',
  'personal-data delete-over': 'machine',
  'opt-outs add': 'register',
  'opt-outs list': 'reads',
  'opt-outs remove': 'register',
  'mails failed': 'reads',
  'mails list': 'reads',
  'mails show': 'reads',
  'mails bounces': 'machine',
  backup: 'service',
  restore: 'service',
}
