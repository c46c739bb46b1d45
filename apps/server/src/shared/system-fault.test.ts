import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isFileFault, isProgramFault } from './system-fault.ts'

const NOWHERE = '/nowhere/at/all'
const faultOf = (tried: Promise<unknown>): Promise<unknown> =>
  tried.then(
    () => null,
    (error: unknown) => error,
  )

test.each([
  ['a file that is not there', () => readFile(NOWHERE), [true, false]],
  ['a program that is not there', () => promisify(execFile)(NOWHERE), [false, true]],
  ['a socket that nobody listens on', () => once(connect(NOWHERE), 'connect'), [false, false]],
  ['any other error', () => Promise.reject(new Error('no')), [false, false]],
])('%s', async (_title, attempt, expected) => {
  const error = await faultOf(attempt())
  expect([isFileFault(error), isProgramFault(error)]).toEqual(expected)
})
