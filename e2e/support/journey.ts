import { type ConsoleMessage, test as base } from '@playwright/test'
import type { Locale } from '@merleg/domain/locale'
import { type DemoCompanies, findDemoCompanies } from './demo-companies.ts'
import { demoAccounts, fetchToken, storageOf } from './sign-in.ts'

type AccountName = keyof typeof demoAccounts

type JourneyOptions = {
  /** Who is signed in when a page is opened; null for nobody. */
  account: AccountName | null
  language: Locale
}
type JourneyFixtures = JourneyOptions & {
  /** What the pages complained of; a journey ends with none. */
  complaints: string[]
}
type WorkerFixtures = {
  baseUrl: string
  tokens: Readonly<Record<AccountName, string>>
  companies: DemoCompanies
}

/** A journey: signed in as the full demo account, in Hungarian, unless `test.use` says otherwise. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  account: ['full', { option: true }],
  language: ['hu', { option: true }],
  // As in the configuration, which wrote the port there.
  baseUrl: [`http://127.0.0.1:${process.env['MERLEG_E2E_PORT'] ?? ''}`, { option: true, scope: 'worker' }],
  tokens: [
    async ({ baseUrl }, use) => {
      const [full, basic] = await Promise.all([
        fetchToken(baseUrl, demoAccounts.full),
        fetchToken(baseUrl, demoAccounts.basic),
      ])
      await use({ full, basic })
    },
    { scope: 'worker' },
  ],
  companies: [
    async ({ baseUrl, tokens }, use) => {
      await use(await findDemoCompanies({ baseUrl, token: tokens.full }))
    },
    { scope: 'worker' },
  ],
  storageState: async ({ account, language, tokens, baseUrl }, use) => {
    await use(storageOf(baseUrl, account === null ? null : tokens[account], language))
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      const hearError = (error: Error) => void complaints.push(error.message)
      const hearMessage = (message: ConsoleMessage) => {
        // Refusals that a journey provokes are told by the browser too.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          complaints.push(message.text())
        }
      }
      page.on('pageerror', hearError).on('console', hearMessage)
      await use(complaints)
      page.off('pageerror', hearError).off('console', hearMessage)
      base.expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
