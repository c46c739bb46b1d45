import { defineConfig } from 'vitest/config'

/** Starts PostgreSQL and the template that every worker's own database is cloned from. */
const withDatabase = {
  globalSetup: ['packages/db/src/testing-global-setup.ts'],
  testTimeout: 90_000,
  hookTimeout: 180_000,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    passWithNoTests: false,
    projects: [
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'] } },
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      { test: { name: 'i18n', include: ['packages/i18n/src/**/*.test.ts'] } },
      { test: { name: 'db', include: ['packages/db/src/**/*.test.ts'], ...withDatabase } },
      { test: { name: 'server', include: ['apps/server/src/**/*.test.ts'], ...withDatabase } },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['apps/web/src/testing-setup.ts'],
          testTimeout: 20_000,
        },
      },
      { test: { name: 'house', include: ['tools/**/*.test.ts', 'e2e/support/**/*.test.ts', 'bench/**/*.test.ts'] } },
    ],
  },
})
