/** `npm test`: the checks, then every Vitest project, then the journeys in a browser. Its last line is the verdict. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { listChecks, runChecks } from './run-checks.ts'
import { runCommand, stopCommandsOnSignal } from './run-command.ts'
import { makeRunFolder } from './run-folder.ts'
import { readPlaywrightFailures, readVitestFailures } from './test-failures.ts'
import { FILE_TIMES_VARIABLE } from './file-times-reporter.ts'
import { type FileTime, formatSlowest, readPlaywrightTimes, readVitestTimes } from './slowest-files.ts'
import { addTotals, formatTotals, readPlaywrightTotals, readVitestTotals, type TestTotals } from './test-totals.ts'

type TestRun = {
  readonly title: string
  readonly command: string
  readonly env?: Readonly<Record<string, string>>
  readonly report: string
  readonly read: (json: string) => TestTotals
  readonly readFailures: (json: string) => string[]
  readonly timesReport: string
  readonly readTimes: (json: string) => FileTime[]
}

stopCommandsOnSignal()
const folder = makeRunFolder()
// The product is started some hundred times: what the first start compiled, the others read.
const surroundings = { TMPDIR: folder, NODE_COMPILE_CACHE: join(folder, 'compiled') }
const vitestReport = join(folder, 'vitest.json')
const vitestTimes = join(folder, 'vitest-times.json')
const playwrightReport = join(folder, 'playwright.json')

process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

// Said again at the end: whoever sees only the last lines of a long run must see what failed.
const failures: string[] = []
const times: FileTime[] = []
const totals = [
  await runAllChecks(),
  await runTests({
    title: 'Tests',
    command: `vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport} --reporter=./tools/file-times-reporter.ts`,
    env: { [FILE_TIMES_VARIABLE]: vitestTimes },
    report: vitestReport,
    read: readVitestTotals,
    readFailures: readVitestFailures,
    timesReport: vitestTimes,
    readTimes: readVitestTimes,
  }),
  await runTests({
    title: 'Journeys',
    command: 'playwright test --config e2e/playwright.config.ts --reporter=list,json',
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    report: playwrightReport,
    read: readPlaywrightTotals,
    readFailures: readPlaywrightFailures,
    timesReport: playwrightReport,
    readTimes: readPlaywrightTimes,
  }),
]
const sum = addTotals(totals)
process.exitCode = sum.failed > 0 || totals.some((part) => part.passed === 0) ? 1 : 0
console.log(`\nSlowest files\n\n${formatSlowest(times, 10)}`)
if (failures.length > 0) console.log(`\nFailed\n\n${failures.map((failure) => `  ${failure}`).join('\n')}`)
console.log(`\n${formatTotals(sum)}`)

/** The architecture test is left to Vitest, which runs it among the others. */
async function runAllChecks(): Promise<TestTotals> {
  console.log('\nChecks\n')
  const results = await runChecks(listChecks().filter((name) => name !== 'house'))
  const passed = results.filter((result) => result.ok).length
  for (const { name, ok } of results) if (!ok) failures.push(`check ${name}: npm run check:${name}`)
  return { passed, failed: results.length - passed, skipped: 0 }
}

async function runTests(testRun: TestRun): Promise<TestTotals> {
  const { title, command, env, report, read, readFailures, timesReport, readTimes } = testRun
  console.log(`\n${title}\n`)
  const run = await runCommand({ command, stdio: 'inherit', env: { ...surroundings, ...env } })
  const counted = readTotals(report, read)
  if (counted.failed > 0 && existsSync(report)) failures.push(...readFailures(readFileSync(report, 'utf8')))
  if (existsSync(timesReport)) times.push(...readTimes(readFileSync(timesReport, 'utf8')))
  failures.push(...run.leftProcesses.map((left) => `${title}: left behind, and ended: ${left}`))
  const isFailureUncounted = !run.ok && counted.failed === 0
  if (isFailureUncounted) failures.push(`${title}: ended with an error although no test failed`)
  return { ...counted, failed: counted.failed + (isFailureUncounted ? 1 : 0) + (run.leftProcesses.length > 0 ? 1 : 0) }
}

/** A run that wrote no report tested nothing. */
function readTotals(report: string, read: (json: string) => TestTotals): TestTotals {
  try {
    return read(readFileSync(report, 'utf8'))
  } catch (error) {
    console.log(`No report of the run: ${String(error)}`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}
