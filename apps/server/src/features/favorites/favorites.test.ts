import { randomUUID } from 'node:crypto'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import {
  type countFavorites,
  FAVORITES_MAX,
  FOLLOWED_HITS_MAX,
  type listFavoriteChanges,
  type listFavorites,
} from '@merleg/contract/favorites.contract'
import type { Claim } from '@merleg/domain/claims'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { selectorOf } from '../company-search/shared-selector.ts'
import { listSavedSearches } from '../company-search/saved-searches.repository.ts'
import { follow } from '../company-search/testing-company-search.ts'
import { factOf, merge, REGISTER, statement } from '../report/testing-report.ts'
import { deleteWhatIsOver } from '../personal-data/retention.usecases.ts'
import { checkAllFollowed, mailChanges } from './favorites-rounds.usecases.ts'
import { checkFollowed, followFavorite, type Followed } from './follow-favorite.usecases.ts'

const server = useTestApp()
const BOTH: readonly Claim[] = ['MarketingAdatok', 'Reszleteskereso']
type Headers = Record<string, string>
type Signed = Awaited<ReturnType<typeof server.signIn>>
let me: Signed = { headers: { authorization: '' }, userId: '', subscriberId: '' }
let day = 1

const get = async (url: string, headers: Headers = me.headers) => server.app.inject({ url, headers })
const post = (url: string, payload: object = {}, headers: Headers = me.headers) =>
  server.app.inject({ method: 'POST', url, headers, payload })
const remove = (id: string, headers: Headers = me.headers) =>
  server.app.inject({ method: 'DELETE', url: `/api/favorites/${id}/delete`, headers })

async function search(query: object, variant: 'marketing' | 'advanced-search' = 'marketing'): Promise<string> {
  return (await post(`/api/${variant}`, { version: 1, query })).json<{ id: string }>().id
}
const STAFF = (min: number) => ({ companyDetails: { employees: { min } } })
async function add(name: string, query: object = STAFF(10)): Promise<string> {
  return (await post('/api/favorites/add', { name, requestId: await search(query) })).json<{ id: string }>().id
}
const list = async (query = '') => (await get(`/api/favorites${query}`)).json<EndpointAnswer<typeof listFavorites>>()
const changes = async (query = '') =>
  (await get(`/api/favorites/changes${query}`)).json<EndpointAnswer<typeof listFavoriteChanges>>()
const subscribe = (id: string, isSubscribed = true) => post(`/api/favorites/${id}/subscription`, { isSubscribed })
const check = async (id: string) => (await post(`/api/favorites/${id}/check`)).json<{ notification: string }>()

/** The register says from now on how many work for each company. */
async function employ(staff: Record<string, number>): Promise<void> {
  day += 1
  await merge(
    server.deps.db,
    Object.entries(staff).flatMap(([id, persons]) => [
      factOf(id)('name', { name: `Cég ${id} Kft.` }),
      factOf(id)('headcount', { persons }, { from: `2026-01-${String(day).padStart(2, '0')}` }),
    ]),
    { observedOn: `2026-02-${String(day).padStart(2, '0')}`, source: REGISTER },
  )
  await follow(server.deps.db)
}

/** A favourite with what it searches, as the rounds load it. */
async function loadFollowed(favoriteId: string): Promise<Followed> {
  const favorites = server.deps.db.selectFrom('favorites').where('favorite_id', '=', favoriteId)
  const { search_id: searchId } = await favorites.select('search_id').executeTakeFirstOrThrow()
  const [found] = (await listSavedSearches(server.deps.db, [searchId])).values()
  if (!found) throw new Error('no such favourite')
  return { favoriteId, search: found }
}

const followDeps = () => ({ ...server.deps, selector: selectorOf(server.deps) })

beforeAll(() => employ({ '10000001': 20, '10000002': 5, '10000003': 30 }))
beforeEach(async () => {
  me = await server.signIn({ claims: BOTH })
})

