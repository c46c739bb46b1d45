import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type KeptRatios, readKeptRatios, writeKeptRatios } from './kept-ratios.ts'
import { toKept, toQuickTable } from './quick-table.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merleg-ratios-'))
})
afterAll(() => rm(folder, { recursive: true }))

const KEPT: KeptRatios = {
  commit: 'abc',
  date: '2026-11-22',
  machine: {
    cpu: 'a processor',
    cores: 2,
    memoryGb: 8,
    diskGb: 100,
    syncMs: 0.1,
    system: 'linux',
    node: 'v24',
    loadBefore: 0.2,
  },
  companies: 10_000,
  ratios: {
    autocomplete: { median: 4, low: 3.9, high: 4.2 },
    'said "so"': { median: 1, low: 1, high: 1 },
    gone: { median: 2, low: 2, high: 2 },
  },
}

test('ratios are kept as a line each and read again', async () => {
  const file = join(folder, 'kept.json')
  await writeKeptRatios(KEPT, file)
  expect(await readKeptRatios(file)).toEqual(KEPT)
  expect(await readFile(file, 'utf8')).toContain('\n    "autocomplete": { "median": 4, "low": 3.9, "high": 4.2 },\n')
})

test('none are kept in the beginning; a file that is none is a fault', async () => {
  expect(await readKeptRatios(join(folder, 'absent.json'))).toBeNull()
  await writeFile(join(folder, 'broken.json'), '{}')
  await expect(readKeptRatios(join(folder, 'broken.json'))).rejects.toThrow()
})

test('the table puts each ratio beside the kept one and says what grew and what is gone', () => {
  const found = [
    { name: 'autocomplete', floor: 'f', pairs: [10, 11, 12].map((oursMs) => ({ oursMs, floorMs: 1 })) },
    { name: 'said "so"', floor: 'f', pairs: [{ oursMs: 1, floorMs: 1 }] },
    { name: 'load', floor: 'COPY', pairs: [{ oursMs: 6, floorMs: 2 }] },
  ]
  const { head, rows } = toQuickTable(found, KEPT)
  expect(head[5]).toBe('kept (2026-11-22, abc)')
  expect(rows).toEqual([
    ['autocomplete', '11.00', 'f', '1.00', '11 (10–12)', '4 (3.9–4.2)', '**grew**'],
    ['said "so"', '1.00', 'f', '1.00', '1 (1–1)', '1 (1–1)', ''],
    ['load', '6.00', 'COPY', '2.00', '3 (3–3)', '', 'new'],
    ['gone', '', '', '', '', '2 (2–2)', 'gone'],
  ])
  expect(toKept(found)['load']).toEqual({ median: 3, low: 3, high: 3 })
})
