import { CLAIMS } from '@merleg/domain/claims'
import { inTransaction } from '@merleg/db/transaction'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { findUser, listUsers } from './users.repository.ts'
import { DEMO_ACCOUNTS, ensureDemoAccounts } from './demo-accounts.usecases.ts'

const test = useTestApp()
const ensure = () => inTransaction(test.deps.db, ensureDemoAccounts)

describe('demo accounts', () => {
  it('are made once by several at once', async () => {
    await Promise.all([ensure(), ensure(), ensure()])
    expect(await listUsers(test.deps.db)).toHaveLength(2)
  })

  it('are two, sign in with their public password, and hold their claims', async () => {
    await ensure()
    const claims: Record<string, unknown> = {}
    for (const { email, password } of DEMO_ACCOUNTS) {
      const login = await test.app.inject({
        method: 'POST',
        url: '/api/auth/demo-login',
        payload: { username: email, password, termsAccepted: true },
      })
      const { token } = login.json<{ token: string }>()
      const me = await test.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } })
      claims[`${email} ${password}`] = me.json<{ claims: string[] }>().claims
    }
    expect(claims).toEqual({
      'demo@merleg.example merleg-demo': CLAIMS.filter((claim) => !claim.endsWith('Tiltas')),
      'basic@merleg.example merleg-demo': ['Cegriport'],
    })
  })

  it('are made once, and get the claims of this version', async () => {
    await ensure()
    await sql`update subscribers set claims = '{Monitoring}'`.execute(test.deps.db)
    await ensure()
    const users = await listUsers(test.deps.db)
    expect(users.map((user) => user.email).sort()).toEqual(['basic@merleg.example', 'demo@merleg.example'])
    expect((await findUser(test.deps.db, 'basic@merleg.example'))?.claims).toEqual(['Cegriport'])
    const subscribers = await sql`select from subscribers`.execute(test.deps.db)
    expect(subscribers.rows).toHaveLength(2)
  })
})
