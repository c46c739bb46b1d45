import { stripVTControlCharacters } from 'node:util'
import { repositoryRoot } from './repository-files.ts'

/** One line per failed test of a Vitest json report: file › test: first line of the message. */
export function readVitestFailures(json: string): string[] {
  const report: VitestReport = JSON.parse(json)
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && file.status === 'failed') return [line([file.name], file.message)]
    return failed.map((test) => line([file.name, test.fullName], test.failureMessages?.[0]))
  })
}

/** One line per failed or flaky test of a Playwright json report, and per error outside of tests. */
export function readPlaywrightFailures(json: string): string[] {
  const report: PlaywrightReport = JSON.parse(json)
  return [
    ...report.errors.map((error) => line(['outside of the tests'], error.message)),
    ...(report.suites ?? []).flatMap((suite) => failuresOf(suite, [])),
  ]
}

function failuresOf(suite: PlaywrightSuite, above: readonly string[]): string[] {
  const path = [...above, suite.title]
  const own = (suite.specs ?? []).filter((spec) =>
    spec.tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  )
  return [
    ...own.map((spec) => {
      const results = spec.tests.flatMap((test) => test.results)
      return line([...path, spec.title], results.find((result) => result.error)?.error?.message)
    }),
    ...(suite.suites ?? []).flatMap((inner) => failuresOf(inner, path)),
  ]
}

const longestMessage = 300

function line(path: readonly string[], message = 'no message'): string {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n')
  return `${path.map((part) => part.replace(`${repositoryRoot}/`, '')).join(' › ')}: ${first.slice(0, longestMessage)}`
}

type VitestReport = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

type PlaywrightSuite = {
  title: string
  specs?: { title: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[]
  suites?: PlaywrightSuite[]
}

type PlaywrightReport = { errors: { message?: string }[]; suites?: PlaywrightSuite[] }
