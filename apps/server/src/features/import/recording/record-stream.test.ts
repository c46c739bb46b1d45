import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordStream, RecordingStopped } from './record-stream.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

let folder = ''
let close = (): void => undefined
const asked: { url: string; authorization: string }[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merleg-stream-'))
  asked.length = 0
})
afterEach(async () => {
  close()
  await rm(folder, { recursive: true, force: true })
})

function event(timepoint: number, publishedAt: string | null = '2026-11-20T15:21:06'): string {
  return JSON.stringify({
    resource_uri: '/company/1',
    data: {},
    event: { timepoint, published_at: publishedAt, type: 'changed' },
  })
}

/** A publisher who answers one connection after the other; the last answer again and again. */
async function publish(answers: readonly Answer[]): Promise<string> {
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', authorization: request.headers.authorization ?? '' })
    const answer = answers[Math.min(asked.length, answers.length) - 1]
    answer?.(response, request)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  close = () => {
    server.closeAllConnections()
    server.close()
  }
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const send =
  (text: string): Answer =>
  (response) => {
    response.end(text)
  }
const refuse =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, headers).end()
  }

/** Records until so many events were written down, or it stops by itself. */
async function record(answers: readonly Answer[], events: number): Promise<string> {
  const origin = await publish(answers)
  const stop = new AbortController()
  let count = 0
  return recordStream({
    origin,
    stream: 'companies',
    key: 'secret',
    folder,
    signal: stop.signal,
    today: () => '2026-11-22',
    waits: { busyMs: 5, retryMs: 1, stalledMs: 100 },
    onEvent: () => {
      count += 1
      if (count === events) stop.abort()
    },
  }).then(
    () => 'ended',
    (error: unknown) => (error instanceof RecordingStopped ? error.reason : String(error)),
  )
}

async function readFiles(): Promise<Record<string, number[]>> {
  const files = (await readdir(folder)).toSorted()
  const timepoints = async (file: string): Promise<number[]> =>
    [...(await readFile(join(folder, file), 'utf8')).matchAll(/"timepoint":(\d+)/g)].map(([, text]) => Number(text))
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await timepoints(file)] as const)))
}

test('events are written into the file of their day, empty lines are not; the key is the name of a user', async () => {
  const text = `\n${event(1)}\n\n\n${event(2, '2026-11-21T00:00:01')}\r\n${event(3, null)}\n`
  expect(await record([send(text)], 3)).toBe('ended')
  expect(await readFiles()).toEqual({
    'stream-companies-2026-11-20.jsonl': [1],
    'stream-companies-2026-11-21.jsonl': [2, 3],
  })
  expect(asked).toEqual([{ url: '/companies', authorization: `Basic ${Buffer.from('secret:').toString('base64')}` }])
})

test('after a lost connection it goes on from the last event, which comes again and is not written twice', async () => {
  const cut = `${event(1)}\n${event(2)}\n${event(3).slice(0, 20)}`
  const broken: Answer = (response) => {
    response.write(cut, () => response.destroy())
  }
  expect(await record([broken, refuse(503), send(`${event(2)}\n${event(3)}\n`)], 3)).toBe('ended')
  expect(await readFiles()).toEqual({ 'stream-companies-2026-11-20.jsonl': [1, 2, 3] })
  expect(asked.map(({ url }) => url)).toEqual(['/companies', '/companies?timepoint=2', '/companies?timepoint=2'])
})

test('a folder is gone on with, half a line at its end is taken away', async () => {
  await writeFile(join(folder, 'stream-companies-2026-11-19.jsonl'), `${event(7)}\n`)
  await writeFile(join(folder, 'stream-companies-2026-11-20.jsonl'), `${event(8)}\n`)
  await appendFile(join(folder, 'stream-companies-2026-11-20.jsonl'), event(9).slice(0, 30))
  expect(await record([send(`${event(8)}\n${event(9)}\n`)], 1)).toBe('ended')
  expect((await readFiles())['stream-companies-2026-11-20.jsonl']).toEqual([8, 9])
  expect(asked[0]?.url).toBe('/companies?timepoint=8')
})

test('too many connections are waited out', async () => {
  expect(await record([refuse(429), refuse(429, { 'retry-after': '0.01' }), send(`${event(1)}\n`)], 1)).toBe('ended')
  expect(asked).toHaveLength(3)
})

test('a connection on which not even an empty line comes is made anew', async () => {
  const silent: Answer = (response) => {
    response.write('\n')
  }
  expect(await record([silent, send(`${event(1)}\n`)], 1)).toBe('ended')
  expect(asked).toHaveLength(2)
})

test.each([
  [416, 'gap'],
  [401, 'key'],
])('an answer %s ends it: %s', async (status, reason) => {
  expect(await record([refuse(status)], 1)).toBe(reason)
  expect(await readFiles()).toEqual({})
})
