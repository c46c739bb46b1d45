import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Db } from '@merleg/db/connect'
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
import { findProviderId } from '../features/users/subscribers.repository.ts'
import { addTestUser } from '../features/users/testing-users.ts'
import type { TestApp } from './testing-app.ts'

/** What is said after the name of a command, and in whose trail its entry is expected; null: in the provider's own. */
type CommandCall = { words: readonly string[]; subscriberId: string | { named: string } | null }

/** `folder` is one of the test's own with a `report.pdf`. */
type Prepare = (server: TestApp, folder: string) => Promise<CommandCall> | CommandCall

const says = ['--text', 'Holnap.', '--by', 'Anna']
const money = () => ['--reason', 'Átutalás', '--reference', randomUUID(), '--by', 'Anna']

const provider =
  (...words: string[]): Prepare =>
  () => ({ words, subscriberId: null })
const someone =
  (...more: string[]): Prepare =>
  async ({ deps }) => {
    const { email, subscriberId } = await addTestUser(deps.db)
    return { words: [email, ...more], subscriberId }
  }
const request =
  (...more: string[]): Prepare =>
  async (server) => {
    const { number, subscriberId } = await asked(server)
    return { words: [String(number), ...more], subscriberId }
  }
const trial: Prepare = async (server) => ({ words: [String((await askedTrial(server)).number)], subscriberId: null })
const correction =
  (...more: string[]): Prepare =>
  async (server) => {
    const signed = await server.signIn({ claims: [] })
    return { words: [String((await reported(server, signed)).number), ...more], subscriberId: signed.subscriberId }
  }
const order =
  (more: (folder: string) => string[]): Prepare =>
  async (server, folder) => {
    const signed = await signInWithCredit(server)
    const { orderNumber } = await placedOrder(server, signed)
    return { words: [orderNumber, ...more(folder)], subscriberId: signed.subscriberId }
  }

/**
 * Every command that changes what is of users or subscribers, or what they pay, with what stands in the trail after it. A
 * test refuses a command that is in neither of these two tables, and runs each of this one.
 */
