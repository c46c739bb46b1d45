import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium, type LaunchOptions } from 'playwright-core'
import { type BundledChromium, unpackBundledChromium } from './bundled-chromium.ts'

type Candidate = { readonly executablePath: string; readonly env?: Readonly<Record<string, string>> }

const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const programNames = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome']
const usualPlaces = [
  '/opt/google/chrome/chrome',
  '/usr/lib/chromium/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * How to launch a Chromium that starts on this machine: `CHROMIUM_PATH`, an installed one, the one of the npm package,
 * or Playwright's own, downloaded if need be. Sandboxed where the system lets it be and the user is not root.
 * @throws when `CHROMIUM_PATH` names one that does not start, or when none does
 */
export async function findChromium(): Promise<LaunchOptions> {
  const failures: string[] = []
  for await (const candidate of listCandidates()) {
    for (const chromiumSandbox of process.getuid?.() === 0 ? [false] : [true, false]) {
      const options = toLaunchOptions(candidate, chromiumSandbox)
      const failure = await findLaunchFailure(options)
      if (failure === null) return options
      failures.push(`${candidate.executablePath}: ${failure}`)
    }
  }
  throw new Error(`No Chromium starts here. Set CHROMIUM_PATH to one that does.\n${failures.join('\n')}`)
}

async function* listCandidates(): AsyncGenerator<Candidate> {
  const bundled = await unpackBundledChromium()
  // The same letters on every machine, whatever it has installed; unless somebody wants to see others.
  const fontSettingsFile = process.env['FONTCONFIG_FILE'] ?? bundled?.fontSettingsFile
  const fonts = fontSettingsFile === undefined ? {} : { FONTCONFIG_FILE: fontSettingsFile }
  for (const { executablePath, env } of listBrowsers(bundled)) yield { executablePath, env: { ...env, ...fonts } }
}

function* listBrowsers(bundled: BundledChromium | null): Generator<Candidate> {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen !== undefined && chosen !== '') {
    yield { executablePath: chosen }
    return
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const installed = programNames.flatMap((name) => folders.map((folder) => join(folder, name)))
  yield* [...installed, ...usualPlaces].filter((path) => existsSync(path)).map((executablePath) => ({ executablePath }))
  if (bundled !== null) {
    const { executablePath, libraryFolder } = bundled
    // As it is, then with the libraries that it brings, for systems that lack them.
    yield* [{ executablePath }, { executablePath, env: { LD_LIBRARY_PATH: libraryFolder } }]
  }
  const own = chromium.executablePath()
  if (!existsSync(own)) downloadOwn()
  if (existsSync(own)) yield { executablePath: own }
}

function downloadOwn(): void {
  const command = join(dirname(createRequire(import.meta.url).resolve('playwright-core/package.json')), 'cli.js')
  spawnSync(process.execPath, [command, 'install', '--no-shell', 'chromium'], { stdio: 'inherit' })
}

function toLaunchOptions({ executablePath, env }: Candidate, chromiumSandbox: boolean): LaunchOptions {
  return { executablePath, args, chromiumSandbox, env: { ...process.env, ...env } }
}

async function findLaunchFailure(options: LaunchOptions): Promise<string | null> {
  try {
    const browser = await chromium.launch({ ...options, timeout: 30_000 })
    const page = await browser.newPage()
    await page.goto('data:text/html,ready')
    await browser.close()
    return null
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  }
}