describe('keeping', () => {
  test('a search under a name, with what it found; the list by day and by name, in pages', async () => {
    const id = await add('  Nagyok\t ')
    await add('Alma', STAFF(1))
    const { results, meta } = await list()
    expect(meta).toEqual({ count: 2, currentPage: 1, perPage: 10 })
    expect(results.map(({ name }) => name.value)).toEqual(['Alma', 'Nagyok'])
    expect(results[1]).toMatchObject({
      id,
      name: { url: expect.stringMatching(/^\/marketing\/search\/[\da-f-]{36}\/results$/) },
      note: '',
      variant: 'marketing',
      hitsThen: { count: 2, isExact: true },
      subscription: null,
      lastChange: null,
    })
    expect((await list('?orderBy=name&order=desc')).results.map(({ name }) => name.value)).toEqual(['Nagyok', 'Alma'])
    expect((await list('?currentPage=2')).meta.count).toBe(2)
  })

  test('the same twice, also at the same moment, is one; another search under the name is refused', async () => {
    const requestId = await search(STAFF(10))
    const answers = await Promise.all([1, 2, 3].map(() => post('/api/favorites/add', { name: 'Kettő', requestId })))
    expect(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1)
    const taken = await post('/api/favorites/add', { name: 'Kettő', requestId: await search(STAFF(11)) })
    expect([taken.statusCode, taken.json()]).toMatchObject([
      409,
      { code: 'favorite.name-taken', fields: { name: 'taken' } },
    ])
    const races = await Promise.all(
      [await search(STAFF(12)), await search(STAFF(13))].map((one) =>
        post('/api/favorites/add', { name: 'Verseny', requestId: one }),
      ),
    )
    expect(races.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ name: ' \n ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 'x', requestId: 'nobody' }, 'requestId'],
  ])('%j is refused', async (given, field) => {
    const answer = await post('/api/favorites/add', { requestId: randomUUID(), ...given })
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { fields: { [field]: expect.any(String) } }])
  })

  test('is limited', async () => {
    const requestId = await search(STAFF(10))
    await sql`insert into favorites (subscriber_id, user_id, search_id, name, created_at, hit_count, is_hit_count_exact, counted_as_of)
      select ${me.subscriberId}, ${me.userId}, ${requestId}, 'k' || n, now(), 1, true, now() from generate_series(1, ${FAVORITES_MAX}) n`.execute(
      server.deps.db,
    )
    const answer = await post('/api/favorites/add', { name: 'Még egy', requestId })
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'favorite.too-many' }])
  })

  test('another name and a note; deleted and taken back', async () => {
    const id = await add('Régi')
    await add('Foglalt', STAFF(1))
    const taken = await post(`/api/favorites/${id}/update`, { name: 'Foglalt', note: '' })
    expect(taken.json()).toMatchObject({ code: 'favorite.name-taken' })
    await post(`/api/favorites/${id}/update`, { name: 'Új', note: 'első sor\nmásodik' })
    expect((await list('?orderBy=name')).results.map(({ name, note }) => [name.value, note])).toEqual([
      ['Foglalt', ''],
      ['Új', 'első sor\nmásodik'],
    ])
    expect((await remove(id)).statusCode).toBe(200)
    expect((await remove(id)).json()).toMatchObject({ code: 'favorite.not-found' })
    expect((await list()).results).toHaveLength(1)
    expect((await post(`/api/favorites/${id}/restore`)).statusCode).toBe(200)
    expect((await list()).results).toHaveLength(2)
    await remove(id)
    await add('Új', STAFF(3))
    expect((await post(`/api/favorites/${id}/restore`)).json()).toMatchObject({ code: 'favorite.name-taken' })
    await sql`update favorites set deleted_at = now() - interval '25 hours' where favorite_id = ${id}`.execute(
      server.deps.db,
    )
    await deleteWhatIsOver(server.deps)
    expect((await post(`/api/favorites/${id}/restore`)).statusCode).toBe(404)
  })

  test("nothing can be done with a stranger's", async () => {
    const id = await add('Saját')
    const requestId = await search(STAFF(10))
    const stranger = await server.signIn({ claims: BOTH })
    const answers = [
      await post('/api/favorites/add', { name: 'x', requestId }, stranger.headers),
      await post(`/api/favorites/${id}/update`, { name: 'x', note: '' }, stranger.headers),
      await post(`/api/favorites/${id}/subscription`, { isSubscribed: true }, stranger.headers),
      await post(`/api/favorites/${id}/check`, {}, stranger.headers),
      await post(`/api/favorites/${id}/restore`, {}, stranger.headers),
      await remove(id, stranger.headers),
      await get(`/api/favorites/changes?favorite=${id}`, stranger.headers),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
    expect((await get('/api/favorites', stranger.headers)).json()).toMatchObject({ results: [], meta: { count: 0 } })
    expect((await list()).results).toHaveLength(1)
  })

  test('what each finds today is counted apart; what the subscription lost is not told', async () => {
    const id = await add('Nagyok')
    const lost = (
      await post('/api/favorites/add', { name: 'Részletes', requestId: await search(STAFF(1), 'advanced-search') })
    ).json<{ id: string }>().id
    await sql`update subscribers set claims = '{MarketingAdatok}' where subscriber_id = ${me.subscriberId}`.execute(
      server.deps.db,
    )
    server.deps.sessions.clear()
    const { results } = (await get('/api/favorites/counts')).json<EndpointAnswer<typeof countFavorites>>()
    expect(new Map(results.map(({ id: one, hits }) => [one, hits?.count ?? null]))).toEqual(
      new Map([
        [id, 2],
        [lost, null],
      ]),
    )
    expect((await subscribe(lost)).json()).toMatchObject({ code: 'claim.missing', name: 'Reszleteskereso' })
  })
})

