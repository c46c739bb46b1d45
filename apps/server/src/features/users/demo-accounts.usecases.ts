import type { Tx } from '@merleg/db/connect'
import { type Claim, GRANTING_CLAIMS } from '@merleg/domain/claims'
import { hashPassword } from '../../shared/passwords.ts'
import { findUser, insertSubscriber, insertUser, lockDemoAccounts, updateSubscriberClaims } from './users.repository.ts'

const PASSWORD = 'merleg-demo'

type DemoAccount = {
  email: string
  password: string
  name: string
  subscriber: string
  description: string
  claims: readonly Claim[]
}

/** The accounts of a demo database; their password is public, and they exist only together with made-up companies. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'demo@merleg.example',
    password: PASSWORD,
    name: 'Bemutató Felhasználó',
    subscriber: 'Bemutató előfizető',
    description: 'every module',
    claims: GRANTING_CLAIMS,
  },
  {
    email: 'basic@merleg.example',
    password: PASSWORD,
    name: 'Alap Felhasználó',
    subscriber: 'Alapcsomagos előfizető',
    description: 'search and company data only',
    claims: ['Cegriport'],
  },
]

/** Makes the demo accounts where they are missing and gives them the claims of this version. */
export async function ensureDemoAccounts(tx: Tx): Promise<void> {
  await lockDemoAccounts(tx)
  for (const account of DEMO_ACCOUNTS) await ensureDemoAccount(tx, account)
}

async function ensureDemoAccount(tx: Tx, { email, password, name, subscriber, claims }: DemoAccount): Promise<void> {
  const known = await findUser(tx, email)
  if (known) {
    // Somebody's own account of this name is left as it is.
    if (known.isDemo) await updateSubscriberClaims(tx, { subscriberId: known.subscriberId, claims })
    return
  }
  const subscriberId = await insertSubscriber(tx, { name: subscriber, claims })
  const passwordHash = await hashPassword(password)
  await insertUser(tx, { subscriberId, email, name, passwordHash, isDemo: true, role: 'administrator' })
}
