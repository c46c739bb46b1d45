import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findWay, parseOutgoingUrl, type ResolveName } from './outgoing-guard.ts'
import { postOutside } from './post-outside.ts'
import { startTestReceiver, type TestReceiver } from './testing-receiver.ts'

const NOWHERE: ResolveName = () => Promise.reject(new Error('not to be asked'))
const SETTINGS = {
  allowedOrigins: ['https://erp.example:8443', 'http://10.0.0.5'],
  publicUrl: 'https://merleg.example/',
}
let receiver: TestReceiver

beforeAll(async () => {
  receiver = await startTestReceiver()
})
afterAll(() => receiver.close())
beforeEach(() => {
  receiver.received.length = 0
  receiver.answer = (response) => response.writeHead(204).end()
})

const post = (options: { url?: string; timeoutMs?: number; resolve?: ResolveName; signal?: AbortSignal } = {}) =>
  postOutside(
    {
      url: options.url ?? `${receiver.origin}/hook?a=b`,
      headers: { 'webhook-id': 'msg_1' },
      body: '{"ű":1}',
      timeoutMs: options.timeoutMs ?? 5000,
      answerBytes: 1024,
      signal: options.signal ?? new AbortController().signal,
    },
    { allowedOrigins: [receiver.origin, receiver.origin.replace('127.0.0.1', 'inside.example')], publicUrl: undefined },
    options.resolve ?? NOWHERE,
  )

describe('where nothing is sent', () => {
  test.each([
    'http://example.com/',
    'https://example.com:8443/',
    'https://user:pass@example.com/',
    'https://example.com/#part',
    'https://localhost/',
    'https://a.localhost/',
    'https://printer/',
    'https://db.internal./',
    'https://METADATA.google.internal/',
    'https://router.lan/',
    'https://nas.local/',
    'https://box.home.arpa/',
    'https://home.arpa/',
    'https://168.63.129.16/',
    'https://0xa83f8110/',
    'https://[::ffff:168.63.129.16]/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://10.0.0.5/',
    'http://10.0.0.5:81/',
    'https://merleg.example/hook',
    'https://merleg.example./hook',
    'ftp://example.com/',
    'javascript:alert(1)',
    'no address',
    '',
  ])('%s', (url) => {
    expect(parseOutgoingUrl(url, SETTINGS)).toBeNull()
  })

  test.each([
    'https://example.com/',
    'https://example.com:443/a?b=c',
    'https://93.184.216.34/',
    'https://erp.example:8443/hook',
    'http://10.0.0.5/hook',
    'https://bücher.example/',
    'https://lan.example/',
    'https://milan.example.plan/',
  ])('%s may be', (url) => {
    expect(parseOutgoingUrl(url, SETTINGS)).not.toBeNull()
  })

  test.each([
    [['93.184.216.34', '10.0.0.1'], 'address-refused'],
    [['::ffff:127.0.0.1'], 'address-refused'],
    [['fd00::1'], 'address-refused'],
    [['169.254.169.254'], 'address-refused'],
    [['168.63.129.16'], 'address-refused'],
    [['93.184.216.34', '::ffff:168.63.129.16'], 'address-refused'],
    [[], 'name-unknown'],
  ])('a name that leads to %j: %s', async (addresses, expected) => {
    const resolve: ResolveName = async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    expect(await findWay('https://example.com/', SETTINGS, resolve)).toBe(expected)
  })

  test('what cannot be resolved is not found', async () => {
    expect(await findWay('https://example.com/', SETTINGS, NOWHERE)).toBe('name-unknown')
  })
})

describe('what is sent', () => {
  test('the body with its headers, and how the answer began', async () => {
    receiver.answer = (response) => response.writeHead(200, { 'retry-after': '7' }).end('köszönöm')
    expect(await post()).toMatchObject({ status: 200, fault: null, answer: 'köszönöm', retryAfter: '7' })
    expect(receiver.received).toMatchObject([{ url: '/hook?a=b', body: '{"ű":1}', headers: { 'webhook-id': 'msg_1' } }])
  })

  test('a resolver that changes its mind is asked once, and connected to as it answered', async () => {
    let asked = 0
    const resolve: ResolveName = async () => {
      asked += 1
      return asked === 1 ? [{ address: '127.0.0.1', family: 4 }] : [{ address: '127.0.0.99', family: 4 }]
    }
    const url = `${receiver.origin.replace('127.0.0.1', 'inside.example')}/hook`
    expect(await post({ url, resolve })).toMatchObject({ status: 204 })
    expect(asked).toBe(1)
    expect(receiver.received[0]?.headers.host).toBe(new URL(url).host)
  })

  test('a redirect is an answer', async () => {
    receiver.answer = (response) => response.writeHead(302, { location: `${receiver.origin}/elsewhere` }).end()
    expect(await post()).toMatchObject({ status: 302, fault: null })
    expect(receiver.received).toHaveLength(1)
  })

  test('of 10 MB the first kB is read, without half a character', async () => {
    let sent = 0
    receiver.answer = (response) => {
      response.writeHead(200)
      const more = (): void => {
        while (sent < 10_000_000) {
          sent += 60_000
          if (!response.write('xű'.repeat(20_000))) return void response.once('drain', more)
        }
        response.end()
      }
      more()
    }
    const { status, answer } = await post()
    expect(status).toBe(200)
    expect(Buffer.byteLength(answer)).toBeLessThanOrEqual(1024)
    expect(answer).toMatch(/^(xű)+x?$/)
  })

  test('U+0000 and bytes that are no text do no harm', async () => {
    receiver.answer = (response) => response.writeHead(200).end(Buffer.from([0, 0xff, 0x41]))
    expect((await post()).answer).toBe('\uFFFD\uFFFDA')
  })

  test('one that hangs, before its answer or in it', async () => {
    receiver.answer = () => undefined
    expect(await post({ timeoutMs: 100 })).toMatchObject({ status: null, fault: 'timeout' })
    receiver.answer = (response) => response.writeHead(200).write('a')
    expect(await post({ timeoutMs: 300 })).toMatchObject({ status: 200, fault: null, answer: 'a' })
  })

  test('a resolver that hangs', async () => {
    const url = `${receiver.origin.replace('127.0.0.1', 'inside.example')}/`
    const resolve: ResolveName = () => Promise.withResolvers<never>().promise
    expect(await post({ url, resolve, timeoutMs: 50 })).toMatchObject({ fault: 'timeout' })
  })

  test('one that hangs up, is not there, or speaks no TLS', async () => {
    receiver.answer = (response) => response.destroy()
    expect(await post()).toMatchObject({ status: null, fault: 'connection' })
    const tls = receiver.origin.replace('http:', 'https:')
    const message = { headers: {}, body: '', timeoutMs: 5000, answerBytes: 10, signal: new AbortController().signal }
    const answered = await postOutside(
      { ...message, url: tls },
      { allowedOrigins: [tls], publicUrl: undefined },
      NOWHERE,
    )
    expect(answered).toMatchObject({ status: null, fault: 'tls' })
  })

  test('giving it up is no outcome', async () => {
    receiver.answer = () => undefined
    const giveUp = new AbortController()
    const sending = post({ signal: giveUp.signal })
    await expect.poll(() => receiver.received.length).toBe(1)
    giveUp.abort()
    await expect(sending).rejects.toThrow(/abort/)
  })
})
