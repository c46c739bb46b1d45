import { reportPage } from '@merleg/contract/pages'
import type { Page } from '@playwright/test'
import { goOn } from '../support/go-on.ts'
import { expect, test } from '../support/journey.ts'
import { expectNoHarm, expectNothingSticksOut, waitForContent, watchForHarm } from '../support/page-checks.ts'
import { listSections } from '../support/report-pages.ts'
import { SEEDED } from '../support/seed/seeded-companies.ts'

/** Opens what is closed, so that the texts inside are shown too; the largest pages have more than needs be opened. */
async function openEverything(page: Page): Promise<void> {
  const closed = page.getByRole('main').locator('button[aria-expanded=false]').filter({ visible: true })
  for (let opened = 0; opened < 25 && (await closed.count()) > opened; opened += 1) {
    await closed.nth(opened).click()
    await page.keyboard.press('Escape')
  }
}

for (const { name, language } of [
  { name: 'hostile', language: 'hu' },
  { name: 'hostileNonprofit', language: 'de' },
] as const) {
  test.describe(`${name}, ${language}`, () => {
    test.use({ language })

    test('every section shows hostile text as text', async ({ page, baseUrl, tokens }) => {
      test.setTimeout(600_000)
      const harm = await watchForHarm(page, baseUrl)
      for (const noun of await listSections({ baseUrl, token: tokens.full }, SEEDED[name])) {
        await test.step(noun, async () => {
          await page.setViewportSize({ width: 1440, height: 900 })
          await goOn(page, reportPage(SEEDED[name], noun))
          await waitForContent(page)
          await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>window.__hit=1</script>')
          await openEverything(page)
          await expectNoHarm(page, harm)
          await expectNothingSticksOut(page)
        })
      }
    })
  })
}

test('the printed report shows hostile text as text', async ({ page, baseUrl }) => {
  test.setTimeout(600_000)
  const harm = await watchForHarm(page, baseUrl)
  await page.goto(`/report/${SEEDED.hostile}/print`)
  await page.getByRole('button', { name: 'Minden fejezet' }).click()
  await waitForContent(page)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).nth(5)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('<script>window.__hit=1</script>').nth(20)).toBeVisible()
  await expectNoHarm(page, harm)
  await expectNothingSticksOut(page)
})

test('companies side by side, and their print, show hostile text as text', async ({ page, baseUrl }) => {
  const harm = await watchForHarm(page, baseUrl)
  for (const path of ['/comparison', '/print/comparison']) {
    await page.goto(`${path}?companies=${SEEDED.hostile},${SEEDED.hostileNonprofit},${SEEDED.overLong}`)
    await waitForContent(page)
    await expect(page.getByRole('main').getByText('<script>window.__hit=1</script>').nth(2)).toBeAttached()
    await expectNoHarm(page, harm)
    await expectNothingSticksOut(page)
  }
})

test('lists of companies show hostile text as text', async ({ page, baseUrl }) => {
  const harm = await watchForHarm(page, baseUrl)
  await page.goto(`/quick/search?query=${SEEDED.hostile}`)
  await expect(page.getByRole('main').getByText('<script>window.__hit=1</script>').first()).toBeVisible()
  await expectNothingSticksOut(page)
  await page.getByRole('banner').getByRole('combobox').fill(SEEDED.hostile)
  await expect(page.getByRole('option').first()).toContainText('<script>window.__hit=1</script>')
  await expectNoHarm(page, harm)
})
