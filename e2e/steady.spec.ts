import { expect, test } from './support/journey.ts'

/** A page that was never opened asks for so many files, whatever the section. */
const MOST_REQUESTS = 25
const MOST_SHIFT = 0.05

const WATCH = `window.shifts = []
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts.push(entry.value)
}).observe({ type: 'layout-shift', buffered: true })`

test('a cold report asks for few files', async ({ page, companies }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`/report/${companies.rich.companyId}/summary`)
  await expect(page.locator('svg[data-chart]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)
})

for (const width of [390, 1024, 1440])
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 } })
    for (const section of ['summary', 'company-data', 'financial-report-summary'])
      test(`nothing pushes the ${section} once it is seen`, async ({ page, companies }) => {
        await page.addInitScript(WATCH)
        await page.goto(`/report/${companies.rich.companyId}/${section}`)
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
        await page.waitForLoadState('networkidle')
        // The banner of made-up data is among what must not push.
        await expect(page.getByText(/kitalált/).first()).toBeVisible()
        const shifts = await page.evaluate<number[]>('window.shifts')
        expect(
          shifts.reduce((sum, shift) => sum + shift, 0),
          shifts.join(', '),
        ).toBeLessThanOrEqual(MOST_SHIFT)
      })
  })
