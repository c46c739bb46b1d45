import { relative, resolve } from 'node:path'
import { asArray, asCount, asRecord, asText, type Json, recordsIn } from './json-report.ts'
import { repositoryRoot } from './repository-files.ts'

/** How long the tests of a file took together. */
export type FileTime = { readonly file: string; readonly seconds: number }

/** From what `file-times-reporter` wrote. @throws when the text is no such list */
export function readVitestTimes(json: string): FileTime[] {
  return asArray(JSON.parse(json))
    .map(asRecord)
    .map(({ file, seconds }) => ({ file: relative(repositoryRoot, asText(file)), seconds: asCount(seconds) }))
}

/** From a Playwright json report, whose files stand below its own folder. @throws when the text is no such report */
export function readPlaywrightTimes(json: string): FileTime[] {
  const report = asRecord(JSON.parse(json))
  const root = asText(asRecord(report['config'])['rootDir'])
  return recordsIn(report, 'suites').map((suite) => ({
    file: relative(repositoryRoot, resolve(root, asText(suite['file']))),
    seconds: millisecondsOf(suite) / 1000,
  }))
}

/** The slowest first, a line each. */
export function formatSlowest(times: readonly FileTime[], count: number): string {
  return times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`)
    .join('\n')
}

function millisecondsOf(suite: Json): number {
  const results = recordsIn(suite, 'specs')
    .flatMap((spec) => recordsIn(spec, 'tests'))
    .flatMap((test) => recordsIn(test, 'results'))
  const own = results.reduce((sum, { duration }) => sum + asCount(duration), 0)
  return recordsIn(suite, 'suites').reduce((sum, inner) => sum + millisecondsOf(inner), own)
}
