import { getHomeLayout } from '@merleg/contract/home.contract'
import { HOME_WIDGET_IDS } from '@merleg/contract/home-widgets.generated'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { upsertHomeLayout } from './home-layout.repository.ts'

const server = useTestApp()
type Headers = Record<string, string>

const read = async (headers: Headers) =>
  getHomeLayout.answer.parse((await server.app.inject({ url: '/api/home-layout', headers })).json())
const save = (headers: Headers, payload: object) =>
  server.app.inject({ method: 'POST', url: '/api/home-layout', headers, payload })

describe('the layout of the home page', () => {
  test('is empty before anything was arranged', async () => {
    const { headers } = await server.signIn({ claims: [] })
    expect(await read(headers)).toEqual({ order: [], hidden: [] })
  })

  test('is what was saved last, by whichever device, and of the user alone', async () => {
    const { headers } = await server.signIn({ claims: [] })
    const stranger = await server.signIn({ claims: [] })
    await save(headers, { order: ['news', 'recent-work'], hidden: [] })
    const answer = await save(headers, { order: ['recent-work', 'news'], hidden: ['news'] })
    expect([answer.statusCode, answer.json()]).toEqual([200, { order: ['recent-work', 'news'], hidden: ['news'] }])
    expect(await read(headers)).toEqual({ order: ['recent-work', 'news'], hidden: ['news'] })
    expect(await read(stranger.headers)).toEqual({ order: [], hidden: [] })
    await save(headers, { order: [], hidden: [] })
    expect(await read(headers)).toEqual({ order: [], hidden: [] })
  })

  test('saved at the same moment is one of the two', async () => {
    const { headers } = await server.signIn({ claims: [] })
    const layouts = (['news', 'tips'] as const).map((id) => ({ order: [id], hidden: [id] }))
    const answers = await Promise.all(layouts.map((layout) => save(headers, layout)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(layouts).toContainEqual(await read(headers))
  })

  test('of a former version is read without what is no more', async () => {
    const { headers, userId } = await server.signIn({ claims: [] })
    const layout = { order: ['gone', 'news'], hidden: ['gone'] }
    await upsertHomeLayout(server.deps.db, { userId, layout, now: new Date() })
    expect(await read(headers)).toEqual({ order: ['news'], hidden: [] })
  })

  test.each([
    ['an unknown widget', { order: ['gone'], hidden: [] }, 'order.0'],
    ['one that is named twice', { order: ['news', 'news'], hidden: [] }, 'order'],
    ['one that is hidden twice', { order: [], hidden: ['news', 'news'] }, 'hidden'],
    ['more than there are', { order: [...HOME_WIDGET_IDS, 'news'], hidden: [] }, 'order'],
    ['half of it', { order: [] }, 'hidden'],
    ['something else with it', { order: [], hidden: [], more: 1 }, 'request'],
  ])('refuses %s, in words', async (_title, layout, field) => {
    const { headers } = await server.signIn({ claims: [] })
    const answer = await save({ ...headers, 'x-locale': 'de' }, layout)
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'validation.failed', fields: { [field]: expect.any(String) } },
    ])
    expect(await read(headers)).toEqual({ order: [], hidden: [] })
  })
})
