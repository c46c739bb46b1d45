import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { defineEndpoint } from '@merleg/contract/endpoint'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { registerEndpoint } from './register-endpoint.ts'
import { useEndpointServer } from './testing-endpoint-server.ts'

const MAX_BYTES = 200_000

const sendList = defineEndpoint({
  method: 'POST',
  path: '/api/testing/lists/:name',
  access: 'Monitoring',
  kind: 'upload',
  summary: 'Takes a list',
  params: z.object({ name: z.string() }),
  body: z.strictObject({ year: z.coerce.number().int(), note: z.string().max(10).default('none') }),
  maxBytes: MAX_BYTES,
  answer: z.object({ text: z.string(), year: z.number(), note: z.string(), name: z.string(), sizeBytes: z.number() }),
  errors: [],
})

const handled = vi.fn<(path: string) => void>()

const server = useEndpointServer((app) => {
  registerEndpoint(app, sendList, async ({ params, body, file }) => {
    handled(file.path)
    const text = (await readFile(file.path, 'utf8')).slice(0, 20)
    return { text, year: body.year, note: body.note, name: `${params.name}/${file.name}`, sizeBytes: file.sizeBytes }
  })
})

/** What was put aside, in the data folder. */
const uploadFolders = () => readdir(join(server.deps.config.dataDir, 'tmp'))

function form(parts: Record<string, string | Blob>): FormData {
  const made = new FormData()
  for (const [name, value] of Object.entries(parts))
    if (typeof value === 'string') made.append(name, value)
    else made.append(name, value, 'lista – ű.csv')
  return made
}

const signedIn = async () => (await server.signIn({ claims: ['Monitoring'] })).headers

async function send(body: FormData | ReadableStream | string, headers?: Record<string, string>) {
  const url = `${server.address}/api/testing/lists/partners`
  const options = body instanceof ReadableStream ? { duplex: 'half' as const } : {}
  const answer = await fetch(url, { method: 'POST', body, headers: headers ?? (await signedIn()), ...options })
  return { status: answer.status, body: z.record(z.string(), z.unknown()).parse(await answer.json()) }
}

test('fields come typed and the file whole, in any order; what was put aside is gone afterwards', async () => {
  handled.mockClear()
  const file = new Blob(['a;b\n1;2\n'])
  for (const parts of [
    { year: '2024', note: 'ő', file },
    { file, year: '2024', note: 'ő' },
  ]) {
    expect(await send(form(parts))).toEqual({
      status: 200,
      body: { text: 'a;b\n1;2\n', year: 2024, note: 'ő', name: 'partners/lista – ű.csv', sizeBytes: 8 },
    })
  }
  expect(handled).toHaveBeenCalledTimes(2)
  for (const [path] of handled.mock.calls) expect(path.startsWith(join(server.deps.config.dataDir, 'tmp'))).toBe(true)
  await expect.poll(uploadFolders).toEqual([])
})

test.each([
  ['no file', { year: '2024' }, { file: expect.any(String) }],
  ['a wrong field', { year: 'x', file: new Blob(['a']) }, { year: 'invalid_type' }],
  ['a field too long', { year: '1', note: 'x'.repeat(11), file: new Blob(['a']) }, { note: 'too_big' }],
  ['an unknown field', { year: '1', more: '2', file: new Blob(['a']) }, { request: 'unrecognized_keys' }],
  ['text that cannot be stored', { year: '1', note: 'a\u0000', file: new Blob(['a']) }, { note: 'text' }],
])('%s is refused by its name', async (_what, parts: Record<string, string | Blob>, fields) => {
  handled.mockClear()
  expect(await send(form(parts))).toMatchObject({ status: 422, body: { code: 'validation.failed', fields } })
  expect(handled).not.toHaveBeenCalled()
  await expect.poll(uploadFolders).toEqual([])
})

