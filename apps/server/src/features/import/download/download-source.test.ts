import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDownloadHttp, type HttpSettings } from './download-http.ts'
import { findDownloadDay, MANIFEST_NAME, readManifest } from './download-manifest.ts'
import { downloadSource } from './download-source.usecases.ts'
import type { PublishedFile, SourceDownload } from './source-download.ts'
import { breakOff, serve, status, usePublisher } from './testing-publisher.ts'

const publisher = usePublisher()
const clock = { now: () => new Date('2026-11-23T10:00:00Z') }
const CONTENT = 'x'.repeat(100_000)
const SERVED = { content: CONTENT, etag: '"one"', lastModified: 'Fri, 20 Nov 2026 04:00:00 GMT' }

let root = ''
let folder = ''
let waits: number[] = []
const opened: { close: () => void }[] = []

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'merleg-download-'))
  folder = join(root, 'edition')
  waits = []
})
afterEach(() => rm(root, { recursive: true, force: true }))
afterAll(() => {
  for (const http of opened) http.close()
})

function open(settings: Partial<HttpSettings> = {}) {
  const sleep = (ms: number) => {
    waits.push(ms)
    return Promise.resolve()
  }
  const given = { signal: new AbortController().signal, gapMs: 0, idleMs: 2000, sleep, environment: {}, ...settings }
  const http = createDownloadHttp(given)
  opened.push(http)
  return http
}

function sourceOf(files: (PublishedFile | string)[], given: Partial<SourceDownload> = {}): SourceDownload {
  const list = files.map((file) => (typeof file === 'string' ? { name: file, url: publisher.at(`/${file}`) } : file))
  const licenceUrl = 'https://licence.example'
  return { sourceId: 'test', licence: 'CC0', licenceUrl, list: () => Promise.resolve(list), ...given }
}

const run = (files: (PublishedFile | string)[], settings: Partial<HttpSettings> & { download?: SourceDownload } = {}) =>
  downloadSource({ clock }, { download: settings.download ?? sourceOf(files), http: open(settings), folder })
const contentOf = (name: string) => readFile(join(folder, name), 'utf8')
const names = async () => (await readdir(folder)).toSorted()

