import { defineConfig } from 'vitest/config'

/**
 * A worker loads the product once and takes file after file, which halves the processor time. So a file leaves nothing
 * behind: what it spied on is put back here, what it started it ends itself.
 */
const inOneProcess = { isolate: false, restoreMocks: true, testTimeout: 60_000 }

/** As the product runs, and twice as fast as modules that Vite rewrites; the interface alone needs to be rewritten. */
const byNode = { experimental: { viteModuleRunner: false, nodeLoader: false } }
const inNode = { ...inOneProcess, ...byNode }

/** Starts PostgreSQL and the template that every worker's own database is cloned from. */
const withDatabase = {
  ...inNode,
  // Rows that come back are held against what their statements declare (packages/db/src/statement.ts).
  env: { MERLEG_CHECK_ROWS: '1' },
  globalSetup: ['packages/db/src/testing-global-setup.ts'],
  testTimeout: 90_000,
  hookTimeout: 180_000,
}

export default defineConfig({
  test: {
    maxWorkers: 3,
    // As what a page or an answer is made of is soon nothing: with little room the young of it are taken for old and copied.
    execArgv: ['--max-semi-space-size=64'],
    passWithNoTests: false,
    projects: [
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'], ...inNode } },
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'], ...inNode } },
      { test: { name: 'i18n', include: ['packages/i18n/src/**/*.test.ts'], ...inNode } },
      { test: { name: 'db', include: ['packages/db/src/**/*.test.ts'], ...withDatabase } },
      { test: { name: 'server', include: ['apps/server/src/**/*.test.ts'], ...withDatabase } },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['apps/web/src/testing-setup.ts'],
          ...inOneProcess,
        },
      },
      {
        test: {
          name: 'house',
          include: ['tools/**/*.test.ts', 'e2e/support/**/*.test.ts', 'bench/**/*.test.ts'],
          testTimeout: 60_000,
          ...byNode,
        },
      },
    ],
  },
})
