import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

describe('a folder', () => {
  let root = ''
  beforeAll(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'merleg-folders-'))
    await writeFile(path.join(root, 'file'), '')
  })
  afterAll(() => rm(root, { recursive: true }))

  test('is made with those above it, once', async () => {
    const folder = path.join(root, 'a', 'b', 'c')
    expect([await makeFolder(folder), await makeFolder(folder)]).toEqual([true, false])
    expect((await stat(folder)).isDirectory()).toBe(true)
  })

  test('made by two at a time is there', async () => {
    const folder = path.join(root, 'd', 'e', 'f')
    expect((await Promise.all([makeFolder(folder), makeFolder(folder)])).filter(Boolean)).toHaveLength(1)
  })

  test.each([
    ['below a file', () => path.join(root, 'file', 'x'), 'ENOTDIR'],
    ['in the place of a file', () => path.join(root, 'file'), 'EEXIST'],
  ])('%s cannot be made', async (_title, folder, code) => {
    await expect(makeFolder(folder())).rejects.toMatchObject({ code, path: folder() })
  })

  test.runIf(process.platform === 'linux')('where nothing can be made is an error, and no endless try', async () => {
    await expect(makeFolder('/proc/nowhere/data')).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
