import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryRoot } from './repository-files.ts'
import { formatSlowest, readPlaywrightTimes, readVitestTimes } from './slowest-files.ts'

test('readVitestTimes names the files from the root of the repository', () => {
  const written = [{ file: join(repositoryRoot, 'tools/a.test.ts'), seconds: 1.5 }]
  expect(readVitestTimes(JSON.stringify(written))).toEqual([{ file: 'tools/a.test.ts', seconds: 1.5 }])
})

test('readPlaywrightTimes adds the tests of a file at any depth, with each of their tries', () => {
  const spec = (...milliseconds: number[]) => ({
    tests: [{ results: milliseconds.map((duration) => ({ duration })) }],
  })
  const report = {
    config: { rootDir: join(repositoryRoot, 'e2e') },
    suites: [
      { file: 'report/a.spec.ts', specs: [spec(1000), spec(500, 250)], suites: [{ specs: [spec(2000)] }] },
      { file: 'b.spec.ts', specs: [] },
    ],
  }
  expect(readPlaywrightTimes(JSON.stringify(report))).toEqual([
    { file: 'e2e/report/a.spec.ts', seconds: 3.75 },
    { file: 'e2e/b.spec.ts', seconds: 0 },
  ])
})

test('formatSlowest lists so many, the slowest first', () => {
  const times = [
    { file: 'b', seconds: 2 },
    { file: 'a', seconds: 110.26 },
    { file: 'c', seconds: 0.5 },
  ]
  expect(formatSlowest(times, 2)).toBe('   110.3 s  a\n     2.0 s  b')
  expect(formatSlowest([], 10)).toBe('')
})

test.each([readVitestTimes, readPlaywrightTimes])('%o refuses what is no report', (read) => {
  expect(() => read('{}')).toThrow()
  expect(() => read('')).toThrow()
})