describe('following', () => {
  test('tells who entered and who left between two looks, with what changed of them', async () => {
    await employ({ '10000001': 20, '10000002': 5, '10000003': 30 })
    const id = await add('Figyelt')
    expect((await subscribe(id)).statusCode).toBe(200)
    expect(await check(id)).toEqual({ notification: 'A legutóbbi ellenőrzés óta a találatok köre nem változott.' })
    await employ({ '10000002': 50, '10000003': 2, '10000009': 70 })
    expect(await check(id)).toEqual({ notification: '2 cég bekerült, 1 kiesett.' })
    expect(await check(id)).toMatchObject({ notification: expect.stringMatching(/nem változott/) })
    const { results, notes, meta } = await changes(`?favorite=${id}`)
    expect(notes).toEqual([])
    expect(meta).toEqual({ count: 3, currentPage: 1, perPage: 5 })
    expect(results.map(({ company, hasEntered, causes }) => [company.name, hasEntered, causes])).toEqual([
      ['Cég 10000002 Kft.', true, ['Létszám: 5 › 50']],
      ['Cég 10000009 Kft.', true, ['a cég újonnan került a nyilvántartásunkba']],
      ['Cég 10000003 Kft.', false, ['Létszám: 30 › 2']],
    ])
    expect(results[0]).toMatchObject({
      favorite: { id, name: { value: 'Figyelt' } },
      company: { id: '10000002', url: '/report/10000002/summary', isMadeUp: false },
    })
    expect((await list()).results[0]?.lastChange).toMatchObject({ entered: 2, left: 1 })
    expect((await changes()).meta.count).toBe(3)
    expect((await changes('?currentPage=2')).results).toEqual([])
    await employ({ '10000001': 20, '10000002': 5, '10000003': 30, '10000009': 1 })
  })

  test('begun again begins anew; ended, nothing is looked at; all can be ended at once', async () => {
    const id = await add('Egyszer')
    await subscribe(id)
    await subscribe(id, false)
    expect(await check(id)).toMatchObject({ notification: expect.stringMatching(/^Most nem tudtuk/) })
    await subscribe(id)
    await post('/api/favorites/unsubscribe')
    expect((await list()).results[0]?.subscription).toBeNull()
    expect((await sql`select 1 from favorite_hits where favorite_id = ${id}`.execute(server.deps.db)).rows).toEqual([])
  })

  test('of two looks at the same moment one tells', async () => {
    const id = await add('Ketten')
    await subscribe(id)
    await employ({ '10000002': 90 })
    await Promise.all([check(id), check(id), check(id)])
    expect((await changes(`?favorite=${id}`)).meta.count).toBe(1)
    await employ({ '10000002': 5 })
  })

  test('a favourite deleted while it is looked at is left alone', async () => {
    const id = await add('Közben törölt')
    await subscribe(id)
    await employ({ '10000002': 90 })
    const followed = await loadFollowed(id)
    const { selector, ...deps } = followDeps()
    const slow = {
      ...selector,
      list: async (...asked: Parameters<typeof selector.list>) => {
        await remove(id)
        return selector.list(...asked)
      },
    }
    expect(await checkFollowed({ ...deps, selector: slow }, followed)).toBeNull()
    expect((await sql`select 1 from favorite_runs where favorite_id = ${id}`.execute(deps.db)).rows).toEqual([])
    await employ({ '10000002': 5 })
  })

  test('a hundred thousand hits can be followed, and more are refused before they are listed', async () => {
    const id = await add('Sok')
    const { selector, ...deps } = followDeps()
    const all = Array.from({ length: FOLLOWED_HITS_MAX }, (_, index) => String(20_000_000 + index))
    const of = (companyIds: string[], asOf: Date) => ({
      ...selector,
      count: async () => ({ count: companyIds.length, isExact: true, asOf, without: [] }),
      list: async () => ({ companyIds, asOf }),
    })
    const followed = await loadFollowed(id)
    await expect(followFavorite({ ...deps, selector: of([...all, '1'], new Date()) }, followed)).rejects.toMatchObject({
      code: 'favorite.too-many-hits',
    })
    await followFavorite({ ...deps, selector: of(all, new Date(1000)) }, followed)
    const found = await checkFollowed({ ...deps, selector: of(all.slice(40_000), new Date(2000)) }, followed)
    expect(found).toEqual({ entered: 0, left: 40_000 })
    const kept = deps.db.selectFrom('favorite_hits').where('favorite_id', '=', id)
    const { company_ids: companyIds } = await kept.select('company_ids').executeTakeFirstOrThrow()
    expect(companyIds.length).toBeLessThan(300_000)
    expect((await changes(`?favorite=${id}`)).meta.count).toBe(1000)
    await remove(id)
  })
})

