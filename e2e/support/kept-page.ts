import type { Page } from '@playwright/test'
import { test as journey } from './journey.ts'

/** Menus, suggestions and windows belong to no address. */
const IS_COVERED = `[...document.querySelectorAll('[role=dialog], [role=menu], [role=listbox]')]
  .some((element) => element.checkVisibility())`

type KeptPage = { readonly look: string; readonly page: Page }

/**
 * A journey that only looks and leaves nothing behind. It goes on in the page of the look before, as long as the
 * reader, the language, the window and its motion are the same; what stands open over a page is left behind.
 */
export const test = journey.extend<object, { kept: { last: KeptPage | null } }>({
  kept: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures there
    async ({}, use) => {
      const kept = { last: null }
      await use(kept)
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, kept, account, language, viewport, colorScheme, contextOptions }, use) => {
    const look = JSON.stringify({ account, language, viewport, colorScheme, contextOptions })
    if (kept.last?.look !== look) {
      await kept.last?.page.context().close()
      kept.last = { look, page: await (await browser.newContext()).newPage() }
    }
    const { page } = kept.last
    await use(page)
    // The next look begins without drafts, and with the pointer outside, as a new page does.
    await page.evaluate('sessionStorage.clear()')
    await page.mouse.move(-1, -1)
    if (await page.evaluate<boolean>(IS_COVERED)) await page.goto('about:blank')
  },
})

export { expect } from '@playwright/test'