test('a field twice, or two files, are refused', async () => {
  const twice = form({ year: '1', file: new Blob(['a']) })
  twice.append('year', '2')
  expect(await send(twice)).toMatchObject({ status: 422, body: { fields: { year: 'twice' } } })
  const files = form({ year: '1', file: new Blob(['a']) })
  files.append('other', new Blob(['b']), 'b.csv')
  expect(await send(files)).toMatchObject({ status: 413, body: { code: 'request.too-large' } })
})

const NAMED = 'content-disposition: form-data; name="file"; filename="a.csv"'

const FORM = 'multipart/form-data; boundary=b'
const YEAR = '--b\r\ncontent-disposition: form-data; name="year"'

test.each<[what: string, type: string, body: string, code: string]>([
  ['without a boundary', 'multipart/form-data', `--b\r\n${NAMED}\r\n\r\na;b\r\n--b--\r\n`, 'request.malformed'],
  ['that ends in the middle of its file', FORM, `--b\r\n${NAMED}\r\n\r\na;b`, 'request.malformed'],
  ['that ends before its last boundary', FORM, `--b\r\n${NAMED}\r\n\r\na;b\r\n--b`, 'request.malformed'],
  ['that ends in the head of a part', FORM, '--b\r\ncontent-disp', 'request.malformed'],
  [
    'with a field that says it is JSON and is not',
    FORM,
    `${YEAR}\r\ncontent-type: application/json\r\n\r\n{\r\n--b--\r\n`,
    'request.malformed',
  ],
  [
    'whose file has a type and no name',
    FORM,
    `${YEAR}\r\n\r\n1\r\n--b\r\ncontent-disposition: form-data; name="file"\r\ncontent-type: text/csv\r\n\r\na\r\n--b--\r\n`,
    'validation.failed',
  ],
  [
    'whose file has a type of its own and no name',
    FORM,
    `${YEAR}\r\n\r\n1\r\n--b\r\ncontent-disposition: form-data; name="file"\r\ncontent-type: application/octet-stream\r\n\r\na\r\n--b--\r\n`,
    'validation.failed',
  ],
  ['of nothing', FORM, '', 'validation.failed'],
])('a form %s is refused, and no fault', async (_what, type, body, code) => {
  handled.mockClear()
  const answer = await send(body, { ...(await signedIn()), 'content-type': type })
  expect(answer).toMatchObject({ status: 422, body: { code } })
  expect(handled).not.toHaveBeenCalled()
  await expect.poll(uploadFolders).toEqual([])
})

test('what is no form is refused', async () => {
  const headers = { ...(await signedIn()), 'content-type': 'application/json' }
  expect(await send('{"year":2024}', headers)).toMatchObject({ status: 415 })
})

test('a file just short enough is taken, one too long is refused whether it tells its length or not', async () => {
  const fit = form({ year: '1', file: new Blob(['x'.repeat(MAX_BYTES)]) })
  expect(await send(fit)).toMatchObject({ status: 200, body: { sizeBytes: MAX_BYTES } })
  handled.mockClear()
  const long = form({ year: '1', file: new Blob(['x'.repeat(MAX_BYTES + 1)]) })
  expect(await send(long)).toMatchObject({ status: 413, body: { code: 'request.too-large' } })
  const request = new Request('http://x', {
    method: 'POST',
    body: form({ year: '1', file: new Blob([' '.repeat(5e6)]) }),
  })
  const type = request.headers.get('content-type') ?? ''
  const headers = { ...(await signedIn()), 'content-type': type }
  expect(await send(request.body ?? '', headers)).toMatchObject({ status: 413, body: { code: 'request.too-large' } })
  expect(handled).not.toHaveBeenCalled()
  await expect.poll(uploadFolders).toEqual([])
})

/** Sends the beginning of a request and tells what came back. */
async function begin(headers: Record<string, string>, beginning: string) {
  const { hostname, port } = new URL(server.address)
  const socket = connect(Number(port), hostname).setEncoding('utf8')
  const lines = Object.entries({ host: 'x', 'content-type': 'multipart/form-data; boundary=b', ...headers })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.write(`POST /api/testing/lists/partners HTTP/1.1\r\n${head}\r\n${beginning}`)
  return socket
}

