import { expect, test } from 'vitest'
import { readPlaywrightFailures, readVitestFailures } from './test-failures.ts'

test('readVitestFailures names failed tests, and files that do not load', () => {
  const report = {
    testResults: [
      { name: 'a.test.ts', status: 'failed', message: 'no such module\nat x', assertionResults: [] },
      {
        name: 'b.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'failed', failureMessages: ['\u001B[31mexpected 1\u001B[39m\nat y'] },
          { fullName: 'divides', status: 'passed' },
        ],
      },
    ],
  }
  expect(readVitestFailures(JSON.stringify(report))).toEqual([
    'a.test.ts: no such module',
    'b.test.ts › adds: expected 1',
  ])
})

test('readPlaywrightFailures names failed and flaky tests at any depth, and errors outside of tests', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ status, results: [{}, { error: { message: `${title} is wrong` } }] }],
  })
  const report = {
    errors: [{ message: 'no server' }],
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('opens', 'unexpected'), spec('closes', 'expected')],
        suites: [{ title: 'phone', specs: [spec('turns', 'flaky')] }],
      },
    ],
  }
  expect(readPlaywrightFailures(JSON.stringify(report))).toEqual([
    'outside of the tests: no server',
    'a.spec.ts › opens: opens is wrong',
    'a.spec.ts › phone › turns: turns is wrong',
  ])
})
