import { reportPage } from '@merleg/contract/pages'
import { expect, test } from './support/journey.ts'

/** A page that was never opened asks for so much, whatever the section; home for most: each of its parts has a call. */
const MOST_REQUESTS = 26
const MOST_SHIFT = 0.05

const WATCH = `window.shifts = []
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts.push(entry.value)
}).observe({ type: 'layout-shift', buffered: true })`

type Steady = {
  readonly name: string
  readonly path: (companyId: string) => string
  readonly isPublic?: true
  /** What the page is about: it waits for this. */
  readonly sight: string
}

const PAGES: readonly Steady[] = [
  { name: 'login', path: () => '/login', isPublic: true, sight: 'form' },
  { name: 'home', path: () => '/', sight: 'main section' },
  { name: 'results', path: () => '/quick/search?query=kft', sight: 'main table' },
  { name: 'summary', path: (id) => reportPage(id, 'summary'), sight: 'svg[data-chart]' },
  { name: 'company-data', path: (id) => reportPage(id, 'company-data'), sight: 'main [role=tabpanel] section' },
  { name: 'financial-summary', path: (id) => reportPage(id, 'financial-summary'), sight: 'main table' },
]

for (const { name, path, isPublic, sight } of PAGES)
  test.describe(`${name}, never opened before`, () => {
    if (isPublic) test.use({ account: null })
    test('asks for few files', async ({ page, companies }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goto(path(companies.rich.companyId))
      await expect(page.locator(sight).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)
    })

    for (const width of [390, 1024, 1440])
      test(`is pushed by nothing once it is seen, ${width} pixels wide`, async ({ page, companies }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.addInitScript(WATCH)
        await page.goto(path(companies.rich.companyId))
        await expect(page.locator(sight).first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        // The banner of made-up data is among what must not push.
        if (!isPublic) await expect(page.getByText(/kitalált/).first()).toBeVisible()
        const shifts = await page.evaluate<number[]>('window.shifts')
        expect(
          shifts.reduce((sum, shift) => sum + shift, 0),
          shifts.join(', '),
        ).toBeLessThanOrEqual(MOST_SHIFT)
      })
  })
