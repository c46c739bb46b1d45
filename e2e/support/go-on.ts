import type { Page } from '@playwright/test'

/**
 * Opens an address of the interface. Only the first one of a page loads the scripts; to others it goes as links do, and
 * is there when they are drawn. The router stands in the window for the tools of its makers.
 */
export async function goOn(page: Page, path: string): Promise<void> {
  const isLoaded = await page.evaluate<boolean>(`'__TSR_ROUTER__' in window`)
  if (!isLoaded || page.url().endsWith(path)) {
    await page.goto(path)
    return
  }
  await page.evaluate(`(async () => {
    const router = window.__TSR_ROUTER__
    const drawn = new Promise((resolve) => {
      const stop = router.subscribe('onRendered', () => { stop(); resolve() })
    })
    await router.navigate({ href: ${JSON.stringify(path)} })
    await drawn
  })()`)
}