describe('rounds', () => {
  const mails = () => {
    const enqueue = vi.spyOn(server.deps.jobs, 'enqueue').mockResolvedValue(undefined)
    return {
      sent: () =>
        enqueue.mock.calls
          .map(([, , mail]) => mail)
          .filter((mail): mail is { id: string; to: string; subject: string; text: string } => 'to' in mail),
      restore: () => enqueue.mockRestore(),
    }
  }

  test('look at what is followed and mail it once, in the language of the user', async () => {
    const id = await add('Heti\u2028levél')
    await subscribe(id)
    await employ({ '10000002': 60 })
    await sql`update users set locale = 'en' where user_id = ${me.userId}`.execute(server.deps.db)
    await checkAllFollowed(followDeps())
    const seen = mails()
    await Promise.all([mailChanges(server.deps), mailChanges(server.deps)])
    const own = seen.sent().filter(({ id: mailId }) => mailId.includes(me.userId))
    expect(own).toHaveLength(1)
    expect(own[0]?.subject).toBe('Changes in your favourite searches')
    expect(own[0]?.text).toContain('Heti levél\nEntered: Cég 10000002 Kft.\nhttp://merleg.test/favorites?favorite=')
    expect(own[0]?.text).toContain(
      'switched off on the Favourites page, one by one or all at once: http://merleg.test/favorites',
    )
    seen.restore()
    await employ({ '10000002': 5 })
  })

  test('say on the page and in the mail whom a favourite with bounds of amounts loses for the currency', async () => {
    const { db } = server.deps
    const name = factOf('10000007')('name', { name: 'Váltó Kft.' })
    await merge(db, [name, statement('10000007', 2024, { amounts: { netSales: 6000 } })])
    await follow(db)
    const id = await add('Forintos', { financialDetails: { totalSales: { min: 1 } } })
    await subscribe(id)
    await merge(db, [statement('10000007', 2025, { currency: 'EUR', amounts: { netSales: 6000 } })])
    await follow(db)
    await checkAllFollowed(followDeps())
    const { results, notes } = await changes(`?favorite=${id}`)
    expect(results.map(({ company, hasEntered }) => [company.name, hasEntered])).toEqual([['Váltó Kft.', false]])
    const told = /már nem forintban készült/
    expect(notes).toEqual([expect.stringMatching(told), expect.stringMatching(/nem egész üzleti évről szól/)])
    const seen = mails()
    await mailChanges(server.deps)
    const own = seen.sent().filter(({ id: mailId }) => mailId.includes(me.userId))
    expect(own.map(({ text }) => text)).toEqual([expect.stringMatching(told)])
    seen.restore()
  })

  test('one that cannot be compared, or mailed of, keeps none of the others, and is told of at the end', async () => {
    const faulty = await add('Hibás', STAFF(13))
    await subscribe(faulty)
    const whole = await add('Ép', STAFF(14))
    await subscribe(whole)
    const others = me
    me = await server.signIn({ claims: BOTH })
    await subscribe(await add('Másik', STAFF(14)))
    await employ({ '10000002': 60 })
    const { selector, ...deps } = followDeps()
    const failing = {
      ...selector,
      list: async (...asked: Parameters<typeof selector.list>) => {
        if (JSON.stringify(asked[0]).includes('13')) throw new TypeError('it cannot be compared')
        return selector.list(...asked)
      },
    }
    await expect(checkAllFollowed({ ...deps, selector: failing })).rejects.toThrow('it cannot be compared')
    expect((await list()).results[0]?.lastChange).toMatchObject({ entered: 1 })
    const seen = mails()
    const enqueue = vi.spyOn(server.deps.jobs, 'enqueue').mockRejectedValueOnce(new Error('it cannot be mailed'))
    await expect(mailChanges(server.deps)).rejects.toThrow('it cannot be mailed')
    expect(enqueue.mock.calls.length).toBeGreaterThan(1)
    seen.restore()
    me = others
    const changed = (await list()).results.map(({ name, lastChange }) => [name.value, lastChange?.entered ?? null])
    expect(Object.fromEntries(changed)).toEqual({ Hibás: null, Ép: 1 })
    await employ({ '10000002': 5 })
  })

  test('mail nobody who is disabled, whose search is not held any more, or who ended it', async () => {
    const disabled = await add('Letiltott')
    await subscribe(disabled)
    const first = me
    me = await server.signIn({ claims: BOTH })
    const ended = await add('Lemondott')
    await subscribe(ended)
    const second = me
    me = await server.signIn({ claims: BOTH })
    const lost = await add('Elvesztett')
    await subscribe(lost)
    await sql`update subscribers set claims = '{Kedvencek}' where subscriber_id = ${me.subscriberId}`.execute(
      server.deps.db,
    )
    await employ({ '10000002': 60 })
    await checkAllFollowed(followDeps())
    await sql`update users set disabled_at = now() where user_id = ${first.userId}`.execute(server.deps.db)
    await server.app.inject({ method: 'POST', url: '/api/favorites/unsubscribe', headers: second.headers })
    const seen = mails()
    await mailChanges(server.deps)
    for (const { userId } of [first, second, me])
      expect(seen.sent().filter(({ id }) => id.includes(userId))).toEqual([])
    seen.restore()
    await employ({ '10000002': 5 })
  })
})