export const COMMAND_ACTS: Readonly<Record<string, { act: AuditAct; prepare: Prepare }>> = {
  // Before those that concern no subscriber: they stand in the provider's trail.
  'subscribers provider': { act: 'provider-named', prepare: someone() },
  // Before what sells something, which sets every price there is.
  'prices defaults': { act: 'price-set', prepare: provider() },
  'register-order prices set': { act: 'price-set', prepare: provider('copy', '1900') },
  'foreign-orders resolve': {
    act: 'order-handled',
    prepare: async (server) => {
      const deps = withSandbox(server, { limits: { ...PATIENT_LIMITS, orderMs: 50 } })
      const buyer = await signInBuyer(server, 1000)
      const company = await findMadeUp(deps, 'TIMEOUT')
      const input = { company, variant: 'small', language: 'hu', key: randomUUID(), shownPrice: null } as const
      const { orderId } = await purchaseReport(deps, buyer, input)
      return { words: [orderId, '--by', 'Anna', '--not-placed'], subscriberId: buyer.subscriberId }
    },
  },
  'orders answer': { act: 'order-handled', prepare: order(() => says) },
  'orders deliver': { act: 'order-handled', prepare: order((folder) => [join(folder, 'report.pdf')]) },
  'orders cancel': { act: 'order-handled', prepare: order(() => ['--reason', 'Nem megy.', '--by', 'Anna']) },
  'user add': {
    act: 'user-added',
    prepare: () => {
      const named = `Új ${randomUUID()}`
      const own = ['--email', `${randomUUID()}@test.example`, '--name', 'Új Ödön', '--claims', 'none']
      return { words: [...own, '--subscriber', named, '--password', 'kék-szitakötő-7'], subscriberId: { named } }
    },
  },
  'user disable': { act: 'user-disabled', prepare: someone() },
  'user enable': { act: 'user-enabled', prepare: someone() },
  'user role': { act: 'role-changed', prepare: someone('administrator') },
  'user set-claims': { act: 'contract-changed', prepare: someone('all') },
  'user subscribe': {
    act: 'trial-kept',
    prepare: async (server) => {
      const { subscriberId } = await onTrial(server)
      const of = server.deps.db.selectFrom('users').select('email').where('subscriber_id', '=', subscriberId)
      return { words: [(await of.executeTakeFirstOrThrow()).email], subscriberId }
    },
  },
  'user reset-second-factor': { act: 'second-factor-reset', prepare: someone() },
  'credits top-up': { act: 'credit-topped-up', prepare: someone('normal', '5000', ...money()) },
  'credits adjust': {
    act: 'credit-adjusted',
    prepare: async ({ deps }) => {
      const { email, subscriberId } = await addBuyer(deps.db, { normal: 10_000 })
      return { words: [email, 'normal', '--take', '50', ...money()], subscriberId }
    },
  },
  'credits refund': {
    act: 'credit-refunded',
    prepare: async (server) => {
      const { transferId, subscriberId } = await bought(server)
      return { words: [transferId, ...money()], subscriberId }
    },
  },
  'prices set': { act: 'price-set', prepare: provider('foreign-report', 'small', '5.90', '--from', '2099-01-01') },
  'prices end': { act: 'price-ended', prepare: provider('foreign-report', 'small', '--from', '2099-02-01') },
  'subscribers level': { act: 'level-changed', prepare: someone('high') },
  'subscribers quota': { act: 'quota-changed', prepare: someone('--per-minute', '10', '--per-month', '100') },
  'subscribers require-second-factor': { act: 'settings-changed', prepare: someone('on') },
  'subscribers seats': { act: 'seats-changed', prepare: someone('5') },
  'requests done': { act: 'request-done', prepare: request() },
  'requests answer': { act: 'request-answered', prepare: request('--text', 'Holnap.') },
  'requests trial-grant': { act: 'trial-granted', prepare: trial },
  'requests trial-refuse': { act: 'trial-refused', prepare: trial },
  'corrections answer': { act: 'correction-handled', prepare: correction(...says) },
  'corrections forward': { act: 'correction-handled', prepare: correction(...says) },
  'corrections decide': { act: 'correction-handled', prepare: correction('--as', 'refused', ...says) },
  'corrections add': {
    act: 'objection-recorded',
    prepare: () => {
      const wrong = ['--company', '10738885', '--field', 'Székhely', '--value', 'Fő utca 1.', '--fault', 'Nem ott van.']
      const objector = ['--name', 'Kovács Éva', '--email', 'eva@test.example']
      return { words: [...wrong, '--expected', 'Kis utca 2.', ...objector], subscriberId: null }
    },
  },
  'personal-data export': {
    act: 'data-exported',
    prepare: (server, folder) => someone(join(folder, `${randomUUID()}.zip`))(server, folder),
  },
  'personal-data close': { act: 'account-closing', prepare: someone() },
  'personal-data keep': {
    act: 'account-kept',
    prepare: async (server) => {
      const { email, userId, subscriberId } = await addTestUser(server.deps.db)
      const closing = { closing_at: new Date('2099-01-01'), closing_asked_by: userId }
      await server.deps.db.updateTable('users').set(closing).where('user_id', '=', userId).execute()
      return { words: [email], subscriberId }
    },
  },
}

/** In whose trail the entry of a command must be, which can be a subscriber that it made. */
export async function findTrailOwner(db: Db, { subscriberId }: CommandCall): Promise<string | null> {
  if (subscriberId === null) return findProviderId(db)
  if (typeof subscriberId === 'string') return subscriberId
  const made = db.selectFrom('subscribers').select('subscriber_id as id').where('name', '=', subscriberId.named)
  return (await made.executeTakeFirstOrThrow()).id
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
  // `import` itself is of its kind too: what has commands below is not listed.
  'import table': 'register',
  download: 'machine',
  update: 'register',
  record: 'machine',
  'sanctions screen': 'register',
  'register-order prices list': 'reads',
  'foreign-orders list': 'reads',
  'foreign-orders show': 'reads',
  export: 'reads',
  'orders list': 'reads',
  'orders show': 'reads',
  'sector-statistics rebuild': 'register',
  'company-search rebuild': 'register',
  generate: 'register',
  'score compute': 'register',
  'score evaluate': 'reads',
  'score model-card': 'reads',
  'score models': 'reads',
  'score register-weights': 'reads',
  'score train': 'reads',
  'score use': 'register',
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
