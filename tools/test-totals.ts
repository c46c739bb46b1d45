import { asArray, asCount, asRecord } from './json-report.ts'

/** How many tests ran, and how they ended. */
export type TestTotals = { readonly passed: number; readonly failed: number; readonly skipped: number }

export function addTotals(totals: readonly TestTotals[]): TestTotals {
  const sum = (key: keyof TestTotals) => totals.reduce((total, part) => total + part[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** The line that ends a test run: `12 passed, 0 failed`, and `, 1 skipped` when any was. */
export function formatTotals({ passed, failed, skipped }: TestTotals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/**
 * The totals of a Vitest json report. A file that could not be loaded counts as one failure.
 * @throws when the text is no such report
 */
export function readVitestTotals(json: string): TestTotals {
  const report = asRecord(JSON.parse(json))
  const failedFiles = asArray(report['testResults'])
    .map(asRecord)
    .filter((file) => {
      const tests = asArray(file['assertionResults']).map(asRecord)
      return file['status'] === 'failed' && tests.every((test) => test['status'] !== 'failed')
    })
  return {
    passed: asCount(report['numPassedTests']),
    failed: asCount(report['numFailedTests']) + failedFiles.length,
    skipped: asCount(report['numPendingTests']) + asCount(report['numTodoTests']),
  }
}

/**
 * The totals of a Playwright json report. Errors outside tests count as failures, a flaky test as one too.
 * @throws when the text is no such report
 */
export function readPlaywrightTotals(json: string): TestTotals {
  const report = asRecord(JSON.parse(json))
  const stats = asRecord(report['stats'])
  return {
    passed: asCount(stats['expected']),
    failed: asCount(stats['unexpected']) + asCount(stats['flaky']) + asArray(report['errors']).length,
    skipped: asCount(stats['skipped']),
  }
}
