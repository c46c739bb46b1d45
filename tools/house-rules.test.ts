import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findCopiedFiles } from './copied-files.ts'
import { findFeatureViolations } from './feature-rules.ts'
import { findNameViolations } from './name-rules.ts'
import { listRepositoryFiles } from './repository-files.ts'
import { findTextViolations, flattenTexts } from './text-rules.ts'

describe('findNameViolations', () => {
  test.each([
    'packages/domain/src/tax-number.ts',
    'packages/domain/src/tax-number.test.ts',
    'packages/contract/src/report/summary.contract.ts',
    'packages/i18n/src/report/summary.hu.ts',
    'packages/db/src/schema.generated.ts',
    'apps/server/src/main.api.ts',
    'apps/server/src/app/features.worker.ts',
    'apps/server/src/features/report/summary/summary.views.test.ts',
    'apps/web/src/features/search/search.page.tsx',
    'apps/web/src/shared/layout.module.css',
    'apps/web/src/vite-env.d.ts',
    'e2e/report/summary.spec.ts',
    'vitest.config.ts',
  ])('accepts %s', (path) => {
    expect(findNameViolations([path])).toEqual([])
  })

  test.each([
    'packages/domain/src/TaxNumber.ts',
    'packages/domain/src/index.ts',
    'packages/domain/src/tax.repository.ts',
    'packages/i18n/src/search.fr.ts',
    'apps/server/src/features/search/search.controller.ts',
    'apps/server/src/features/search/search.spec.ts',
    'apps/server/src/utils/dates.ts',
    'apps/server/src/features/search/main.api.ts',
    'apps/web/src/features/search/SearchBox.tsx',
    'apps/web/src/shared/helpers.ts',
    'apps/web/src/features/search/search.page.queries.ts',
  ])('refuses %s', (path) => {
    expect(findNameViolations([path])).toHaveLength(1)
  })
})

describe('findFeatureViolations', () => {
  const feature = [
    'packages/contract/src/report/summary.contract.ts',
    'apps/server/src/features/report/summary/summary.routes.ts',
    'apps/server/src/app/features.api.ts',
    'apps/web/src/features/report/summary/summary.queries.ts',
  ]
  const list = () => `import { summaryRoutes } from '../features/report/summary/summary.routes.ts'`

  test('accepts a whole feature', () => {
    expect(findFeatureViolations(feature, list)).toEqual([])
  })

  test.each([0, 1, 3])('misses file %i of it', (index) => {
    expect(findFeatureViolations(feature.toSpliced(index, 1), list)).not.toEqual([])
  })

  test.each(['routes', 'jobs', 'commands'])('misses the line of its %s', (role) => {
    const path = `apps/server/src/features/report/summary/summary.${role}.ts`
    expect(findFeatureViolations([...feature, path], () => '')).toContainEqual(
      expect.stringContaining(`${path}: not listed`),
    )
  })

  test('accepts commands under a listed one, and misses those that nothing names', () => {
    const folder = 'apps/server/src/features/report/summary/'
    const paths = [...feature, `${folder}summary.commands.ts`, `${folder}summary-check.commands.ts`]
    const read = (part: string) => (path: string) =>
      path.endsWith('features.cli.ts') ? "'../features/report/summary/summary.commands.ts'" : `${list()}${part}`
    const missed = `${folder}summary-check.commands.ts: not listed in apps/server/src/app/features.cli.ts`
    expect(findFeatureViolations([...paths, 'apps/server/src/app/features.cli.ts'], read(''))).toEqual([missed])
    const named = read("'./summary-check.commands.ts'")
    expect(findFeatureViolations([...paths, 'apps/server/src/app/features.cli.ts'], named)).toEqual([])
  })
})

describe('findTextViolations', () => {
  const check = (hu: string, en: string) => findTextViolations(new Map([['key', hu]]), new Map([['key', en]]))

  test.each([
    ['{{count}} találat', '{{ count, number }} hits'],
    ['<b>Fontos</b>', '<b>Important</b>'],
    ['Mérleg', 'Mérleg'],
  ])('accepts %s and %s', (hu, en) => {
    expect(check(hu, en)).toEqual([])
  })

  test.each([
    ['{{count}} találat', 'hits'],
    ['találat', '{{count}} hits'],
    ['<b>Fontos</b>', 'Important'],
    ['Keresés', ' '],
    ['A cég nem található meg', 'A cég nem található meg'],
  ])('refuses %s and %s', (hu, en) => {
    expect(check(hu, en)).toHaveLength(1)
  })

  test('finds missing and additional keys', () => {
    const hu = flattenTexts({ searchHu: { title: 'Keresés', hint: { short: 'Rövid' } } })
    const en = flattenTexts({ searchEn: { title: 'Search', hint: { long: 'Long' } } })
    expect(findTextViolations(hu, en)).toEqual(['hint.long: not in the Hungarian source', 'hint.short: missing'])
  })
})

describe('files', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'merleg-house-'))
    for (const path of ['original/2024', 'project/src', 'project/node_modules/x', 'project/e2e/results']) {
      mkdirSync(join(folder, path), { recursive: true })
    }
    writeFileSync(join(folder, 'original/2024/data.csv'), 'a;b\n1;2\n')
    writeFileSync(join(folder, 'project/.gitignore'), 'node_modules/\ne2e/results/\n*.log\n')
    writeFileSync(join(folder, 'project/src/copy.txt'), 'a;b\n1;2\n')
    writeFileSync(join(folder, 'project/src/own.txt'), 'a;b\n1;3\n')
    writeFileSync(join(folder, 'project/src/run.log'), '')
    writeFileSync(join(folder, 'project/node_modules/x/x.js'), '')
    writeFileSync(join(folder, 'project/e2e/results/picture.png'), '')
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })

  test('lists what version control keeps', () => {
    expect(listRepositoryFiles(join(folder, 'project'))).toEqual(['.gitignore', 'src/copy.txt', 'src/own.txt'])
  })

  test('finds a copy under another name', () => {
    const found = findCopiedFiles(join(folder, 'project'), ['src/copy.txt', 'src/own.txt'], join(folder, 'original'))
    expect(found).toEqual([expect.stringMatching(/^src\/copy\.txt: a copy of .*data\.csv$/)])
  })
})
