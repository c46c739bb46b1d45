import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { LEGAL_FORMS } from '@merleg/domain/legal-forms'
import { ACTIVITIES } from '@merleg/domain/reference/activities'
import { GFO_FORMS } from '@merleg/domain/reference/gfo-forms'
import { BAND_COLORS } from '@merleg/domain/risk-rating'
import { BALANCE_TITLES } from '@merleg/domain/statement-layouts/balance-titles'
import { INCOME_TITLES } from '@merleg/domain/statement-layouts/income-titles'
import { findCopiedFiles } from './copied-files.ts'
import { findOtherDays } from './day-rules.ts'
import { findFeatureViolations } from './feature-rules.ts'
import { findFolderCycles } from './folder-cycles.ts'
import { findGlossaryViolations, findUnexplainedTerms, type Language } from './glossary-rules.ts'
import { findNameViolations } from './name-rules.ts'
import { listRepositoryFiles, repositoryRoot } from './repository-files.ts'
import { renderHomeWidgetLists } from './home-widget-lists.ts'
import { renderPageAccess } from './page-access-list.ts'
import { renderSectionLists } from './section-lists.ts'
import { findSqlViolations } from './sql-rules.ts'
import { renderTextLists } from './text-lists.ts'
import { findReassurance } from './silence-rules.ts'
import { findTextViolations, flattenTexts } from './text-rules.ts'
import { findUnusedTexts, readAsked } from './unused-texts.ts'

const TEXT_ROOT = 'packages/i18n/src/'
const largestFileBytes = 400_000
const paths = listRepositoryFiles()
const readText = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')

async function importTexts(path: string) {
  const module: unknown = await import(pathToFileURL(join(repositoryRoot, path)).href)
  return typeof module === 'object' && module !== null ? flattenTexts(module) : flattenTexts({})
}

describe('the house', () => {
  test('names say what is inside, in kebab-case, with a known suffix', () => {
    expect(findNameViolations(paths)).toEqual([])
  })

  test('every contract has its routes, its queries and its line in the lists', () => {
    expect(findFeatureViolations(paths, readText)).toEqual([])
  })

  const lists = [
    ...renderSectionLists(),
    ...renderHomeWidgetLists(paths),
    ...renderTextLists(paths, readText),
    renderPageAccess(),
  ]
  test.each(lists)('$path says what it is written from: npm run lists', ({ path, text }) => {
    expect(readText(path)).toBe(text)
  })

  test.each([
    'packages/contract/src/',
    'packages/db/src/',
    'packages/domain/src/',
    'packages/i18n/src/',
    'apps/server/src/features/',
    'apps/server/src/shared/',
    'apps/web/src/features/',
    'apps/web/src/shared/',
  ])('folders under %s do not lean on each other in a circle', (root) => {
    expect(findFolderCycles(root, { paths, readText })).toEqual([])
  })

  test('rows come out of declared statements or the query builder, and inserts name their columns', () => {
    const code = paths.filter((path) => /\.(?:ts|sql)$/.test(path))
    expect(code.flatMap((path) => findSqlViolations(path, readText(path)))).toEqual([])
  })

  test('a day is the same wherever it is read and shown', () => {
    expect(paths.flatMap((path) => findOtherDays(path, readText(path)))).toEqual([])
  })

  test('what reassures names its sources: report/silence says it', async () => {
    const hungarian = paths.filter((path) => /^packages\/i18n\/src\/.+\.hu\.ts$/.test(path))
    const texts = await Promise.all(
      hungarian.map(async (path) => [path.slice(TEXT_ROOT.length, -'.hu.ts'.length), await importTexts(path)] as const),
    )
    expect(findReassurance(new Map(texts))).toEqual([])
  })

  test('no file is larger than 400 kB', () => {
    const large = paths.filter((path) => statSync(join(repositoryRoot, path)).size > largestFileBytes)
    expect(large.filter((path) => path !== 'package-lock.json')).toEqual([])
  })

  test('no file is a copy of downloaded source data', () => {
    const data = process.env['MERLEG_SHARED_DATA'] ?? join(repositoryRoot, '../shared/data')
    expect(findCopiedFiles(repositoryRoot, paths, data)).toEqual([])
  })
})

test('the light theme has the colours of the bands that answers name', () => {
  const [light = ''] = readText('apps/web/src/shared/ui/theme.css').split('dark')
  const shown = Object.keys(BAND_COLORS).map((band) => [band, light.match(`--band-${band}: (#[0-9a-f]{6});`)?.[1]])
  expect(Object.fromEntries(shown)).toEqual(BAND_COLORS)
})

function languageOf(path: string): Language {
  const [, language] = /\.(en|de)\.ts$/.exec(path) ?? []
  return language === 'en' || language === 'de' ? language : 'hu'
}

describe('the texts', () => {
  const files = paths.filter((path) => /^packages\/i18n\/src\/.+\.(hu|en|de)\.ts$/.test(path))
  const sources = files.filter((path) => path.endsWith('.hu.ts'))

  test('exist in three languages each', () => {
    const expected = sources.flatMap((path) =>
      ['.de.ts', '.en.ts', '.hu.ts'].map((ending) => path.replace('.hu.ts', ending)),
    )
    expect([...files].sort()).toEqual(expected.sort())
  })

  test.each(sources)('%s says the same in English and German', async (path) => {
    const source = await importTexts(path)
    for (const ending of ['.en.ts', '.de.ts']) {
      const translation = await importTexts(path.replace('.hu.ts', ending))
      expect(findTextViolations(source, translation), ending).toEqual([])
    }
  })

  test('are asked for by some code', async () => {
    const codes = paths.filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith(TEXT_ROOT),
    )
    const asked = readAsked(codes.map(readText))
    const unused = await Promise.all(
      sources.map(async (path) =>
        findUnusedTexts((await importTexts(path)).keys(), asked).map((key) => `${path} ${key}`),
      ),
    )
    expect(unused.flat()).toEqual([])
  })

  test.each(files)('%s keeps to the glossary', async (path) => {
    expect(findGlossaryViolations(languageOf(path), await importTexts(path))).toEqual([])
  })

  test.each(['hu', 'en', 'de'] as const)(
    'the names of forms, activities and lines in %s keep to it too',
    (language) => {
      const place = ['hu', 'en', 'de'].indexOf(language)
      const lines = Object.entries({ ...BALANCE_TITLES, ...INCOME_TITLES })
      const names = [
        ...LEGAL_FORMS.map(({ key, name }) => [key, name[language]] as const),
        ...GFO_FORMS.map(({ code, title }) => [`GFO ${code}`, title[language]] as const),
        // Official titles in Hungarian and English; the German ones are those of Germany and Austria.
        ...(language === 'de' ? ACTIVITIES.map(({ code, title }) => [code, title.de] as const) : []),
        ...lines.map(([key, titles]) => [key, titles.split('|')[place] ?? ''] as const),
      ]
      expect(findGlossaryViolations(language, new Map(names))).toEqual([])
    },
  )

  test('the glossary has every term that its rules send to', () => {
    expect(findUnexplainedTerms(readText('docs/glossary.md'))).toEqual([])
  })
})
