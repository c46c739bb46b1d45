import { describe, expect, test } from 'vitest'
import { HeavyCalls } from './heavy-calls.ts'

function start(calls: HeavyCalls, userId: string, signal = new AbortController().signal) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const call = { isStarted: false, finish: resolve, done: Promise.resolve() as Promise<unknown> }
  call.done = calls.run(userId, signal, () => {
    call.isStarted = true
    return promise
  })
  call.done.catch(() => undefined)
  return call
}

const settle = () => new Promise((resolve) => setImmediate(resolve))
const started = (calls: readonly { isStarted: boolean }[]) => calls.map(({ isStarted }) => isStarted)

describe('heavy calls', () => {
  test('of one user go two at a time, of all four; whoever waits longest and may goes next', async () => {
    const calls = new HeavyCalls()
    const a = Array.from({ length: 4 }, () => start(calls, 'a'))
    const b = start(calls, 'b')
    const c = [start(calls, 'c'), start(calls, 'c')]
    await settle()
    expect([started(a), b.isStarted, started(c)]).toEqual([[true, true, false, false], true, [true, false]])
    a[0]?.finish()
    await settle()
    expect([started(a), started(c)]).toEqual([
      [true, true, true, false],
      [true, false],
    ])
    b.finish()
    await settle()
    expect([started(a), started(c)]).toEqual([
      [true, true, true, false],
      [true, true],
    ])
  })

  test('of one of two processes half as many go at a time', async () => {
    const calls = new HeavyCalls((limit) => limit / 2)
    const all = ['a', 'a', 'b', 'c'].map((userId) => start(calls, userId))
    await settle()
    expect(started(all)).toEqual([true, false, true, false])
  })

  test('of a user beyond those that may wait are refused, others are not', async () => {
    const calls = new HeavyCalls()
    const own = Array.from({ length: 42 }, () => start(calls, 'a'))
    await expect(start(calls, 'a').done).rejects.toMatchObject({ code: 'traffic.too-many-requests' })
    const other = start(calls, 'b')
    await settle()
    expect(other.isStarted).toBe(true)
    for (const one of own) one.finish()
    await Promise.all(own.map(({ done }) => done))
  })

  test('whoever hangs up while waiting never starts, and leaves his place; a failure leaves its place too', async () => {
    const calls = new HeavyCalls()
    const running = [start(calls, 'a'), start(calls, 'a')]
    const gone = new AbortController()
    const waiting = start(calls, 'a', gone.signal)
    const last = start(calls, 'a')
    gone.abort()
    await expect(waiting.done).rejects.toThrow('request.malformed')
    await expect(start(calls, 'a', AbortSignal.abort()).done).rejects.toThrow('request.malformed')
    running[0]?.finish()
    await settle()
    expect([waiting.isStarted, last.isStarted]).toEqual([false, true])
    await expect(calls.run('b', new AbortController().signal, () => Promise.reject(new Error('x')))).rejects.toThrow(
      'x',
    )
    expect(await calls.run('b', new AbortController().signal, () => Promise.resolve(1))).toBe(1)
  })
})