const firstChunk = async (socket: AsyncIterable<string>): Promise<string> => {
  for await (const chunk of socket) return chunk
  return ''
}

test('a file too long, and a stranger, are refused before the file has come', async () => {
  const tooLong = await begin({ ...(await signedIn()), 'content-length': '900000000' }, '--b\r\n')
  expect(await firstChunk(tooLong)).toMatch(/^HTTP\/1.1 413 /)
  const stranger = await begin({ 'content-length': '1000' }, '--b\r\n')
  expect(await firstChunk(stranger)).toMatch(/^HTTP\/1.1 401 /)
})

const CHUNK = `10000\r\n${'x'.repeat(65_536)}\r\n`
const CHUNKED = { 'transfer-encoding': 'chunked' }
const asChunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
const FILE_BEGINS = asChunk(`--b\r\n${NAMED}\r\n\r\n`)

test('a file that tells no length is refused once it is too long, and not at its end', async () => {
  handled.mockClear()
  const socket = await begin({ ...(await signedIn()), ...CHUNKED }, FILE_BEGINS + CHUNK.repeat(6))
  const answer = await firstChunk(socket)
  expect(answer).toMatch(/^HTTP\/1.1 413 /)
  expect(answer).toMatch(/^connection: close\r$/m)
  expect(handled).not.toHaveBeenCalled()
  await expect.poll(uploadFolders).toEqual([])
})

test.each([
  ['of a file', FILE_BEGINS],
  ['of a field', asChunk('--b\r\ncontent-disposition: form-data; name="note"\r\n\r\n')],
  ['of nothing that a form has', asChunk('x')],
])('of what is refused, the rest %s is not read for ever', async (_what, beginning) => {
  for (const headers of [{}, await signedIn()]) {
    const socket = await begin({ ...headers, ...CHUNKED }, beginning)
    const closed = once(socket, 'close')
    socket.on('error', () => undefined)
    let answer = ''
    socket.on('data', (text: string) => (answer += text))
    let chunks = 0
    const sendOn = () => {
      while (!socket.destroyed && chunks < 4000) {
        chunks += 1
        if (!socket.write(CHUNK)) return void socket.once('drain', sendOn)
      }
    }
    sendOn()
    await closed
    expect(answer).toMatch('authorization' in headers ? /^HTTP\/1.1 413 / : /^HTTP\/1.1 401 /)
    expect(chunks).toBeLessThan(2000)
  }
})

test('a connection whose refused request has come whole is used again', async () => {
  const rest = 'content-length: 2\r\ncontent-type: application/json\r\n\r\n{}'
  const socket = await begin({ 'content-length': '5' }, `--b\r\nPOST /api/none HTTP/1.1\r\nhost: x\r\n${rest}`)
  let answers = ''
  socket.on('data', (text: string) => (answers += text))
  await expect.poll(() => answers.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 404'])
  socket.destroy()
})

test('of a file that breaks off nothing stays', async () => {
  handled.mockClear()
  const beginning = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nhalf of it'
  const socket = await begin({ ...(await signedIn()), 'content-length': '1000' }, beginning)
  await expect.poll(uploadFolders).toHaveLength(1)
  socket.destroy()
  await expect.poll(uploadFolders).toEqual([])
  expect(handled).not.toHaveBeenCalled()
})

test('the page of the calls shows the form', async () => {
  const { paths } = (await server.app.inject('/api/docs/openapi.json')).json<{
    paths: Record<string, { post: unknown }>
  }>()
  expect(paths['/api/testing/lists/{name}']?.post).toMatchObject({
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: { properties: { file: { type: 'string', format: 'binary' }, note: { maxLength: 10 } } },
        },
      },
    },
  })
})
