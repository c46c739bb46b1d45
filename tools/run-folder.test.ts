import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeRunFolder, removeAbandoned } from './run-folder.ts'

test('each run has a folder of its own, which other accounts may pass', () => {
  const folders = [makeRunFolder(), makeRunFolder()]
  onTestFinished(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))
  expect(new Set(folders).size).toBe(2)
  for (const folder of folders) expect(statSync(folder).mode & 0o777).toBe(0o755)
})

test('what a killed run left is removed; that of a running one and of others stays', () => {
  const root = mkdtempSync(join(tmpdir(), 'merleg-run-folder-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const ended = spawnSync('true').pid
  const [abandoned, used, another] = [`merleg-tests-${ended}-a`, `merleg-tests-${process.pid}-b`, 'merleg-tests-notes']
  for (const name of [abandoned, used, another]) {
    mkdirSync(join(root, name))
    writeFileSync(join(root, name, 'file'), '')
  }
  removeAbandoned(root)
  expect([abandoned, used, another].map((name) => existsSync(join(root, name)))).toEqual([false, true, true])
})
