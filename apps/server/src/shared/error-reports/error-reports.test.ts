import Fastify, { type FastifyBaseLogger } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AppError } from '../../app/app-error.ts'
import { setErrorHandler } from '../../app/error-handler.ts'
import { createLogger } from '../logger.ts'
import { startTestReceiver, type TestReceiver } from '../outgoing/testing-receiver.ts'
import { type ErrorReports, openErrorReports } from './error-reports.ts'
import { dsnOf, listReported } from './testing-envelopes.ts'

let receiver: TestReceiver
let reports: ErrorReports
let lines: string[]

beforeEach(async () => {
  receiver = await startTestReceiver()
  reports = await openErrorReports({ dsn: dsnOf(receiver), release: 'merleg@0.1.0' })
  lines = []
})

afterEach(async () => {
  await reports.close(0)
  await receiver.close()
})

/** A server with one address whose answer is `error`. */
function openApp(error: Error) {
  const logger: FastifyBaseLogger = createLogger('info', { write: (line) => lines.push(line) }, reports)
  const app = Fastify({
    loggerInstance: logger,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
  })
  setErrorHandler(app)
  app.get('/api/companies/:id', () => {
    throw error
  })
  return app
}

const ask = async (error: Error) => {
  const app = openApp(error)
  const answer = await app.inject({
    url: '/api/companies/12345678?query=Titkos',
    headers: { authorization: 'Bearer titkos-token' },
  })
  await app.close()
  return answer
}

describe('a fault of a call', () => {
  test('has one correlation id in the answer, in the log and in the report', async () => {
    const answer = await ask(new Error('Titkos Kft. is not there'))
    await reports.close(5000)
    const { correlationId } = answer.json<{ correlationId: string }>()
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([expect.objectContaining({ correlationId })])
    const [reported, ...others] = listReported(receiver)
    expect(others).toEqual([])
    expect(reported).toMatchObject({
      level: 'error',
      release: 'merleg@0.1.0',
      tags: { correlation_id: correlationId, side: 'server', place: 'GET /api/companies/:id' },
    })
    const frames = reported?.exception?.values[0]?.stacktrace?.frames.map(({ filename }) => filename)
    expect(frames?.at(-1)).toMatch(/src\/shared\/error-reports\/error-reports\.test\.ts$/)
  })

  test('is reported without what it quotes, of whom it is, and what was asked', async () => {
    const cause = Object.assign(
      new Error('Key (email)=(titkos@example.test) already exists.\n    at titkos (/x/y.ts:1:2)'),
      {
        code: '23505',
        detail: 'Key (name)=(Titkos Tamás)',
      },
    )
    await ask(Object.assign(new TypeError('Titkos', { cause }), { name: 'Titkos Tamás' }))
    await reports.close(5000)
    expect(receiver.received).toHaveLength(1)
    expect(receiver.received[0]?.body).not.toMatch(/titkos|12345678|query|y\.ts/i)
    expect(receiver.received[0]?.body).not.toContain(process.cwd())
  })

  test.each([new AppError('auth.required'), new AppError('claim.missing'), new AppError('company.not-found')])(
    'which is a refusal ($code) is none',
    async (refusal) => {
      await ask(refusal)
      await reports.close(5000)
      expect(receiver.received).toEqual([])
    },
  )
})

describe('a receiver', () => {
  test('that never answers keeps nobody waiting, and the end of the process no longer than told', async () => {
    receiver.answer = () => undefined
    const answer = await ask(new Error('fault'))
    expect(answer.statusCode).toBe(500)
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1))
    await reports.close(20)
  })

  test('that is not there changes no answer', async () => {
    await receiver.close()
    expect((await ask(new Error('fault'))).statusCode).toBe(500)
    await reports.close(2000)
    expect(lines).toHaveLength(1)
  })

  test('is not told the same thousands of times', async () => {
    for (let count = 0; count < 500; count += 1) reports.report(new Error('fault'), { correlationId: 'x' })
    await reports.close(5000)
    expect(receiver.received.length).toBeGreaterThan(0)
    expect(receiver.received.length).toBeLessThanOrEqual(60)
    reports.report(new Error('after the end'), { correlationId: 'x' })
    expect(receiver.mostAtOnce).toBeLessThanOrEqual(20)
  })
})

test('what is logged as an error outside of a call gets an id of its own', async () => {
  const logger = createLogger('info', { write: (line) => lines.push(line) }, reports)
  const jobId = '01234567-89ab-4def-8123-456789abcdef'
  logger.child({ part: 'jobs' }).error({ err: new Error('fault'), job: 'list-export', jobId }, 'a long job failed')
  logger.warn({ err: new Error('fault') }, 'will be tried again')
  logger.error({ findings: 3 }, 'no fault of the program')
  await reports.close(5000)
  expect(listReported(receiver)).toMatchObject([{ tags: { job: 'list-export', job_id: jobId } }])
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
    correlationId: listReported(receiver)[0]?.tags['correlation_id'],
  })
})
