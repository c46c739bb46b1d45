import { reportPage } from '@merleg/contract/pages'
import { expect, test } from './support/journey.ts'

/**
 * A page that was never opened asks for so much, whatever the section; home for most: each of its parts has a call. The
 * frame is in files of its own, which the login page does without.
 */
const MOST_REQUESTS = 28
const MOST_SHIFT = 0.05

/** Each shift, and for the message what was pushed, from where to where. */
const WATCH = `window.shifts = []
const rect = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
const name = (node) => (node?.textContent ?? '').slice(0, 40)
new PerformanceObserver((list) => {
  for (const { hadRecentInput, value, sources, startTime } of list.getEntries())
    if (!hadRecentInput)
      window.shifts.push({
        value,
        pushed: sources.map(
          ({ node, previousRect, currentRect }) =>
            Math.round(startTime) + ' ms: ' + name(node) + ': ' + rect(previousRect) + ' > ' + rect(currentRect),
        ),
      })
}).observe({ type: 'layout-shift', buffered: true })`

type Shift = { readonly value: number; readonly pushed: readonly string[] }

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
    // What the home page knows of earlier work is among what must not push; another browser did that work.
    if (name === 'home')
      test.beforeEach(async ({ browser, storageState, companies }) => {
        const other = await browser.newContext(storageState === undefined ? {} : { storageState })
        const page = await other.newPage()
        await page.goto(reportPage(companies.rich.companyId, 'summary'))
        await expect(page.locator('svg[data-chart]').first()).toBeVisible()
        await other.close()
      })
    for (const width of [390, 1024, 1440])
      test(`asks for few files, and is pushed by nothing once it is seen, ${width} pixels wide`, async ({
        page,
        companies,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.addInitScript(WATCH)
        const asked: string[] = []
        page.on('request', (request) => asked.push(new URL(request.url()).pathname))
        await page.goto(path(companies.rich.companyId))
        await expect(page.locator(sight).first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)
        // The banner of made-up data is among what must not push.
        if (!isPublic) await expect(page.getByText(/kitalált/).first()).toBeVisible()
        const shifts = await page.evaluate<Shift[]>('window.shifts')
        expect(
          shifts.reduce((sum, { value }) => sum + value, 0),
          shifts.flatMap(({ value, pushed }) => [String(value), ...pushed]).join('\n'),
        ).toBeLessThanOrEqual(MOST_SHIFT)
      })
  })
