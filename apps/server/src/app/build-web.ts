import { spawn } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
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
  if ((timeOf(page) ?? 0) >= newestChange()) return outDir
  say('Building the interface …')
  await runVite(signal)
  return outDir
}

/** At once: asked one by one, thousands of files would take several times as long, and nobody else waits yet. */
function newestChange(): number {
  return Math.max(...SOURCES.map((source) => newestIn(join(ROOT, source))))
}

function newestIn(path: string): number {
  const info = statSync(path, { throwIfNoEntry: false })
  if (info?.isDirectory() !== true) return info?.mtimeMs ?? 0
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .reduce((newest, entry) => Math.max(newest, timeOf(join(entry.parentPath, entry.name)) ?? 0), 0)
}

function timeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null
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
