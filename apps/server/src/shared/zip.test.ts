import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readZip } from './testing-zip.ts'
import { makeZip } from './zip.ts'

const ENTRIES = [
  { name: 'ékezet.json', text: '{"name":"Őry Ödön"}' },
  { name: 'empty.json', text: '' },
  { name: 'long.json', text: 'x'.repeat(200_000) },
]

test('each text is found where the directory says', () => {
  const zip = makeZip(ENTRIES, new Date('2026-11-23T10:20:30Z'))
  const read = Object.entries(readZip(zip)).map(([name, text]) => ({ name, text }))
  expect(read).toEqual(ENTRIES)
})

test('another program finds nothing wrong with it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'merleg-zip-'))
  try {
    const path = join(folder, 'made.zip')
    writeFileSync(path, makeZip(ENTRIES, new Date('2026-11-23T10:20:30Z')))
    const code =
      'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), z.namelist(), z.infolist()[0].date_time)'
    const said = execFileSync('python3', ['-c', code, path], { encoding: 'utf8' })
    expect(said.trim()).toBe("None ['ékezet.json', 'empty.json', 'long.json'] (2026, 11, 23, 10, 20, 30)")
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
