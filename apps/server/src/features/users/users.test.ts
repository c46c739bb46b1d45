import { useTestDatabase } from '@merleg/db/testing'
import { inTransaction } from '@merleg/db/transaction'
import { GRANTING_CLAIMS } from '@merleg/domain/claims'
import { Command, CommanderError } from 'commander'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CommandError } from '../../shared/cli/command-error.ts'
import { verifyPassword } from '../../shared/passwords.ts'
import { createSession, findSessionUser } from './sessions.repository.ts'
import { createToken } from './tokens.ts'
import { registerUserCommands } from './users.commands.ts'
import { lockSubscriberName } from './user-lock.repository.ts'
import { findUser, insertSubscriber } from './users.repository.ts'
import { addUser } from './users.usecases.ts'

const database = useTestDatabase()
let printed: string[] = []

beforeEach(() => {
  printed = []
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
  registerUserCommands(program)
  printed = []
  await program.parseAsync(words, { from: 'user' })
  return printed.join('\n')
}

const add = (email: string, ...more: string[]) =>
  run('user', 'add', '--email', email, '--name', 'Kiss Ádám', '--subscriber', 'Alma Kft.', ...more)
const passwordHashOf = async (email: string) => {
  const { rows } = await sql<{ hash: string }>`select password_hash as hash from users where email = ${email}`.execute(
    database.db,
  )
  return rows[0]?.hash ?? ''
}

describe('user add', () => {
  it('makes the subscriber with its claims and the user, with the password given', async () => {
    const output = await add(
      'Adam@Test.example',
      '--claims',
      'cegriport, Monitoring,monitoring',
      '--password',
      'given-password',
    )
    expect(output).toBe('Added adam@test.example.')
    expect(await findUser(database.db, 'adam@test.example')).toMatchObject({
      name: 'Kiss Ádám',
      subscriberName: 'Alma Kft.',
      claims: ['Cegriport', 'Monitoring'],
      isDemo: false,
      isDisabled: false,
    })
    expect(await verifyPassword(await passwordHashOf('adam@test.example'), 'given-password')).toBe(true)
    expect(await passwordHashOf('adam@test.example')).toMatch(/^\$argon2id\$/)
  })

  it('makes and prints a password where nobody can be asked, and keeps the claims of a known subscriber', async () => {
    const output = await add('bea@test.example')
    const password = /^Added bea@test\.example\.\nPassword: ([\w-]{16})$/.exec(output)?.[1] ?? ''
    expect(await verifyPassword(await passwordHashOf('bea@test.example'), password)).toBe(true)
    expect((await findUser(database.db, 'bea@test.example'))?.claims).toEqual(['Cegriport', 'Monitoring'])
  })

  it.each([
    ['an address in use', ['adam@test.example'], /already/, 1],
    [
      'other claims than the subscriber has',
      ['cili@test.example', '--claims', 'all'],
      /has other claims: Cegriport,Monitoring/,
      1,
    ],
    ['a tax number of a subscriber that is there', ['cili@test.example', '--tax-number', '12345676'], /already/, 1],
    ['a new subscriber without claims', ['cili@test.example', '--subscriber', 'Barack Bt.'], /--claims/, 2],
  ] as const)('refuses %s', async (_what, [email, ...more], message, exitCode) => {
    const refusal = await add(email, ...more).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(CommandError)
    expect(refusal).toMatchObject({ message: expect.stringMatching(message), exitCode })
    expect(await findUser(database.db, 'cili@test.example')).toBeNull()
  })

  it.each([
    ['no address', ['not-an-address']],
    ['an unknown claim', ['d@test.example', '--claims', 'Cegriport,Nonsense']],
    ['a short password', ['d@test.example', '--password', 'short12']],
    ['an empty name', ['d@test.example', '--name', ' ']],
    ['a wrong tax number', ['d@test.example', '--tax-number', '12345678-2-42']],
  ] as const)('takes %s for wrong use', async (_what, [email, ...more]) => {
    await expect(add(email, ...more)).rejects.toThrow(CommanderError)
  })

  it('explains itself', async () => {
    await expect(run('user', 'add', '--help')).rejects.toThrow(CommanderError)
    expect(printed.join('')).toContain('--subscriber <name>')
    expect(printed.join('')).toContain('MarketingAdatok')
  })
})

describe('user list', () => {
  it('prints one line per user', async () => {
    await run('user', 'disable', 'bea@test.example')
    expect((await run('user', 'list')).split('\n')).toEqual([
      'adam@test.example\tactive\tadministrator\tnever\tAlma Kft.\tCegriport,Monitoring',
      'bea@test.example\tdisabled\tmember\tnever\tAlma Kft.\tCegriport,Monitoring',
    ])
  })
})

describe('user role', () => {
  it('makes a member an administrator, and back', async () => {
    expect(await run('user', 'role', 'bea@test.example', 'administrator')).toBe(
      'bea@test.example is administrator, before member.',
    )
    expect(await run('user', 'role', 'bea@test.example', 'member')).toContain('is member, before administrator')
  })

  it('makes operators of users of the provider alone, and the database holds to it', async () => {
    await expect(run('user', 'role', 'adam@test.example', 'operator')).rejects.toThrow(CommandError)
    const forced = sql`update users set role = 'operator' where email = 'adam@test.example'`.execute(database.db)
    await expect(forced).rejects.toThrow('violates foreign key constraint')
    await sql`insert into providers (subscriber_id) select subscriber_id from users where email = 'adam@test.example'`.execute(
      database.db,
    )
    expect(await run('user', 'role', 'bea@test.example', 'operator')).toContain('is operator')
    await run('user', 'role', 'bea@test.example', 'member')
    await sql`delete from providers`.execute(database.db)
  })

  it('begins with an administrator in a new subscriber, others are asked for', async () => {
    await add('fanni@test.example', '--password', 'given-password', '--administrator')
    expect((await findUser(database.db, 'fanni@test.example'))?.role).toBe('administrator')
  })

  it('is in the audit trail, with what was before', async () => {
    const { rows } = await sql<{ act: string; actor: string; detail: object }>`
      select act, actor_kind as actor, detail from audit_entries where act = 'role-changed' order by entry_id limit 1`.execute(
      database.db,
    )
    expect(rows).toEqual([{ act: 'role-changed', actor: 'provider', detail: { from: 'member', to: 'administrator' } }])
  })
})

describe('user subscribe', () => {
  it('makes a trial a subscription; there must be one', async () => {
    await expect(run('user', 'subscribe', 'adam@test.example')).rejects.toThrow(
      'The subscriber "Alma Kft." has no trial.',
    )
    const tried = (moment: string) =>
      sql`update subscribers set trial_ends_at = ${moment}::timestamptz where name = 'Alma Kft.'`.execute(database.db)
    await tried('2100-01-01')
    expect(await run('user', 'list')).toMatch(/^adam@test\.example\ttrial\t/)
    await tried('2026-01-01')
    expect(await run('user', 'list')).toMatch(/^adam@test\.example\ttrial-over\t/)
    expect(await run('user', 'subscribe', 'adam@test.example')).toBe(
      '"Alma Kft." is a subscriber, with the claims: Cegriport,Monitoring',
    )
    expect(await run('user', 'list')).toMatch(/^adam@test\.example\tactive\t/)
  })

  it('the tax number of a new subscriber is kept, in whatever notation it is given', async () => {
    await add('dora@test.example', '--subscriber', 'Dió Kft.', '--claims', 'none', '--tax-number', 'HU12345676')
    const { rows } = await sql`select tax_stem from subscribers where name = 'Dió Kft.'`.execute(database.db)
    expect(rows).toEqual([{ tax_stem: '12345676' }])
    await sql`delete from alert_mail_readers`.execute(database.db)
    await sql`delete from users where email = 'dora@test.example'`.execute(database.db)
  })
})

describe('user disable and enable', () => {
  it('end the sessions for good and open the account again', async () => {
    const user = await findUser(database.db, 'adam@test.example')
    const [token, now] = [createToken(), new Date()]
    await createSession(database.db, {
      userId: user?.userId ?? '',
      token,
      now,
      expiresAt: new Date(now.getTime() + 3_600_000),
    })
    expect(await findSessionUser(database.db, { token, now })).toMatchObject({
      user: { email: 'adam@test.example' },
    })
    expect(await run('user', 'disable', 'ADAM@test.example')).toBe('adam@test.example is disabled.')
    expect(await findSessionUser(database.db, { token, now })).toBeNull()
    expect(await run('user', 'enable', 'adam@test.example')).toBe('adam@test.example is enabled.')
    expect((await findUser(database.db, 'adam@test.example'))?.isDisabled).toBe(false)
    expect(await findSessionUser(database.db, { token, now })).toBeNull()
  })

  it.each(['disable', 'enable'])('%s refuses an unknown user', async (command) => {
    await expect(run('user', command, 'nobody@test.example')).rejects.toMatchObject({
      message: 'There is no user nobody@test.example.',
      exitCode: 1,
    })
  })
})

describe('user set-claims', () => {
  it.each([
    ['all', [...GRANTING_CLAIMS]],
    ['none', []],
    ['Beszamolok,NEMZETKOZITILTAS', ['Beszamolok', 'NemzetkoziTiltas']],
  ])('sets %s for every user of the subscriber', async (text, claims) => {
    const output = await run('user', 'set-claims', 'adam@test.example', text)
    expect(output).toBe(`The subscriber "Alma Kft." has the claims: ${claims.join(',') || 'none'}`)
    expect((await findUser(database.db, 'bea@test.example'))?.claims).toEqual(claims)
  })
})

it('a user of a subscriber that somebody is making is added to that one', async () => {
  const { db } = database
  const name = 'Egyszerre Kft.'
  const user = { name: 'Kiss Ádám', subscriber: name, claims: [], taxStem: null, isAdministrator: false }
  const isWaiting = async () => (await sql`select from pg_locks where not granted`.execute(db)).rows.length > 0
  const adding = await inTransaction(db, async (tx) => {
    await lockSubscriberName(tx, name)
    await insertSubscriber(tx, { name, claims: [] })
    const added = addUser(db, { ...user, email: 'egy@test.example', password: 'given-password' }, new Date())
    await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true)
    return { added }
  })
  await adding.added
  expect((await sql`select from subscribers where name = ${name}`.execute(db)).rows).toHaveLength(1)
})
