import { USER_DATA } from '@merleg/domain/personal-data/user-data'
import type { RetentionTerm } from '@merleg/domain/personal-data/retention-term'
import { RETENTION_TERMS } from '@merleg/domain/personal-data/retention-terms'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import type { Jobs } from '../../shared/jobs.ts'
import { hashPassword } from '../../shared/passwords.ts'
import { readZip } from '../../shared/testing-zip.ts'
import { closeDueAccounts, keepAccountOpen } from './closing.usecases.ts'
import { deleteWhatIsOver, endWhatIsOver } from './retention.usecases.ts'

const server = useTestApp()
const DAY_MS = 24 * 3_600_000
const PASSWORD = 'egy-nagyon-hosszu-jelszo-42'

type Signed = Awaited<ReturnType<typeof server.signIn>>

const later = (days: number) => ({ ...server.deps, clock: { now: () => new Date(Date.now() + days * DAY_MS) } })
const call = ({ headers }: Signed, method: 'GET' | 'POST', path: string, payload?: object) =>
  server.app.inject({ method, url: `/api/personal-data${path}`, headers, ...(payload && { payload }) })

async function signInWithPassword(): Promise<Signed> {
  const signed = await server.signIn({ claims: [], hasProved: true })
  const passwordHash = await hashPassword(PASSWORD)
  await server.deps.db
    .updateTable('users')
    .set({ password_hash: passwordHash, phone: '+36 1 234 5678' })
    .where('user_id', '=', signed.userId)
    .execute()
  return signed
}

