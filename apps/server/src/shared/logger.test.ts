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
