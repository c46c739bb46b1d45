import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { CommandError } from '../shared/cli/command-error.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const WEB = join(ROOT, 'apps/web')
const SOURCES = [
  'apps/web/src',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/chunk-layers.ts',
  'apps/web/preload-fonts.ts',
  'packages/domain/src',
  'packages/contract/src',
  'packages/i18n/src',
  'package-lock.json',
]

/** The folder of the built interface; builds it when it is missing or older than its sources. `signal` ends the build. */
export async function ensureWebBuilt(say: (text: string) => void, signal: AbortSignal): Promise<string> {
  const outDir = join(WEB, 'dist')
  const page = join(outDir, 'index.html')
  if (existsSync(page) && (await stat(page)).mtimeMs >= (await newestChange())) return outDir
  say('Building the interface …')
  await runVite(signal)
  return outDir
}

async function newestChange(): Promise<number> {
  const times = await Promise.all(SOURCES.map((source) => newestIn(join(ROOT, source))))
  return Math.max(...times)
}

async function newestIn(path: string): Promise<number> {
  if (!existsSync(path)) return 0
  const info = await stat(path)
  if (!info.isDirectory()) return info.mtimeMs
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const times = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).mtimeMs),
  )
  return Math.max(0, ...times)
}

async function runVite(signal: AbortSignal): Promise<void> {
  const vite = spawn(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: WEB,
    // Whatever the caller runs as (a test, say): what is built is what customers get.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  })
  vite.on('error', () => undefined)
  let output = ''
  vite.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise<number | null>((done) => vite.on('close', done))
  signal.throwIfAborted()
  if (code !== 0) throw new CommandError(`The interface could not be built:\n${output}`)
}
