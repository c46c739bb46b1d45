import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findCopiedFiles } from './copied-files.ts'
import { findFeatureViolations } from './feature-rules.ts'
import { findNameViolations } from './name-rules.ts'
import { listRepositoryFiles, repositoryRoot } from './repository-files.ts'
import { findTextViolations, flattenTexts } from './text-rules.ts'

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

  test('no file is larger than 400 kB', () => {
    const large = paths.filter((path) => statSync(join(repositoryRoot, path)).size > largestFileBytes)
    expect(large.filter((path) => path !== 'package-lock.json')).toEqual([])
  })

  test('no file is a copy of downloaded source data', () => {
    const data = process.env['MERLEG_SHARED_DATA'] ?? join(repositoryRoot, '../shared/data')
    expect(findCopiedFiles(repositoryRoot, paths, data)).toEqual([])
  })
})

describe('the texts', () => {
  const dictionaries = paths.filter((path) => /^packages\/i18n\/src\/.+\.(hu|en|de)\.ts$/.test(path))
  const sources = dictionaries.filter((path) => path.endsWith('.hu.ts'))

  test('exist in three languages each', () => {
    const expected = sources.flatMap((path) =>
      ['.de.ts', '.en.ts', '.hu.ts'].map((ending) => path.replace('.hu.ts', ending)),
    )
    expect([...dictionaries].sort()).toEqual(expected.sort())
  })

  test.each(sources)('%s says the same in English and German', async (path) => {
    const source = await importTexts(path)
    for (const ending of ['.en.ts', '.de.ts']) {
      const translation = await importTexts(path.replace('.hu.ts', ending))
      expect(findTextViolations(source, translation), ending).toEqual([])
    }
  })
})
