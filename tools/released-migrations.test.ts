import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listKeptReleases, withKeptRelease } from '../apps/server/src/app/releases/testing-kept-releases.ts'
import { defaultDirectory, readMigrations } from '../packages/db/src/migration-files.ts'
import { findChangedMigrations, findLateMigrations, listReleases } from './released-migrations.ts'
import { repositoryRoot } from './repository-files.ts'

const read = (path: string): string => readFileSync(join(repositoryRoot, path), 'utf8')
const one = { version: 1, name: 'register', checksum: 'a' }
const two = { version: 3, name: 'accounts', checksum: 'b' }

describe('what was released', () => {
  test.each([
    ['a later one beside them', [one, two, { version: 4, name: 'new', checksum: 'c' }], []],
    ['one that is gone', [one], ['3 (accounts) is gone: add a migration that undoes it']],
    [
      'one that was edited',
      [{ ...one, checksum: 'x' }, two],
      ['1 (register) was edited: undo that and add a migration'],
    ],
    ['one with another name', [one, { ...two, name: 'x' }], ['3 (accounts) is called x: name it as it was']],
  ])('%s', (_title, files, faults) => expect(findChangedMigrations([one, two], files)).toEqual(faults))

  test('one that was put between them', () => {
    const between = { version: 2, name: 'between', checksum: 'c' }
    expect(findLateMigrations([one, two], [one, between, two])).toEqual([
      '2 (between) was added below 3, which was released',
    ])
  })
})

test.each(listKeptReleases())('the migrations of release %s are what they were', async (version) => {
  const files = await readMigrations(defaultDirectory)
  const released = await withKeptRelease(version, async (_folder, { migrations }) => migrations)
  expect([...findChangedMigrations(released, files), ...findLateMigrations(released, files)]).toEqual([])
})

test('of every release in the changelog a database is kept, and of no other', () => {
  const releases = listReleases(read('CHANGELOG.md'))
  expect(listKeptReleases().toSorted()).toEqual(releases.toSorted())
  expect(releases.length).toBeGreaterThan(0)
})

test('a database that is kept says which release made it, as both packages do', async () => {
  const [newest] = listReleases(read('CHANGELOG.md'))
  for (const path of ['package.json', 'apps/server/package.json'])
    expect(JSON.parse(read(path))).toMatchObject({ version: newest })
  for (const version of listKeptReleases())
    expect(await withKeptRelease(version, async (_folder, { appVersion }) => appVersion)).toBe(version)
})
