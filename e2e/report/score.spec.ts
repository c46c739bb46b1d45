import { getReportScore } from '@merleg/contract/report/score.contract'
import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { expectNothingSticksOut, waitForContent } from '../support/page-checks.ts'
import { read } from '../support/server-call.ts'

const panel = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const toNumber = (text: string | null): number => Number((text ?? '').replace('\u2212', '-').replaceAll(/[^\d-]/g, ''))

/** The points of every row, and the total under them. */
async function readPoints(page: Page): Promise<{ sum: number; total: number }> {
  const table = panel(page, 'Miért ez a minősítés?').getByRole('table')
  const cells = await table.locator('tr[data-part] > td:last-child').allTextContents()
  const total = toNumber(await table.locator('tfoot td').last().textContent())
  return { sum: cells.map(toNumber).reduce((sum, points) => sum + points, 0), total }
}

test('from the badge to the reasons, which add up to the points of the badge', async ({ page, companies }) => {
  await page.goto(`/report/${companies.rich.companyId}/summary`)
  const badge = page.getByRole('complementary').getByRole('link', { name: /Miért ez a minősítés\?$/ })
  const points = toNumber(/^\d+/.exec((await badge.textContent()) ?? '')?.[0] ?? '')
  await badge.press('Enter')
  await expect(page).toHaveURL(/\/score$/)
  await expect(panel(page, 'Miért ez a minősítés?')).toBeVisible()
  expect(await readPoints(page)).toEqual({ sum: points, total: points })
  await page.getByText('Téma szerint').click()
  await expect(page).toHaveURL(/order=kind/)
  expect(await readPoints(page)).toEqual({ sum: points, total: points })
  await expectNoAxeViolations(page)
})

test('with the keyboard alone: into a row, along a slider; the address keeps both, and all goes back', async ({
  page,
  companies,
  baseUrl,
  tokens,
}) => {
  const id = companies.rich.companyId
  const score = await read(getReportScore, { baseUrl, token: tokens.full, params: { id } })
  const part = score.parts.find(({ kind }) => kind === 'factor')
  await page.goto(`/report/${id}/score`)
  const row = page
    .locator(`tr[data-part="${part?.key ?? ''}"]`)
    .getByRole('button')
    .first()
  await row.focus()
  await page.keyboard.press('Enter')
  await expect(row).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText(part?.reason ?? '', { exact: true })).toBeVisible()

  const board = panel(page, 'Mi lenne, ha…?')
  const slider = board.getByRole('slider').first()
  const actual = await slider.getAttribute('aria-valuetext')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/whatIf=/)
  const moved = await slider.getAttribute('aria-valuetext')
  expect(moved).not.toBe(actual)
  // Without what is only told to those who hear the page.
  const readResult = () => panel(page, 'A becsült minősítés').locator(':scope > div').allTextContents()
  const result = await readResult()
  await page.reload()
  await expect(slider).toHaveAttribute('aria-valuetext', moved ?? '')
  await expect(row).toHaveAttribute('aria-expanded', 'true')
  expect(await readResult()).toEqual(result)
  await expectNoAxeViolations(page)

  await board.getByRole('button', { name: 'Minden vissza' }).press('Enter')
  await expect(slider).toHaveAttribute('aria-valuetext', actual ?? '')
  await expect(page).not.toHaveURL(/whatIf=/)
})

test('a company that has filed nothing is rated from the register alone, and that is said', async ({
  page,
  companies,
}) => {
  await page.goto(`/report/${companies.withoutStatements.companyId}/score`)
  await expect(panel(page, 'Csak a nyilvántartási adatok alapján')).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(0)
  const { sum, total } = await readPoints(page)
  expect(sum).toBe(total)
  await expectNoAxeViolations(page)
})

test.describe('without the module', () => {
  test.use({ account: 'basic' })
  test('the badge leads nowhere, the page to the offer', async ({ page, companies }) => {
    await page.goto(`/report/${companies.rich.companyId}/company-data`)
    await waitForContent(page)
    await expect(page.getByRole('link', { name: /Miért ez a minősítés/ })).toHaveCount(0)
    await page.goto(`/report/${companies.rich.companyId}/score`)
    await expect(page).toHaveURL(/error\/GazdasagiAdatok$/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, language: 'en' })
  test("a company's amount stands above that of its sector, both within the row", async ({ page, companies }) => {
    await page.goto(`/report/${companies.rich.companyId}/score`)
    const rows = page.locator('tr[data-part]:has(> td:nth-child(5))')
    await expect(rows.first()).toBeVisible()
    expect(await rows.count()).toBeGreaterThan(5)
    for (const row of await rows.all()) {
      const [around, name, value, typical] = await Promise.all(
        [row, row.locator('> th'), row.locator('> td').nth(0), row.locator('> td').nth(1)].map((one) =>
          one.boundingBox(),
        ),
      )
      if (!around || !name || !value) throw new Error('a row without its cells')
      expect(value.y).toBeGreaterThanOrEqual(name.y + name.height - 1)
      expect(value.x + value.width).toBeLessThanOrEqual(around.x + around.width + 1)
      // A factor that no sector figure is known of has none to show.
      if (typical && typical.height > 0) expect(typical.y).toBeGreaterThanOrEqual(value.y + value.height - 1)
    }
  })

  test('nothing is wider than the window, with everything open and moved', async ({ page, companies }) => {
    await page.goto(`/report/${companies.rich.companyId}/score`)
    await page.getByRole('button', { name: 'Open all' }).click()
    await page.getByRole('button', { name: 'How it is calculated' }).click()
    await page.getByRole('button', { name: 'Risk bands' }).click()
    await page.getByRole('slider').last().press('End')
    await expect(page).toHaveURL(/whatIf=/)
    // What comes of the sliders lies over them at the foot of the window.
    await page.evaluate('scrollTo(0, 0)')
    await expectNoAxeViolations(page)
    await expectNothingSticksOut(page)
  })
})

test('who asks by what model a company is rated gets its card', async ({ page, companies }) => {
  await page.goto(`/report/${companies.rich.companyId}/score`)
  await page.getByText(/^Modell: /).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Modellkártya letöltése' }).click()
  expect((await download).suggestedFilename()).toMatch(/^model-card-3-[0-9a-f]{8}\.md$/)
  await expectNoAxeViolations(page)
})
