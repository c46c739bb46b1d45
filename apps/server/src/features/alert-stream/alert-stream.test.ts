import { randomUUID } from 'node:crypto'
import { type listAlertEvents, STREAMS_MAX } from '@merleg/contract/alert-stream.contract'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import { ToldAlert } from '@merleg/contract/told-alert'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { deleteSessionsOfUser } from '../users/sessions.repository.ts'
import { tellChange, tellChanges, watchCompany } from './testing-alerts.ts'

const server = useTestApp()
const SOON = { timeout: 10_000 }
type Signed = Awaited<ReturnType<typeof server.signIn>>
let me: Signed
let address = ''
let open: AbortController[] = []

beforeAll(async () => {
  address = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(async () => {
  me = await server.signIn({ claims: ['Monitoring'] })
})
afterEach(() => {
  for (const one of open) one.abort()
  open = []
})

const tell = async (subscribers: readonly Signed[] = [me], change: Parameters<typeof tellChange>[2] = {}) => {
  const position = await tellChange(
    server.deps.db,
    subscribers.map(({ subscriberId }) => subscriberId),
    change,
  )
  server.deps.alertBell.ring()
  return position
}
const pages = async (query = '', headers = me.headers) =>
  (await server.app.inject({ url: `/api/monitoring/events${query}`, headers })).json<
    EndpointAnswer<typeof listAlertEvents>
  >()

/** Opens the stream and collects its text while it lasts. */
async function follow({ query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {}) {
  const hangUp = new AbortController()
  open.push(hangUp)
  const answer = await fetch(`${address}/api/monitoring/stream${query}`, {
    signal: hangUp.signal,
    headers: { ...me.headers, ...headers },
  })
  const stream = { answer, text: '', isOver: false, hangUp: () => hangUp.abort() }
  const read = async () => {
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) stream.text += chunk
  }
  void read()
    .catch(() => undefined)
    .finally(() => (stream.isOver = true))
  return stream
}

const eventsOf = (text: string) =>
  [...text.matchAll(/^id: (\d+)\nevent: (\w+)\ndata: (.*)$/gm)].map(([, id, event, data]) => ({
    id: Number(id),
    event,
    data: JSON.parse(data ?? ''),
  }))

describe('what is told', () => {
  test('public fields before and after, of the level of the subscriber, and nothing of persons', async () => {
    const position = await tell([me], {
      events: [
        { section: 'seat', before: { text: '6720 Szeged', street: 'x' }, after: { text: '1011 Budapest' } },
        { section: 'member', after: { partyKind: 'person', name: 'Titkos Anna', shareMin: 50 } },
        { section: 'tax-debt', level: 3, importance: 'negative', after: { authority: 'NAV', amount: 5 } },
      ],
    })
    const { results, next, hasMore, gaps } = await pages(`?after=${position - 1}`)
    expect({ next, hasMore, gaps }).toEqual({ next: position, hasMore: false, gaps: [] })
    expect(results).toMatchObject([
      {
        position,
        companyId: '10000001',
        eventCount: 2,
        reportUrl: 'http://merleg.test/report/10000001/summary',
        events: [
          { section: 'seat', before: { text: '6720 Szeged' }, after: { text: '1011 Budapest' }, level: 'basic' },
          { section: 'member', before: null, after: { partyKind: 'person', shareMin: 50 } },
        ],
      },
    ])
    expect(JSON.stringify(results)).not.toContain('Anna')
    expect(ToldAlert.safeParse(results[0]).success).toBe(true)
  })

  test('where none of the events is of the level, as of a rule of one’s own, all of them', async () => {
    const position = await tell([me], { events: [{ level: 3 }, { level: 2 }] })
    expect((await pages(`?after=${position - 1}`)).results[0]?.events.map(({ level }) => level)).toEqual([
      'high',
      'mid',
    ])
  })

  test('where a rule of one’s own fired, also what is not of the level', async () => {
    const position = await tell([me], { events: [{ level: 1 }, { level: 3 }] })
    expect((await pages(`?after=${position - 1}`)).results[0]?.eventCount).toBe(1)
    const ruleIds = [randomUUID()]
    await server.deps.db.updateTable('alerts').set({ rule_ids: ruleIds }).where('position', '=', position).execute()
    const [alert] = (await pages(`?after=${position - 1}`)).results
    expect([alert?.ruleIds, alert?.eventCount, alert?.events.map(({ level }) => level)]).toEqual([
      ruleIds,
      2,
      ['basic', 'high'],
    ])
  })

  test('of very many events the first, and how many there are', async () => {
    const position = await tell([me], { events: Array.from({ length: 30 }, () => ({})) })
    const [alert] = (await pages(`?after=${position - 1}`)).results
    expect([alert?.eventCount, alert?.events.length]).toEqual([30, 20])
  })

  test('in pages without loss or repetition; of others nothing', async () => {
    const stranger = await server.signIn({ claims: ['Monitoring'] })
    const first = await tell()
    await tell([stranger])
    for (let count = 0; count < 4; count += 1) await tell()
    const seen: number[] = []
    for (let after = first - 1, hasMore = true; hasMore;) {
      const page = await pages(`?after=${after}&limit=2`)
      seen.push(...page.results.map(({ position }) => position))
      ;({ next: after, hasMore } = page)
    }
    expect(seen).toEqual([first, first + 2, first + 3, first + 4, first + 5])
    expect((await pages('', stranger.headers)).results.map(({ position }) => position)).toEqual([first + 1])
  })

  test.each(['after=-1', 'after=x', 'after=1e3', 'after=0x10', 'after=%20', 'limit=0', 'limit=1001', 'after=1e400'])(
    '%s is refused',
    async (asked) => {
      const query = `?${asked}`
      const answer = await server.app.inject({ url: `/api/monitoring/events${query}`, headers: me.headers })
      expect(answer.statusCode).toBe(422)
    },
  )
})

describe('gaps are told', () => {
  test('a position that was not given yet', async () => {
    const end = await tell()
    expect(await pages(`?after=${end + 50}`)).toEqual({
      results: [],
      gaps: [{ reason: 'beyond-end', after: end, upTo: end + 50, count: null }],
      next: end,
      hasMore: false,
    })
    const stream = await follow({ query: `?after=${end + 50}` })
    await expect.poll(() => eventsOf(stream.text).length, SOON).toBe(2)
    const next = await tell()
    await expect
      .poll(() => eventsOf(stream.text).map(({ id, event }) => [id, event]), SOON)
      .toEqual([
        [end, 'ready'],
        [end, 'gap'],
        [next, 'alert'],
      ])
  })

  test('changes of a company that was not watched yet', async () => {
    const before = await tell([], { companyId: '10000777', feedPosition: 4 })
    await tell([], { companyId: '10000888', feedPosition: 4 })
    await watchCompany(server.deps.db, { ...me, companyId: '10000777', sincePosition: 5 })
    const gap = { reason: 'not-watched', after: before - 1, upTo: before + 1, count: 1 }
    expect((await pages(`?after=${before - 1}`)).gaps).toEqual([gap])
    const stream = await follow({ query: `?after=${before - 1}` })
    await expect.poll(() => eventsOf(stream.text)[1], SOON).toMatchObject({ event: 'gap', data: gap })
  })
})

describe('the stream', () => {
  test('from now on, at once, with the position and the pause before it is asked anew', async () => {
    await tell()
    const stream = await follow()
    await expect.poll(() => stream.text, SOON).toContain('event: ready')
    expect(stream.text).toMatch(/^: connected\nretry: 3000\n\n/)
    const position = await tell()
    await expect.poll(() => eventsOf(stream.text).at(-1), SOON).toMatchObject({ id: position, event: 'alert' })
  })

  test.each([
    ['last-event-id', (after: number) => ({ headers: { 'last-event-id': String(after) }, query: '?after=0' })],
    ['after', (after: number) => ({ query: `?after=${after}` })],
  ])('goes on after %s', async (_name, ask) => {
    const first = await tell()
    await tellChanges(server.deps.db, [me.subscriberId], { count: 130 })
    const stream = await follow(ask(first))
    await expect
      .poll(() => eventsOf(stream.text).flatMap(({ id, event }) => (event === 'alert' ? id : [])), SOON)
      .toEqual(Array.from({ length: 130 }, (_, index) => first + 1 + index))
  })

  test('at most five of a user; one that ends makes room', async () => {
    const streams = []
    for (let count = 0; count < STREAMS_MAX; count += 1) streams.push(await follow())
    const refused = await follow()
    await expect.poll(() => refused.text, SOON).toContain('alert-stream.too-many')
    expect([refused.answer.status, refused.answer.headers.get('retry-after')]).toEqual([429, '15'])
    streams[0]?.hangUp()
    await expect.poll(async () => (await follow()).answer.status, SOON).toBe(200)
  })

  test('ends with the session', async () => {
    const stream = await follow()
    await expect.poll(() => stream.text, SOON).toContain('ready')
    await deleteSessionsOfUser(server.deps.db, { userId: me.userId })
    server.deps.sessions.clear()
    await expect.poll(() => stream.isOver, SOON).toBe(true)
  })

  test.each([
    ['an empty Last-Event-ID', { headers: { 'last-event-id': '' } }],
    ['an empty position', { query: '?after=' }],
  ])('%s is none: from now on', async (_name, asked) => {
    await tell()
    const stream = await follow(asked)
    await expect.poll(() => stream.text, SOON).toContain('event: ready')
    const position = await tell()
    await expect
      .poll(() => eventsOf(stream.text).map(({ id, event }) => [id, event]), SOON)
      .toEqual([
        [position - 1, 'ready'],
        [position, 'alert'],
      ])
  })

  test.each(['x', '-1', '1.5', '1e3', '0x10'])('a Last-Event-ID that never was is refused (%s)', async (id) => {
    expect((await follow({ headers: { 'last-event-id': id } })).answer.status).toBe(422)
  })
})
