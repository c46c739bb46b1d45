import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTableApart } from './read-table-apart.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'table-apart-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function store(bytes: string | Uint8Array): Promise<string> {
  const path = join(folder, 'list')
  await writeFile(path, bytes)
  return path
}

test('a table comes back from the thread, and what is none is refused as it is without', async () => {
  expect(await readTableApart(await store('Cégnév;Város\nAlfa Kft.;Győr\n'))).toEqual({
    rows: [
      ['Cégnév', 'Város'],
      ['Alfa Kft.', 'Győr'],
    ],
    numbers: [1, 2],
  })
  await expect(readTableApart(await store(''))).rejects.toThrow('list.empty')
  await expect(readTableApart(await store('a;'.repeat(70)))).rejects.toThrow('list.too-many-columns')
})

test('a table that takes too long or too much memory is refused, while others are answered', async () => {
  const cells = Array.from({ length: 5000 }, (_, row) => Array.from({ length: 50 }, (_cell, column) => row * column))
  const path = await store(await writeXlsx({ sheets: [{ name: 'a', rows: cells }] }))
  let turns = 0
  const others = setInterval(() => (turns += 1), 1)
  await expect(readTableApart(path, { timeLimitMs: 20 })).rejects.toThrow('list.too-large-unpacked')
  await expect(readTableApart(path, { memoryLimitMb: 16 })).rejects.toThrow('list.too-large-unpacked')
  clearInterval(others)
  expect(turns).toBeGreaterThan(0)
})
