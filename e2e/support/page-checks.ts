import { expect, type Page } from '@playwright/test'
import { AFTER_LAYOUT, LIST_RUNNABLE, LIST_UNREACHABLE, listWhatSticksOut, widenText } from './page-scripts.ts'

/**
 * A desk, a tablet, a phone: the window at each in turn; nothing may be wider than it. Of all phones the narrowest, as the
 * styles make no difference between them.
 */
const WIDTHS = [1440, 768, 360]
const HEIGHT = 900

/** Waits until the section of a report, or whatever else the page is about, is there and no skeleton is left. */
export async function waitForContent(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.locator('[aria-busy=true], [class*=skeleton i]')).toHaveCount(0)
}

/**
 * Fails with the places that stick out where the page scrolls sideways at any width, and at the narrowest also when the
 * text runs wider than here, as it does in the fonts of other machines. Ends at the narrowest.
 */
export async function expectNothingSticksOut(page: Page): Promise<void> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.evaluate(AFTER_LAYOUT)
    found.push(...(await page.evaluate<string[]>(listWhatSticksOut(width))))
  }
  const narrowest = Math.min(...WIDTHS)
  await page.evaluate(widenText(true))
  await page.evaluate(AFTER_LAYOUT)
  const foundWider = await page.evaluate<string[]>(listWhatSticksOut(narrowest))
  found.push(...foundWider.map((place) => `in a wide font: ${place}`))
  await page.evaluate(widenText(false))
  expect.soft(found).toEqual([])
}

/** Every element that a pointer can use can be focused; of a group with arrow keys one is enough. */
export async function expectReachableByKeyboard(page: Page): Promise<void> {
  expect.soft(await page.evaluate<string[]>(LIST_UNREACHABLE)).toEqual([])
}

/** What a page did that only text gone wild would do; empty for one that shows text as text. */
export type Harm = string[]

/** Watches for dialogs, requests to other hosts and refusals of the content security policy, from before the page opens. */
export async function watchForHarm(page: Page, baseUrl: string): Promise<Harm> {
  const harm: Harm = []
  page.on('dialog', (dialog) => {
    harm.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (/^https?:$/.test(protocol) && host !== new URL(baseUrl).host) harm.push(`request: ${request.url()}`)
  })
  await page.exposeFunction('tellRefusal', (what: string) => void harm.push(`content security policy: ${what}`))
  await page.addInitScript(`
    document.addEventListener('securitypolicyviolation', (event) =>
      window.tellRefusal(event.violatedDirective + ' ' + event.blockedURI))`)
  return harm
}

/** Nothing of the hostile texts ran, and none became an element or a link that could run. */
export async function expectNoHarm(page: Page, harm: Harm): Promise<void> {
  expect.soft(harm).toEqual([])
  expect.soft(await page.evaluate<string[]>(LIST_RUNNABLE)).toEqual([])
}
