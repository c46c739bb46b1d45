import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const program = fileURLToPath(new URL('../../main.cli.ts', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'merleg-download-command-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

function run(...words: string[]): Promise<{ exitCode: number; errors: string }> {
  const env = { ...process.env, MERLEG_DATA_DIR: folder, NODE_NO_WARNINGS: '1' }
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...words], { env }, (_error, _output, errors) => {
      resolve({ exitCode: child.exitCode ?? -1, errors })
    })
    child.stdin?.end()
  })
}

test.each([
  [['download', 'nowhere'], '"nowhere" cannot be downloaded. Sources: rik-ee'],
  [['update', 'nowhere'], '"nowhere" cannot be downloaded. Sources: rik-ee'],
  [['download'], "missing required argument 'source'"],
])('%j is wrong use', async (words, message) => {
  const { exitCode, errors } = await run(...words)
  expect([exitCode, errors]).toEqual([2, expect.stringContaining(message)])
})

test('the licence is shown, and without somebody who accepts it nothing is downloaded', async () => {
  const { exitCode, errors } = await run('download', 'rik-ee')
  expect(errors).toContain('rik-ee is published under: CC BY 4.0\n  https://')
  expect([exitCode, errors]).toEqual([2, expect.stringContaining('give --accept-licence')])
  expect(await readdir(folder)).toEqual([])
})
