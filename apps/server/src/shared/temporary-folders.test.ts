import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTemporaryFolders } from './temporary-folders.ts'

let dataDir: string
let root: string
const others: ChildProcess[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'merleg-temporary-'))
  root = join(dataDir, 'tmp')
})
afterEach(async () => {
  for (const other of others.splice(0)) other.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

/** Another process that has a folder with a file in it. */
async function beginOther(): Promise<{ process: ChildProcess; folder: string }> {
  const code = `
    const { createTemporaryFolders } = await import(${JSON.stringify(import.meta.resolve('./temporary-folders.ts'))})
    const { writeFileSync } = await import('node:fs')
    const folder = await createTemporaryFolders(process.argv[1]).make()
    writeFileSync(folder + '/file', 'Őry Ödön')
    console.log(folder)
    setInterval(() => undefined, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '-e', code, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  others.push(other)
  let folder = ''
  for await (const piece of other.stdout) {
    folder += String(piece)
    if (folder.endsWith('\n')) break
  }
  return { process: other, folder: folder.trim() }
}

test('work has a folder of its own that nobody else may read, and that is gone at the end', async () => {
  const folders = createTemporaryFolders(dataDir)
  const seen: string[] = []
  await folders.use(async (folder) => {
    seen.push(folder)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    expect((await stat(root)).mode & 0o777).toBe(0o700)
    await writeFile(join(folder, 'file'), 'a')
  })
  await expect(folders.use(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(seen).toHaveLength(1)
  expect(await readdir(root)).toEqual([])
})

test('what a killed process left is removed, what a running one uses stays', async () => {
  const running = await beginOther()
  const killed = await beginOther()
  const own = await createTemporaryFolders(dataDir).make()
  expect(await readdir(root)).toHaveLength(3)
  killed.process.kill('SIGKILL')
  await once(killed.process, 'exit')
  await createTemporaryFolders(dataDir).removeAbandoned()
  const left = [basename(running.folder), basename(own)]
  expect((await readdir(root)).toSorted()).toEqual(left.toSorted())
  expect(await readdir(running.folder)).toEqual(['file'])
})

test('of two that begin together none removes what the other one has', async () => {
  const [one, two] = await Promise.all([beginOther(), beginOther()])
  expect(await readdir(one.folder)).toEqual(['file'])
  expect(await readdir(two.folder)).toEqual(['file'])
})

test('a process id that was given again, also to this process, keeps nothing', async () => {
  const own = basename(await createTemporaryFolders(dataDir).make())
  const other = basename((await beginOther()).folder)
  const former = [own, other].map((name) => name.replace(/-\w+-\w+$/, '-123456784711-abcdef'))
  for (const name of former) await mkdir(join(root, name))
  await createTemporaryFolders(dataDir).removeAbandoned()
  expect((await readdir(root)).toSorted()).toEqual([own, other].toSorted())
})

test('of other machines with the same data folder that is removed which shows no sign of life', async () => {
  const own = basename(await createTemporaryFolders(dataDir).make())
  const elsewhere = (random: string) => own.replace(/^\w+(-.*-)\w+$/, `00000000$1${random}`)
  const [silent, lively] = [elsewhere('a'), elsewhere('b')]
  for (const name of [silent, lively]) await mkdir(join(root, name))
  const before = new Date(Date.now() - 2 * 3_600_000)
  await utimes(join(root, silent), before, before)
  await createTemporaryFolders(dataDir).removeAbandoned()
  expect((await readdir(root)).toSorted()).toEqual([own, lively].toSorted())
})

test('before there was any folder there is nothing to remove', async () => {
  await createTemporaryFolders(dataDir).removeAbandoned()
  expect(await readdir(dataDir)).toEqual([])
})