async function search({ userId }: Signed, at: Date): Promise<void> {
  await sql`insert into search_history (user_id, url, kind, query, searched_at)
    values (${userId}, ${`/quick/search?query=${at.getTime()}`}, 'search', 'alma', ${at})`.execute(server.deps.db)
}
const countOf = async (table: string, userId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)} where user_id = ${userId}`.execute(server.deps.db)
  return rows[0]?.count ?? 0
}

describe('the tables', () => {
  test('every column that leads to a user is in the list of user data', async () => {
    const { rows } = await sql<{ place: string }>`
      select c.conrelid::regclass || '.' || a.attname as place
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'users'::regclass
      union select table_name || '.' || column_name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id' order by 1`.execute(server.deps.db)
    const listed = USER_DATA.map(({ table, column }) => `${table}.${column}`)
    expect(rows.map(({ place }) => place).filter((place) => !listed.includes(place))).toEqual([])
  })

  test('what is kept of a user, or not handed out, has its reason', () => {
    const silent = USER_DATA.filter(({ table, onClose, isInDownload, why }) =>
      table === 'users' ? false : (onClose === 'keep' || !isInDownload) && why === undefined,
    )
    expect(silent).toEqual([])
  })

  test.each([
    ['alert_mail_readers', 'unsubscribe_token'],
    ['credit_transfers', 'actor'],
    ['foreign_orders', 'cost'],
    ['foreign_orders', 'document_key'],
    ['register_orders', 'closed_by'],
    ['requests', 'done_note'],
  ])('%s hand out no %s: it is the provider’s own affair, or secret', (name, column) => {
    const place = USER_DATA.find(({ table, isInDownload }) => table === name && isInDownload)
    expect(place?.without).toContain(column)
  })

  test('columns that are not handed out exist', async () => {
    const { rows } = await sql<{ place: string }>`
      select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public'`.execute(
      server.deps.db,
    )
    const known = new Set(rows.map(({ place }) => place))
    const named = USER_DATA.flatMap(({ table, without = [] }) => without.map((column) => `${table}.${column}`))
    expect(named.filter((place) => !known.has(place))).toEqual([])
  })

  test('each table with data of users has a term, and each term its tables', async () => {
    const terms: readonly RetentionTerm[] = Object.values(RETENTION_TERMS)
    const termed = new Set(terms.flatMap(({ tables }) => [...tables]))
    const own = new Set(['webhook_endpoints'])
    expect(USER_DATA.filter(({ table }) => !termed.has(table) && !own.has(table))).toEqual([])
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables`.execute(server.deps.db)
    const known = new Set(rows.map(({ name }) => name))
    expect([...termed].filter((table) => !known.has(table))).toEqual([])
  })
})

describe('what is over', () => {
  test('is deleted on its day and not before, in batches, by whatever clock', async () => {
    const signed = await server.signIn({ claims: [] })
    for (let minute = 0; minute < 5; minute += 1) await search(signed, new Date(Date.now() - minute * 60_000))
    await deleteWhatIsOver(later(364))
    expect(await countOf('search_history', signed.userId)).toBe(5)
    const deleted = await deleteWhatIsOver(later(366), { batchRows: 2 })
    expect(deleted['search-history']).toBeGreaterThanOrEqual(5)
    expect(await countOf('search_history', signed.userId)).toBe(0)
    const { rows } = await sql`
      select deleted_count > 4 as is_counted from retention_runs where term = 'search-history'`.execute(server.deps.db)
    expect(rows).toEqual([{ is_counted: true }])
  })

  test('a stopped run goes on with the next one', async () => {
    const signed = await server.signIn({ claims: [] })
    for (let minute = 0; minute < 3; minute += 1) await search(signed, new Date(Date.now() - minute * 60_000))
    const stopped = AbortSignal.abort()
    expect(await deleteWhatIsOver(later(400), { signal: stopped })).toEqual({})
    expect(await countOf('search_history', signed.userId)).toBe(3)
    await deleteWhatIsOver(later(400))
    expect(await countOf('search_history', signed.userId)).toBe(0)
  })

  test('what is undecided, and what has no moment, stays whatever its age', async () => {
    const { userId, subscriberId } = await server.signIn({ claims: [] })
    await sql`insert into corrections (subscriber_id, user_id, locale, company_id, company_name, section, field,
      shown_value, sources, fault, expected, evidence, created_at)
      values (${subscriberId}, ${userId}, 'hu', '10738885', 'x', 'summary', 'x', 'x', '[]', 'x', 'x', '', now())`.execute(
      server.deps.db,
    )
    await deleteWhatIsOver(later(9000))
    expect(await countOf('corrections', userId)).toBe(1)
  })
})

test('the download has a file for each place, of the own rows alone and without secrets', async () => {
  const [signed, other] = [await signInWithPassword(), await signInWithPassword()]
  await search(signed, new Date())
  await search(other, new Date(0))
  const answer = await call(signed, 'GET', '/download')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  const files = readZip(answer.rawPayload)
  expect(JSON.parse(files['search_history.json'] ?? '')).toMatchObject({ isCut: false, rows: [{ query: 'alma' }] })
  const places = USER_DATA.filter(({ isInDownload }) => isInDownload).map(({ table }) => `${table}.json`)
  expect(Object.keys(files)).toEqual(places)
  const all = Object.values(files).join('\n')
  for (const secret of ['password_hash', 'token_hash', '$argon2', other.userId]) expect(all).not.toContain(secret)
})

describe('closing', () => {
  const close = (signed: Signed, isAtOnce: boolean) => call(signed, 'POST', '/closing', { isAtOnce })
  const rowOf = async ({ userId }: Signed) =>
    (await sql<Record<string, unknown>>`select * from users where user_id = ${userId}`.execute(server.deps.db)).rows[0]

  test('at once deletes what is the user’s and takes his name off what stays', async () => {
    const signed = await signInWithPassword()
    await search(signed, new Date())
    const answer = await close(signed, true)
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Fiókját megszüntettük.' }])
    const gone = {
      name: `#${signed.userId.slice(-6)}`,
      phone: '',
      password_hash: 'closed',
      email: `closed-${signed.userId}@closed.invalid`,
    }
    expect(await rowOf(signed)).toMatchObject({ ...gone, closed_at: expect.any(Date), disabled_at: expect.any(Date) })
    for (const { table, column, onClose } of USER_DATA)
      if (onClose === 'delete' && column === 'user_id')
        expect([table, await countOf(table, signed.userId)]).toEqual([table, 0])
    expect((await call(signed, 'GET', '')).statusCode).toBe(401)
  })

  test('else in fourteen days, in which it can be taken back', async () => {
    const signed = await signInWithPassword()
    expect((await close(signed, false)).statusCode).toBe(200)
    const told = (await call(signed, 'GET', '')).json()
    expect(told).toEqual({ closingAt: expect.any(String), isOwnWish: true, isDemo: false })
    expect(await closeDueAccounts(later(13))).toBe(0)
    expect((await call(signed, 'POST', '/closing/undo', {})).statusCode).toBe(200)
    expect(await closeDueAccounts(later(15))).toBe(0)
    await close(signed, false)
    expect(await closeDueAccounts(later(15))).toBe(1)
    expect(await rowOf(signed)).toMatchObject({ name: `#${signed.userId.slice(-6)}`, closing_at: null })
    expect(await keepAccountOpen(server.deps, signed.userId)).toBe(false)
  })

  test('one that cannot be closed keeps neither the others open nor what is over', async () => {
    const [first, stuck, last] = [await signInWithPassword(), await signInWithPassword(), await signInWithPassword()]
    for (const signed of [first, stuck, last]) await close(signed, false)
    const reader = await server.signIn({ claims: [] })
    await search(reader, new Date())
    const { email } = (await rowOf(stuck)) ?? {}
    const jobs: Jobs = {
      ...server.deps.jobs,
      enqueue: (tx, kind, input) =>
        'to' in input && input.to === email
          ? Promise.reject(new Error('it cannot be closed'))
          : server.deps.jobs.enqueue(tx, kind, input),
    }
    await expect(endWhatIsOver({ ...later(400), jobs })).rejects.toThrow('it cannot be closed')
    for (const [signed, isClosed] of [
      [first, true],
      [stuck, false],
      [last, true],
    ] as const)
      expect((await rowOf(signed))?.['closed_at'] !== null).toBe(isClosed)
    expect(await countOf('search_history', reader.userId)).toBe(0)
    expect(await endWhatIsOver(later(400))).toMatchObject({ closed: 1 })
  })

  test('leaves what others have, and what the law keeps', async () => {
    const [signed, other] = [await signInWithPassword(), await signInWithPassword()]
    await search(other, new Date())
    await sql`insert into billing_details (subscriber_id, company, contact, zip, city, street, tax_number, phone, email,
      changed_by, changed_at) values (${signed.subscriberId}, 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', ${signed.userId}, now())`.execute(
      server.deps.db,
    )
    await close(signed, true)
    expect(await countOf('search_history', other.userId)).toBe(1)
    const { rows } = await sql`select u.name from billing_details b join users u on u.user_id = b.changed_by
      where b.subscriber_id = ${signed.subscriberId}`.execute(server.deps.db)
    expect(rows).toEqual([{ name: expect.stringMatching(/^#[0-9a-f]{6}$/u) }])
  })

  test('that began as a trial leaves of the request the tax number alone', async () => {
    const signed = await signInWithPassword()
    const { email } = (await rowOf(signed)) ?? {}
    await sql`
      with asked as (insert into requests (kind, body, created_at) values ('trial', '', now()) returning request_id)
      insert into trial_requests (request_id, email, name, company_name, tax_number, tax_stem, locale, decision, decided_at,
        subscriber_id, started_at)
      select request_id, ${email}, 'Próba Péter', 'Próba Kft.', '12345678-2-42', '12345678', 'hu', 'granted', now(),
        ${signed.subscriberId}, now() from asked`.execute(server.deps.db)
    await close(signed, true)
    const { rows } =
      await sql`select email, name, tax_stem from trial_requests where subscriber_id = ${signed.subscriberId}`.execute(
        server.deps.db,
      )
    expect(rows).toEqual([{ email: '', name: '', tax_stem: '12345678' }])
  })

  test('of the last user pauses the webhooks of the subscriber, and of no other', async () => {
    const { db } = server.deps
    const [first, last] = [await signInWithPassword(), await signInWithPassword()]
    const ofFirst = { subscriber_id: first.subscriberId }
    await db.updateTable('users').set(ofFirst).where('user_id', '=', last.userId).execute()
    const now = new Date()
    const endpoint = { name: 'ERP', url: 'https://erp.test.example/', secret: 's', created_by: first.userId }
    const begun = { cursor_position: 0, state_at: now, served_at: now, created_at: now }
    await db
      .insertInto('webhook_endpoints')
      .values({ ...endpoint, ...begun, ...ofFirst })
      .execute()
    const stateOf = async () =>
      (await db.selectFrom('webhook_endpoints').select('state').execute()).map(({ state }) => state)
    await close(first, true)
    expect(await stateOf()).toEqual(['active'])
    await close({ ...last, subscriberId: first.subscriberId }, true)
    expect(await stateOf()).toEqual(['paused'])
  })

  test('needs a fresh proof, and is not for the account of everybody', async () => {
    const signed = await server.signIn({ claims: [] })
    expect((await close(signed, true)).json()).toMatchObject({ code: 'auth.confirmation-required' })
    expect((await call(signed, 'GET', '/download')).json()).toMatchObject({ code: 'auth.confirmation-required' })
    await sql`update users set is_demo = true where user_id = ${signed.userId}`.execute(server.deps.db)
    expect((await close(signed, true)).json()).toMatchObject({ code: 'auth.demo-account' })
    expect((await call(signed, 'GET', '')).json()).toMatchObject({ isDemo: true })
    expect((await call(signed, 'GET', '/download')).json()).toMatchObject({ code: 'auth.demo-account' })
    expect(await rowOf(signed)).toMatchObject({ closed_at: null })
  })
})