describe('a token that a publisher asks for in its addresses', () => {
  // Written in more than one way: `!` may stand as it is, a blank is `+` or `%20`.
  const TOKEN = 'geheim/1! x'
  const asked = `/list.xml?${new URLSearchParams({ token: TOKEN }).toString()}`
  const withToken = () => ({ tokens: new Map([[new URL(publisher.at('/')).origin, TOKEN]]) })

  test('is sent, and neither kept in the folder nor in the manifest', async () => {
    publisher.answer(asked, serve(SERVED))
    await run(['list.xml'], withToken())
    expect([publisher.asked, await contentOf('list.xml')]).toEqual([[asked], CONTENT])
    for (const name of await names()) expect(await contentOf(name)).not.toMatch(/geheim|token/)
  })

  test('is not told where the file cannot be had', async () => {
    publisher.answer(asked, status(403))
    const told = await run(['list.xml'], withToken()).catch((error: unknown) => String(error))
    expect(told).toMatch(/list\.xml: the server answered 403/)
    expect(told).not.toMatch(/geheim|token/)
  })

  test.each([
    ['as it was sent', new URLSearchParams({ token: TOKEN }).toString()],
    ['written otherwise', `a=b&token=${encodeURIComponent(TOKEN)}`],
    ['within another address', `back=${encodeURIComponent(`/list.xml?token=${TOKEN}`)}`],
  ])('goes to nobody else, also where the publisher sends on with it, %s', async (_, query) => {
    const elsewhere: string[] = []
    const other = createServer((request, response) => {
      elsewhere.push(request.url ?? '')
      response.writeHead(404).end()
    })
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const port = address === null || typeof address === 'string' ? 0 : address.port
    publisher.answer(asked, (_request, response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${port}/x?${query}` }).end()
    })
    const told = await run(['list.xml'], withToken()).then(
      () => 'fetched',
      (error: unknown) => String(error),
    )
    other.closeAllConnections()
    other.close()
    expect([elsewhere.length, [...elsewhere, told].filter((text) => text.includes('geheim'))]).toEqual([1, []])
  })
})

describe('a download', () => {
  test('brings the files and says beside them where they came from', async () => {
    publisher.answer('/a.csv', serve(SERVED))
    publisher.answer('/b.csv', serve({ content: 'b' }))
    const { changed, manifest } = await run(['a.csv', 'b.csv'])
    expect([changed, await names()]).toEqual([
      ['a.csv', 'b.csv'],
      ['a.csv', 'b.csv', MANIFEST_NAME],
    ])
    expect(manifest).toMatchObject({
      source: 'test',
      downloadedAt: '2026-11-23T10:00:00.000Z',
      state: 'whole',
      files: [
        { name: 'a.csv', day: '2026-11-20', bytes: 100_000, etag: '"one"' },
        { name: 'b.csv', day: '2026-11-23' },
      ],
    })
    expect(manifest.files[0]?.sha256).toMatch(/^[\da-f]{64}$/)
    expect(findDownloadDay(manifest)).toBe('2026-11-20')
    expect(await readManifest(folder)).toEqual(manifest)
  })

  test('goes on where the connection broke off', async () => {
    publisher.answer('/a.csv', breakOff(SERVED, 40_000), serve(SERVED))
    await run(['a.csv'])
    expect(await contentOf('a.csv')).toBe(CONTENT)
    expect(publisher.asked[1]).toMatch(/^\/a\.csv bytes=\d{5}-$/)
  })

  test('begins anew where the file has changed in between, or cannot be told from before', async () => {
    const other = { content: 'y'.repeat(500), etag: '"two"' }
    publisher.answer('/a.csv', breakOff(SERVED, 40_000), serve(other))
    await run(['a.csv'])
    expect(await contentOf('a.csv')).toBe(other.content)
    publisher.answer('/b.csv', breakOff({ content: CONTENT }, 10), serve({ content: CONTENT }))
    await run(['b.csv'])
    expect(publisher.asked.filter((one) => one.startsWith('/b.csv'))).toEqual(['/b.csv', '/b.csv'])
  })

  test('stopped by the user keeps what it has, and the next one goes on', async () => {
    const controller = new AbortController()
    publisher.answer('/a.csv', (_request, response) => {
      response.writeHead(200, { etag: '"one"', 'content-length': CONTENT.length })
      response.write(CONTENT.slice(0, 30_000), () => setTimeout(() => controller.abort(new Error('stopped')), 100))
    })
    await expect(run(['a.csv'], { signal: controller.signal })).rejects.toThrow('stopped')
    expect(await names()).toEqual(['a.csv.part', 'a.csv.part.json'])
    publisher.answer('/a.csv', serve(SERVED))
    await run(['a.csv'])
    expect(publisher.asked.at(-1)).toBe('/a.csv bytes=30000-')
    expect([await contentOf('a.csv'), await names()]).toEqual([CONTENT, ['a.csv', MANIFEST_NAME]])
  })

  test('leaves the edition that is there until the new one is whole', async () => {
    publisher.answer('/a.csv', serve({ content: 'old a', etag: '"a1"' }))
    publisher.answer('/b.csv', serve({ content: 'old b', etag: '"b1"' }))
    await run(['a.csv', 'b.csv'])
    publisher.answer('/a.csv', serve({ content: 'new a', etag: '"a2"' }))
    publisher.answer('/b.csv', status(404))
    await expect(run(['a.csv', 'b.csv'])).rejects.toThrow('answered 404')
    expect([await contentOf('a.csv'), await contentOf('b.csv')]).toEqual(['old a', 'old b'])
    publisher.answer('/b.csv', serve({ content: 'new b', etag: '"b2"' }))
    const { changed } = await run(['a.csv', 'b.csv'])
    expect([changed, await contentOf('a.csv'), await contentOf('b.csv')]).toEqual([
      ['a.csv', 'b.csv'],
      'new a',
      'new b',
    ])
  })

  test('of the same edition fetches nothing again', async () => {
    publisher.answer('/a.csv', serve(SERVED))
    await run(['a.csv'])
    expect(await run(['a.csv'])).toMatchObject({ changed: [] })
    await rm(join(folder, 'a.csv'))
    expect(await run(['a.csv'])).toMatchObject({ changed: ['a.csv'] })
  })

  test.each([
    [undefined, false],
    [true as const, true],
  ])(
    'of an edition with other names: former ones stay only where they are wanted (%s)',
    async (keepsFormer, isKept) => {
      publisher.answer('/2026-10.csv', serve({ content: 'a' }))
      publisher.answer('/2026-11.csv', serve({ content: 'b' }))
      const given = keepsFormer ? { keepsFormer } : {}
      await run([], { download: sourceOf(['2026-10.csv'], given) })
      await run([], { download: sourceOf(['2026-11.csv'], given) })
      expect(existsSync(join(folder, '2026-10.csv'))).toBe(isKept)
    },
  )

  test('into the folder of another source is refused', async () => {
    publisher.answer('/a.csv', serve(SERVED))
    await run(['a.csv'])
    await expect(run([], { download: sourceOf(['a.csv'], { sourceId: 'other' }) })).rejects.toThrow(
      'holds files of test',
    )
  })

  test.each(['../a.csv', '.hidden', 'a/b.csv', '', MANIFEST_NAME])('never writes to %j', async (name) => {
    publisher.answer('/a.csv', serve(SERVED))
    await expect(run([{ name, url: publisher.at('/a.csv') }])).rejects.toThrow('no name for a file')
    expect(await readdir(root)).toEqual(['edition'])
  })
})

describe('a server that lies', () => {
  test('about the length: given up with what it said', async () => {
    publisher.answer('/a.csv', breakOff({ content: CONTENT }, 0))
    await expect(run(['a.csv'])).rejects.toThrow(/broke off after 0 of 100000 bytes; given up after 6 attempts/)
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000])
  })

  test.each<[string, Partial<PublishedFile>, string]>([
    ['against the list of the publisher', { bytes: 7 }, '100000 bytes long, and 7 by'],
    ['against its checksum', { sha256: '0'.repeat(64) }, 'does not have the checksum'],
  ])('%s: refused, and nothing is kept', async (_title, said, message) => {
    publisher.answer('/a.csv', serve(SERVED))
    await expect(run([{ name: 'a.csv', url: publisher.at('/a.csv'), ...said }])).rejects.toThrow(message)
    expect(await names()).toEqual([])
  })

  test('about the place: begun anew', async () => {
    const wrong = { 'content-range': 'bytes 5-9/10', etag: '"one"' }
    publisher.answer('/a.csv', breakOff(SERVED, 40_000), status(206, wrong), serve(SERVED))
    await run(['a.csv'])
    expect(await contentOf('a.csv')).toBe(CONTENT)
  })

  test('sends nothing at all', async () => {
    publisher.answer('/a.csv', serve({ content: '' }))
    await expect(run(['a.csv'])).rejects.toThrow('is empty')
  })
})

describe('a server with troubles', () => {
  test('is asked again, when it says or later and later', async () => {
    publisher.answer('/a.csv', status(503), status(429, { 'retry-after': '7' }), status(500), serve(SERVED))
    await run(['a.csv'])
    expect(waits).toEqual([1000, 7000, 4000])
  })

  test.each<[number, Record<string, string>, string]>([
    [404, {}, 'answered 404.'],
    [403, {}, 'answered 403.'],
    [503, { 'retry-after': '3600' }, 'asks to wait 60 minutes'],
  ])('that answers %i is left alone', async (code, headers, message) => {
    publisher.answer('/a.csv', status(code, headers))
    await expect(run(['a.csv'])).rejects.toThrow(message)
    expect(publisher.asked).toHaveLength(1)
  })

  test('that falls silent is left and asked again', async () => {
    publisher.answer('/a.csv', () => undefined, serve(SERVED))
    await run(['a.csv'], { idleMs: 100 })
    expect(await contentOf('a.csv')).toBe(CONTENT)
  })

  test('that is slow is waited for', async () => {
    publisher.answer('/a.csv', (_request, response) => {
      response.writeHead(200, { 'content-length': 3 })
      const send = (rest: string) => {
        response.write(rest.slice(0, 1))
        if (rest.length > 1) setTimeout(() => send(rest.slice(1)), 60)
        else response.end()
      }
      send('abc')
    })
    await run(['a.csv'], { idleMs: 1000 })
    expect(await contentOf('a.csv')).toBe('abc')
  })

  test('that is not there', async () => {
    await expect(run([{ name: 'a.csv', url: 'http://127.0.0.1:1/a.csv' }])).rejects.toThrow('given up after 6 attempts')
  })
})

describe('a redirect', () => {
  test('is followed', async () => {
    publisher.answer('/a.csv', status(302, { location: '/store/x?token=1' }))
    publisher.answer('/store/x?token=1', serve(SERVED))
    await run(['a.csv'])
    expect(await contentOf('a.csv')).toBe(CONTENT)
  })

  test('in a circle, or to somewhere else than the web, is not', async () => {
    publisher.answer('/a.csv', status(302, { location: '/a.csv' }))
    await expect(run(['a.csv'])).rejects.toThrow('redirected more than 5 times')
    publisher.answer('/b.csv', status(302, { location: 'file:///etc/passwd' }))
    await expect(run(['b.csv'])).rejects.toThrow('redirected to file:///etc/passwd')
  })
})

test('a proxy of the settings is asked, but for hosts that are left out', async () => {
  const seen: string[] = []
  const proxy = createServer((request, response) => {
    seen.push(request.url ?? '')
    response.writeHead(200, { 'content-length': 5 }).end('proxy')
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  const HTTP_PROXY = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : ''
  try {
    const file = { name: 'a.csv', url: 'http://publisher.invalid/a.csv' }
    await run([file], { environment: { HTTP_PROXY } })
    expect([await contentOf('a.csv'), seen]).toEqual(['proxy', ['http://publisher.invalid/a.csv']])
    publisher.answer('/b.csv', serve({ content: 'direct' }))
    await run(['b.csv'], { environment: { HTTP_PROXY, NO_PROXY: '127.0.0.1' } })
    expect(await contentOf('b.csv')).toBe('direct')
  } finally {
    proxy.closeAllConnections()
    proxy.close()
  }
})

test('requests to a host keep their distance', async () => {
  publisher.answer('/a.csv', serve({ content: 'a' }))
  publisher.answer('/b.csv', serve({ content: 'b' }))
  await mkdir(folder)
  await run(['a.csv', 'b.csv'], { gapMs: 60_000 })
  expect(waits).toHaveLength(1)
  expect(waits[0]).toBeGreaterThan(50_000)
})
