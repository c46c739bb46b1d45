import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { getNews, TIP_COUNT } from '@merleg/contract/news.contract'
import { LOCALES } from '@merleg/domain/locale'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { callAs } from '../report/testing-report.ts'
import { SHIPPED_CONTENT } from '../../shared/content-files.ts'
import { parseNews } from './news-items.ts'
import { parseHtmlFragment } from '../../shared/html-fragment.ts'

const folder = await mkdtemp(join(tmpdir(), 'merleg-content-'))
const server = useTestApp({ MERLEG_CONTENT_DIR: folder })
let changes = 0

beforeEach(() => vi.spyOn(server.deps.logger, 'warn'))
afterEach(async () => {
  vi.restoreAllMocks()
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Writes a file of the operator; each change has a time of its own, however fast they follow. */
async function write(name: string, content: string | object): Promise<void> {
  const path = join(folder, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content))
  changes += 1
  await utimes(path, 1_700_000_000 + changes, 1_700_000_000 + changes)
}

async function readNews(locale: 'hu' | 'en' | 'de' = 'hu') {
  const answer = await callAs(server, '/api/news', { claims: [], locale })
  expect(answer.statusCode, answer.body).toBe(200)
  return getNews.answer.parse(answer.json()).items
}

const titles = async (locale: 'hu' | 'en' | 'de' = 'hu') => (await readNews(locale)).map(({ title }) => title)
const warnings = () => vi.mocked(server.deps.logger.warn).mock.calls.map(([details]) => JSON.stringify(details))

describe('news', () => {
  test.each(LOCALES)('that come with the program are complete in %s', async (locale) => {
    const items = await readNews(locale)
    expect(items.length).toBe((await readNews('hu')).length)
    expect(items.length).toBeGreaterThan(2)
    for (const { title, description } of items) expect(Math.min(title.length, description.length)).toBeGreaterThan(5)
    expect(warnings()).toEqual([])
  })

  test('are the operator’s where there is a file, in each language by itself, and follow its changes', async () => {
    const shipped = await titles('en')
    await write('news/hu.json', [{ title: 'Első' }])
    expect(await titles()).toEqual(['Első'])
    expect(await titles('en')).toEqual(shipped)
    await write('news/hu.json', [{ title: 'Másod' }])
    expect(await titles()).toEqual(['Másod'])
    await write('news/hu.json', [])
    expect(await titles()).toEqual([])
    await rm(join(folder, 'news/hu.json'))
    expect((await titles()).length).toBe(shipped.length)
  })

  test('come the newest first, those of a day to come on that day', async () => {
    vi.spyOn(server.deps.clock, 'now').mockReturnValue(new Date('2026-05-10T22:30:00Z'))
    await write('news/hu.json', [
      { title: 'nap nélkül', date: null },
      { title: 'régi', date: '2025-01-01' },
      { title: 'holnap', date: '2026-05-12' },
      { title: 'ma', date: '2026-05-11', url: 'https://merleg.example/x', description: 'egy\r\nkettő' },
    ])
    expect(await titles()).toEqual(['ma', 'régi', 'nap nélkül'])
    expect((await readNews())[0]).toEqual({
      title: 'ma',
      description: 'egy\nkettő',
      url: 'https://merleg.example/x',
      date: '2026-05-11',
    })
  })

  test('of a broken file are the shipped ones, and it is logged once', async () => {
    const shipped = await titles()
    for (const broken of ['{"title":', '{}', '', '[1', 'x'.repeat(300_000)]) {
      await write('news/hu.json', broken)
      expect(await titles()).toEqual(shipped)
      expect(await titles()).toEqual(shipped)
    }
    expect(warnings()).toHaveLength(5)
    expect(warnings()[0]).toContain('news/hu.json')
  })

  test('with a broken item keep the others; html stays text, and links lead to the web or to our pages', async () => {
    await write('news/hu.json', [
      { title: '<b>jó</b>', description: '<img src=x onerror=alert(1)>', url: '/profile-settings?x=1' },
      { title: ' ' },
      { title: 'x', surprise: 1 },
      'nem hír',
      { title: 'nap', date: '2026-02-30' },
      { title: 'év', date: '0000-01-01' },
      ...['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'nem cím'].map((url) => ({
        title: 'link',
        url,
      })),
    ])
    const items = await readNews()
    expect(items.map(({ title, url }) => [title, url])).toEqual([
      ['<b>jó</b>', '/profile-settings?x=1'],
      ...Array.from({ length: 5 }, () => ['link', null]),
    ])
    expect(items[0]?.description).toBe('<img src=x onerror=alert(1)>')
    expect(warnings()).toHaveLength(10)
  })

  test('a byte order mark is no fault, bytes that are no text are', async () => {
    expect(parseNews('[{"title":"a"}]', () => undefined)).toHaveLength(1)
    await write('news/hu.json', '\uFEFF[{"title":"a"}]')
    expect(await titles()).toEqual(['a'])
    await mkdir(join(folder, 'news/en.json'), { recursive: true })
    expect((await titles('en')).length).toBeGreaterThan(2)
  })

  test('are for signed-in users', async () => {
    expect((await callAs(server, '/api/news', { claims: null })).statusCode).toBe(401)
  })
})

describe('tips', () => {
  const get = (file: string) => server.app.inject({ url: `/did-you-know/${file}` })

  test('come with the program, eighteen of them, as fragments that run nothing', async () => {
    expect((await readdir(join(SHIPPED_CONTENT, 'did-you-know'))).length).toBe(TIP_COUNT)
    const texts = new Set<string>()
    for (let number = 1; number <= TIP_COUNT; number += 1) {
      const answer = await get(`${number}.html`)
      expect(answer.statusCode, String(number)).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'content-language': 'hu',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
      })
      expect(answer.body).toMatch(/^<h3>[^<]+<\/h3>\s*<p>/)
      texts.add(answer.body)
    }
    expect(texts.size).toBe(TIP_COUNT)
  })

  test.each(['0.html', '19.html', '01.html', '1.htm', '1', '..%2f1.html', '-1.html', '1.html.bak', '1e0.html'])(
    '%s is none',
    async (file) => {
      expect((await get(file)).statusCode).toBe(404)
    },
  )

  test('are the operator’s where there is a usable one', async () => {
    const shipped = (await get('3.html')).body
    await write('did-you-know/3.html', '<h3>Saját</h3><p>tipp</p>\n')
    expect((await get('3.html')).body).toBe('<h3>Saját</h3><p>tipp</p>')
    await write('did-you-know/3.html', '<h3>Saját</h3><script>alert(1)</script>')
    expect((await get('3.html')).body).toBe(shipped)
    expect(warnings()[0]).toContain('did-you-know/3.html')
  })

  test.each([
    ['<img src=x onerror=alert(1)>'],
    ['<p onclick="x">a</p>'],
    ['<a href="javascript:alert(1)">a</a>'],
    ['<a href="//evil.example">a</a>'],
    ['<a href="https://a.example" onclick="x">a</a>'],
    ['<!-- a -->'],
    ['<p'],
    ['a > b'],
    [' '],
  ])('%s is refused', (html) => {
    expect(() => parseHtmlFragment(html)).toThrow()
  })

  test.each([['<p>1 &lt; 2 <kbd>Ctrl</kbd><br/></p>'], ['<a href="/geo/search?zip=1051">a</a>']])(
    '%s is one',
    (html) => {
      expect(parseHtmlFragment(html)).toBe(html)
    },
  )
})
