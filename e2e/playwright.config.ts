import { defineConfig } from '@playwright/test'
import { findChromium } from './support/find-chromium.ts'
import { findFreePort } from './support/test-server.ts'

// Rows that the server reads are held against what its statements declare.
process.env['MERLEG_CHECK_ROWS'] ??= '1'
// Every worker reads this file again: the port of the first reading holds for all.
const port = (process.env['MERLEG_E2E_PORT'] ??= String(await findFreePort()))
process.env['MERLEG_E2E_OIDC_PORT'] ??= String(await findFreePort())
const browser = await findChromium()
// A page lives for a second or two: compiling its scripts in the two upper tiers takes more than it gains.
const args = [...(browser.args ?? []), '--js-flags=--no-maglev,--no-opt', '--disable-site-isolation-trials']

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: 'results/artifacts',
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // One more than processors: a journey waits for a third of its time.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    // Emptied of what the journey before left. A process of the browser for each journey takes as long as a page does.
    reuseContext: true,
    // Names of files that are saved: without a locale the browser calls all of them "download".
    launchOptions: { ...browser, args, env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' } },
    locale: 'hu-HU',
    timezoneId: 'Europe/Budapest',
    viewport: { width: 1440, height: 900 },
    // A judgement of contrast takes a second, in which a message may begin to fade away.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording each step takes more than it tells in most runs: `--trace retain-on-failure` where one is looked into.
    trace: 'off',
    actionTimeout: 10_000,
  },
})
