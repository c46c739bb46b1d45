import { stripVTControlCharacters } from 'node:util'
import { repositoryRoot } from './repository-files.ts'
import { asArray, asRecord, type Json, recordsIn } from './json-report.ts'

/** One line per failed test of a Vitest json report: file › test: first line of the message. */
export function readVitestFailures(json: string): string[] {
  return recordsIn(asRecord(JSON.parse(json)), 'testResults').flatMap((file) => {
    const failed = recordsIn(file, 'assertionResults').filter((test) => test['status'] === 'failed')
    if (failed.length === 0 && file['status'] === 'failed') return [line([file['name']], file['message'])]
    return failed.map((test) => line([file['name'], test['fullName']], asArray(test['failureMessages'] ?? [])[0]))
  })
}

/** One line per failed or flaky test of a Playwright json report, and per error outside of tests. */
export function readPlaywrightFailures(json: string): string[] {
  const report = asRecord(JSON.parse(json))
  return [
    ...recordsIn(report, 'errors').map((error) => line(['outside of the tests'], error['message'])),
    ...recordsIn(report, 'suites').flatMap((suite) => failuresOf(suite, [])),
  ]
}

function failuresOf(suite: Json, above: readonly unknown[]): string[] {
  const path = [...above, suite['title']]
  const own = recordsIn(suite, 'specs').filter((spec) =>
    recordsIn(spec, 'tests').some(({ status }) => status === 'unexpected' || status === 'flaky'),
  )
  return [
    ...own.map((spec) => {
      const results = recordsIn(spec, 'tests').flatMap((test) => recordsIn(test, 'results'))
      const failed = results.find((result) => result['error'] !== undefined)
      return line([...path, spec['title']], asRecord(failed?.['error'] ?? {})['message'])
    }),
    ...recordsIn(suite, 'suites').flatMap((inner) => failuresOf(inner, path)),
  ]
}

const longestMessage = 300

function line(path: readonly unknown[], message: unknown): string {
  const [first = ''] = stripVTControlCharacters(textOf(message) || 'no message')
    .trim()
    .split('\n')
  return `${path.map((part) => textOf(part).replace(`${repositoryRoot}/`, '')).join(' › ')}: ${first.slice(0, longestMessage)}`
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
