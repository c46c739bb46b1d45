import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

const RECEIVER = 'https://faults.example'

/** A service that takes reports, as far as the browser can tell. */
async function startReceiver(page: Page): Promise<{ bodies: string[] }> {
  const bodies: string[] = []
  await page.route(`${RECEIVER}/**`, async (route) => {
    bodies.push(route.request().postData() ?? '')
    await route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } })
  })
  return { bodies }
}

/** The page as a server hands it out that has `MERLEG_ERROR_DSN`; counts how often it was loaded. */
async function reportTo(page: Page): Promise<{ loads: number }> {
  const seen = { loads: 0 }
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      seen.loads += 1
      const answer = await route.fetch()
      const dsn = `${RECEIVER.replace('://', '://testkey@')}/42`
      const settings = JSON.stringify({ dsn, release: 'merleg@0.1.0' })
      const policy = answer.headers()['content-security-policy'] ?? ''
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('"errorReports":null', `"errorReports":${settings}`),
        headers: {
          ...answer.headers(),
          'content-security-policy': policy.replace("connect-src 'self'", `connect-src 'self' ${RECEIVER}`),
        },
      })
    },
  )
  return seen
}

async function readToldId(page: Page): Promise<string> {
  const text = await page
    .getByText(/Hibaazonosító: /)
    .first()
    .innerText()
  return /Hibaazonosító: (\S+)/.exec(text)?.[1] ?? ''
}

test('an answer that cannot be read is reported under the id that its reader is told, and nothing of him', async ({
  page,
}) => {
  await reportTo(page)
  const receiver = await startReceiver(page)
  await page.route('**/api/settings', (route) => route.fulfill({ json: { note: 'Titkos Tamás' } }))
  await page.goto('/profile-settings?query=Titkos')
  const id = await readToldId(page)
  await expect.poll(() => receiver.bodies.length).toBe(1)
  const [body = ''] = receiver.bodies
  expect(body).toContain(id)
  expect(body).toContain('GET /api/settings')
  expect(body).not.toMatch(/Titkos|demo@|Bearer|127\.0\.0\.1/)
})

test('a part of the program that is not there loads the page anew once, and is reported then', async ({
  page,
  complaints,
}) => {
  const seen = await reportTo(page)
  const receiver = await startReceiver(page)
  await page.goto('/send-message')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/assets/credits.page-*.js', (route) => route.abort())
  await page.goto('/credits')
  await expect(page.getByRole('heading', { name: 'Váratlan hiba történt' })).toBeVisible()
  const id = await readToldId(page)
  expect(seen.loads).toBe(3)
  await expect.poll(() => receiver.bodies.join('')).toContain(id)
  expect(receiver.bodies).toHaveLength(1)
  expect(receiver.bodies[0]).toContain('Failed to fetch dynamically imported module')
  // The browser says so too.
  complaints.length = 0
})

test('without a receiver the program that reports is not even loaded', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('**/api/settings', (route) => route.fulfill({ json: {} }))
  await page.goto('/profile-settings')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(asked.filter((url) => url.includes('send-reports'))).toEqual([])
  await expect(page.getByText(/Hibaazonosító/)).toBeHidden()
})

test.describe('before the login', () => {
  test.use({ account: null })

  test('the program that reports is loaded by a fault alone', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await reportTo(page)
    const receiver = await startReceiver(page)
    await page.goto('/login')
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('send-reports'))).toEqual([])
    await page.evaluate(
      "setTimeout(() => { dispatchEvent(new ErrorEvent('error', { error: new RangeError('Invalid time value') })) })",
    )
    await expect.poll(() => receiver.bodies.join('')).toContain('Invalid time value')
  })
})
