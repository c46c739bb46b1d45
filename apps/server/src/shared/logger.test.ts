import { unsubscribePage } from '@merleg/contract/pages'
import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

test('of a fault of the database the log tells its code, and nothing of the data', () => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line) => lines.push(line) })
  const fault = Object.assign(new Error('invalid input syntax for type json'), {
    code: '22P02',
    detail: 'Key (name)=(Titkos Tamás) already exists.',
    where: 'JSON data, line 1: ...Titkos Tamás',
    hint: 'Titkos',
    internalQuery: "select 'Titkos'",
  })
  logger.error({ err: fault }, 'failed')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'failed', err: { code: '22P02', message: fault.message } })
  expect(lines.join('')).not.toContain('Titkos')
})

test('of a request the log tells its path without what may be done by knowing it', () => {
  const lines: string[] = []
  const logger = createLogger('debug', { write: (line) => lines.push(line) })
  for (const url of [
    unsubscribePage('titkos'),
    `${unsubscribePage('titkos')}?x=titkos`,
    '/reset-password?token=titkos',
  ])
    logger.debug({ req: { method: 'GET', url } }, 'incoming request')
  logger.debug({ req: { method: 'GET', url: '/api/search?query=titkos' } }, 'incoming request')
  expect(lines.join('')).not.toContain('titkos')
  const paths = [unsubscribePage('…'), unsubscribePage('…'), '/reset-password', '/api/search']
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject(paths.map((path) => ({ req: { path } })))
})
