import { randomUUID } from 'node:crypto'
import type { Db } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import type { CreditAccount } from '@merleg/domain/credits/credit-accounts'
import { insertSubscriber, insertUser } from '../users/users.repository.ts'
import { auditCredits } from './audit-credits.usecases.ts'
import { topUp } from './funding.usecases.ts'
import type { Purchase } from './ledger.usecases.ts'

export type Buyer = { subscriberId: string; userId: string }

/** A subscriber with a user and so much credit of each account, in minor units. */
export async function addBuyer(
  db: Db,
  credit: Partial<Record<CreditAccount, number>>,
  { isDemo = false }: { isDemo?: boolean } = {},
): Promise<Buyer & { email: string }> {
  const subscriberId = await insertSubscriber(db, { name: `Vevő ${randomUUID()}`, claims: [] })
  const email = `${randomUUID()}@test.example`
  const userId = await insertUser(db, { subscriberId, email, name: 'Vevő Éva', passwordHash: 'none', isDemo })
  await fund(db, subscriberId, credit)
  return { subscriberId, userId, email }
}

/** Tops up by so much of each account. */
export async function fund(
  db: Db,
  subscriberId: string,
  credit: Partial<Record<CreditAccount, number>>,
): Promise<void> {
  const now = new Date('2026-11-01T10:00:00Z')
  const post = (account: CreditAccount, amount: number | undefined) =>
    amount === undefined || amount === 0
      ? Promise.resolve()
      : inTransaction(db, async (tx) => {
          const key = `test:${randomUUID()}`
          await topUp(tx, { subscriberId, account, amount, key, reason: 'Teszt', actor: 'test', now })
        })
  await post('normal', credit.normal)
  await post('international', credit.international)
}

/** A purchase from the international account, unless told otherwise. */
export function purchaseOf(buyer: Buyer, purchase: Partial<Purchase> = {}): Purchase {
  return {
    subscriberId: buyer.subscriberId,
    userId: buyer.userId,
    account: 'international',
    amount: 1000,
    key: randomUUID(),
    request: {},
    product: 'foreign-report',
    subject: 'at-1',
    title: 'Alpenglück GmbH',
    ...purchase,
  }
}

/** What the audit found, by check; empty where the ledger adds up. */
export async function listLedgerFaults(db: Db): Promise<string[]> {
  const findings = await auditCredits({ db })
  return findings.flatMap(({ check, samples }) => samples.map((sample) => `${check}: ${sample}`))
}
