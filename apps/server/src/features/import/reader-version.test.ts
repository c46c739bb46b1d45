import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashProgram } from './reader-version.ts'
import { useSourceFolders } from './testing-source-files.ts'

const writeFolder = useSourceFolders()

test.each([
  ['reads.ts', true],
  ['classes.json', true],
  ['reads.test.ts', false],
  ['testing-reads.ts', false],
  ['notes.md', false],
])('another %s is another program: %s', async (name, isOther) => {
  const folder = await writeFolder({ 'reads.ts': '1', [name]: '1' })
  const before = await hashProgram([folder])
  await writeFile(join(folder, name), '2')
  expect((await hashProgram([folder])) !== before).toBe(isOther)
})
